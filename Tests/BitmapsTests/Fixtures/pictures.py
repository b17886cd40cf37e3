"""Writes pictures.json: small picture files, and the pixels that other programs read from them.

PNG files are put together here, byte by byte from the specification, JPEG files by Pillow. What is
expected is Pillow's decoding, colours converted by Pillow's own copy of Little CMS; where Pillow
does not know a feature it is worked out from the formula. Run with Pillow 10 or later:

    python3 Tests/BitmapsTests/Fixtures/pictures.py
"""

import base64
import io
import json
import os
import struct
import zlib

from PIL import Image, ImageCms, ImageOps

CASES = []
WIDTH, HEIGHT = 6, 5


# Colour profiles, by the ICC specification.


def s15(value):
    return struct.pack(">i", round(value * 65536))


def xyz(x, y, z):
    return b"XYZ \0\0\0\0" + s15(x) + s15(y) + s15(z)


def gamma_curve(gamma):
    return b"curv\0\0\0\0" + struct.pack(">IH", 1, round(gamma * 256)) + b"\0\0"


def srgb_curve():
    values = [2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045]
    return b"para\0\0\0\0" + struct.pack(">HH", 3, 0) + b"".join(s15(value) for value in values)


def profile(space, tags, version=0x02400000, kind=b"mntr", connection=b"XYZ "):
    tags = [(b"desc", b"desc\0\0\0\0" + struct.pack(">I", 2) + b"t\0" + b"\0" * 78)] + tags
    tags.append((b"wtpt", xyz(0.9642, 1, 0.8249)))
    table, body = b"", b""
    start = 128 + 4 + 12 * len(tags)
    for name, data in tags:
        data += b"\0" * (-len(data) % 4)
        table += name + struct.pack(">II", start + len(body), len(data))
        body += data
    size = start + len(body)
    head = struct.pack(">I4sI4s4s4s", size, b"none", version, kind, space, connection)
    head += struct.pack(">6H", 2026, 1, 1, 0, 0, 0) + b"acsp" + b"\0" * 28
    head += s15(0.9642) + s15(1) + s15(0.8249)
    head += b"\0" * (128 - len(head))
    return head + struct.pack(">I", len(tags)) + table + body


# Primaries of Display P3, adapted to D50 by the Bradford transform.
P3 = [(0.515102, 0.241182, -0.001050), (0.291965, 0.692236, 0.041881), (0.157153, 0.066582, 0.784378)]


def p3_profile(curve):
    names = [b"rXYZ", b"gXYZ", b"bXYZ"]
    tags = [(name, xyz(*light)) for name, light in zip(names, P3)]
    return profile(b"RGB ", tags + [(name, curve) for name in (b"rTRC", b"gTRC", b"bTRC")], 0x04200000)


def gray_profile(gamma):
    return profile(b"GRAY", [(b"kTRC", gamma_curve(gamma))])


def ink_profile():
    """Inks as a table of two steps each: a paper that is not white, and black that is not black."""
    table = b""
    for index in range(16):
        c, m, y, k = (index >> 3) & 1, (index >> 2) & 1, (index >> 1) & 1, index & 1
        lightness = max(96 - 30 * c - 40 * m - 8 * y - 78 * k, 6)
        a = -30 * c + 60 * m - 4 * y if not k else 0
        b = -38 * c - 4 * m + 80 * y if not k else 0
        table += struct.pack(
            ">3H", round(lightness / 100 * 65280), round((a + 128) * 256), round((b + 128) * 256))
    data = b"mft2\0\0\0\0" + bytes([4, 3, 2, 0])
    data += b"".join(s15(value) for value in (1, 0, 0, 0, 1, 0, 0, 0, 1))
    data += struct.pack(">HH", 2, 2) + struct.pack(">2H", 0, 65535) * 4 + table
    data += struct.pack(">2H", 0, 65535) * 3
    return profile(b"CMYK", [(b"A2B0", data)], kind=b"prtr", connection=b"Lab ")


def converted(image, data):
    """The picture in sRGB, from the profile of its own numbers."""
    source = ImageCms.ImageCmsProfile(io.BytesIO(data))
    target = ImageCms.createProfile("sRGB")
    return ImageCms.profileToProfile(
        image, source, target, renderingIntent=ImageCms.Intent.PERCEPTUAL, outputMode="RGB")


# PNG


def chunk(name, data):
    return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))


def packed(rows, depth):
    """Rows of samples with a filter byte each."""
    result = b""
    for row in rows:
        result += b"\0"
        if depth == 16:
            result += b"".join(struct.pack(">H", sample) for sample in row)
        elif depth == 8:
            result += bytes(row)
        else:
            bits = "".join(format(sample, "0%db" % depth) for sample in row)
            bits += "0" * (-len(bits) % 8)
            result += bytes(int(bits[i:i + 8], 2) for i in range(0, len(bits), 8))
    return result


PASSES = [(0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2)]


def png(color, depth, pixels, chunks=(), interlaced=False, late=()):
    """A file of pixels[y][x], each a tuple of samples."""
    height, width = len(pixels), len(pixels[0])
    flat = lambda row: [sample for pixel in row for sample in pixel]
    if interlaced:
        data = b""
        for x, y, dx, dy in PASSES:
            rows = [flat(row[x::dx]) for row in pixels[y::dy] if row[x::dx]]
            data += packed(rows, depth)
    else:
        data = packed([flat(row) for row in pixels], depth)
    head = struct.pack(">IIBBBBB", width, height, depth, color, 0, 0, int(interlaced))
    body = chunk(b"IHDR", head) + b"".join(chunk(*one) for one in chunks)
    body += chunk(b"IDAT", zlib.compress(data, 9)) + b"".join(chunk(*one) for one in late)
    return b"\x89PNG\r\n\x1a\n" + body + chunk(b"IEND", b"")


def samples(channels, depth):
    """A pattern with every channel of its own, extremes included."""
    top = (1 << depth) - 1
    return [[tuple(
        [(x * 97 + y * 31) % 256 * top // 255, (x * 50) % 256 * top // 255,
         (255 - y * 60) % 256 * top // 255, (x + y) * 25 * top // 255][channel]
        for channel in range(channels)) for x in range(WIDTH)] for y in range(HEIGHT)]


def rgba(pixels):
    return [channel for row in pixels for pixel in row for channel in pixel]


def pillow(data):
    image = Image.open(io.BytesIO(data))
    if image.mode.startswith("I"):
        # Sixteen bits of grey: Pillow would cut them off at 255.
        values = [round(value / 257) for value in image.get_flattened_data()]
        return [channel for value in values for channel in (value, value, value, 255)]
    return flattened(image.convert("RGBA"))


def flattened(image):
    return [channel for pixel in image.convert("RGBA").get_flattened_data() for channel in pixel]


def case(name, data, expected, tolerance=0, width=WIDTH, height=HEIGHT, remark="", file=True):
    CASES.append({
        "name": name, "file": base64.b64encode(data).decode(), "width": width, "height": height,
        "pixels": base64.b64encode(bytes(expected)).decode(), "tolerance": tolerance,
        "remark": remark, "isShownByFile": file})


def plain(name, color, depth, channels, **options):
    data = png(color, depth, samples(channels, depth), **options)
    # Pillow keeps the upper half of sixteen bits, the library rounds.
    case(name, data, pillow(data), tolerance=1 if depth == 16 else 0)


for depth in (1, 2, 4, 8, 16):
    plain("grey of %d bits" % depth, 0, depth, 1)
plain("colours of 8 bits", 2, 8, 3)
plain("colours of 16 bits", 2, 16, 3)
plain("grey and alpha of 8 bits", 4, 8, 2)
plain("grey and alpha of 16 bits", 4, 16, 2)
plain("colours and alpha of 8 bits", 6, 8, 4)
plain("colours and alpha of 16 bits", 6, 16, 4)
plain("interlaced colours", 2, 8, 3, interlaced=True)
plain("interlaced grey of 2 bits", 0, 2, 1, interlaced=True)
palette = bytes((i * 37 + j * 91) % 256 for i in range(16) for j in range(3))
for depth in (1, 2, 4, 8):
    indexes = [[((x + y) % min(1 << depth, 16),) for x in range(WIDTH)] for y in range(HEIGHT)]
    chunks = [(b"PLTE", palette[:3 * min(1 << depth, 16)]), (b"tRNS", bytes([255, 90]))]
    data = png(3, depth, indexes, chunks=chunks)
    case("palette of %d bits" % depth, data, pillow(data))
indexes = [[((x + y) % 4,) for x in range(WIDTH)] for y in range(HEIGHT)]
data = png(3, 2, indexes, chunks=[(b"PLTE", palette[:12])], interlaced=True)
case("interlaced palette", data, pillow(data))
first = samples(3, 8)[0][0]
data = png(2, 8, samples(3, 8), chunks=[(b"tRNS", struct.pack(">3H", *first))])
case("one colour that is transparent", data, pillow(data))

rgb = samples(3, 8)
image = Image.new("RGB", (WIDTH, HEIGHT))
image.putdata([pixel for row in rgb for pixel in row])
icc = lambda data: (b"iCCP", b"t\0\0" + zlib.compress(data, 9))
data = p3_profile(srgb_curve())
case("colours of a wider display", png(2, 8, rgb, chunks=[icc(data)]),
     flattened(converted(image, data)), 1, file=False)
with_alpha = samples(4, 8)
expected = flattened(converted(image, data))
for index, pixel in enumerate(pixel for row in with_alpha for pixel in row):
    expected[index * 4 + 3] = pixel[3]
case("colours of a wider display, and alpha", png(6, 8, with_alpha, chunks=[icc(data)]), expected, 1,
     file=False)
case("colours of a wider display, by code points", png(2, 8, rgb, chunks=[(b"cICP", bytes([12, 13, 0, 1]))]),
     flattened(converted(image, data)), 1, file=False)
data = p3_profile(gamma_curve(1.8))
chunks = [(b"gAMA", struct.pack(">I", round(100000 / 1.8))),
          (b"cHRM", struct.pack(">8I", 31270, 32900, 68000, 32000, 26500, 69000, 15000, 6000))]
case("primaries and gamma", png(2, 8, rgb, chunks=chunks), flattened(converted(image, data)), 2, file=False)
data = ImageCms.ImageCmsProfile(ImageCms.createProfile("sRGB")).tobytes()
case("a profile that is sRGB's own", png(2, 8, rgb, chunks=[icc(data)]), flattened(image))
chunks = [(b"gAMA", struct.pack(">I", 45455)),
          (b"cHRM", struct.pack(">8I", 31270, 32900, 64000, 33000, 30000, 60000, 15000, 6000))]
case("primaries and gamma of sRGB", png(2, 8, rgb, chunks=chunks), flattened(image))
case("a profile that is none", png(2, 8, rgb, chunks=[(b"iCCP", b"t\0\0" + zlib.compress(b"none"))]),
     flattened(image), remark="has a colour profile that can't be read")
case("a profile that is damaged", png(2, 8, rgb, chunks=[(b"iCCP", b"t\0\0nonsense")]),
     flattened(image), remark="has a colour profile that can't be read")
grey = Image.new("L", (WIDTH, HEIGHT))
grey.putdata([pixel[0] for row in samples(1, 8) for pixel in row])
data = gray_profile(1.4)
case("greys of another curve", png(0, 8, samples(1, 8), chunks=[icc(data)]),
     flattened(converted(grey, data)), 1, file=False)
case("colours with a profile of greys", png(2, 8, rgb, chunks=[icc(data)]), flattened(image),
     remark="has a colour profile that can't be used")


def light(value):
    """Linear light as sRGB."""
    value /= 255
    return round(255 * (12.92 * value if value <= 0.0031308 else 1.055 * value ** (1 / 2.4) - 0.055))


# The library takes a power of 1 / 2.2 for the curve, which is up to six steps off in the dark.
expected = rgba([[tuple(light(channel) for channel in pixel) + (255,) for pixel in row] for row in rgb])
case("linear light", png(2, 8, rgb, chunks=[(b"gAMA", struct.pack(">I", 100000))]), expected, 8, file=False)

frame = struct.pack(">IIIIIHHBB", 0, WIDTH, HEIGHT, 0, 0, 1, 10, 0, 0)
second = struct.pack(">IIIIIHHBB", 1, WIDTH, HEIGHT, 0, 0, 1, 10, 0, 0)
other = zlib.compress(packed([[0] * WIDTH * 3] * HEIGHT, 8))
data = png(2, 8, rgb, chunks=[(b"acTL", struct.pack(">II", 2, 0)), (b"fcTL", frame)],
           late=[(b"fcTL", second), (b"fdAT", struct.pack(">I", 2) + other)])
case("animated", data, flattened(image), remark="is animated", file=False)

for orientation in range(1, 9):
    exif = Image.Exif()
    exif[0x0112] = orientation
    # A PNG chunk holds the data from the mark of the byte order on.
    file = png(2, 8, rgb, chunks=[(b"eXIf", exif.tobytes()[6:])])
    upright = ImageOps.exif_transpose(Image.open(io.BytesIO(file)))
    case("PNG that lies as %d" % orientation, file, flattened(upright),
         width=upright.width, height=upright.height, file=orientation == 1)


# JPEG


def smooth(mode, width=24, height=16):
    image = Image.new("RGB", (width, height))
    image.putdata([(x * 255 // (width - 1), y * 255 // (height - 1), (x + y) * 255 // (width + height - 2))
                   for y in range(height) for x in range(width)])
    return image.convert(mode)


def jpeg(image, **options):
    stream = io.BytesIO()
    image.save(stream, "JPEG", **options)
    return stream.getvalue()


def jpeg_case(name, data, expected=None, tolerance=2, **options):
    if expected is None:
        expected = Image.open(io.BytesIO(data)).convert("RGB")
    case(name, data, flattened(expected), tolerance, expected.width, expected.height, **options)


for subsampling in (0, 1, 2):
    jpeg_case("JPEG with chroma of kind %d" % subsampling,
              jpeg(smooth("RGB"), quality=90, subsampling=subsampling))
jpeg_case("progressive JPEG", jpeg(smooth("RGB"), quality=90, progressive=True))
jpeg_case("JPEG of greys", jpeg(smooth("L"), quality=90))
data = p3_profile(srgb_curve())
file = jpeg(smooth("RGB"), quality=95, subsampling=0, icc_profile=data)
jpeg_case("JPEG of a wider display", file, converted(Image.open(io.BytesIO(file)), data), file=False)
data = gray_profile(1.4)
file = jpeg(smooth("L"), quality=95, icc_profile=data)
jpeg_case("JPEG of greys of another curve", file, converted(Image.open(io.BytesIO(file)), data), file=False)
file = jpeg(smooth("RGB"), quality=95, icc_profile=data)
jpeg_case("JPEG with a profile of greys", file, remark="has a colour profile that does not fit")
data = ImageCms.ImageCmsProfile(ImageCms.createProfile("sRGB")).tobytes()
jpeg_case("JPEG with a profile that is sRGB's own", jpeg(smooth("RGB"), quality=90, icc_profile=data))
inks = Image.merge("CMYK", [*smooth("RGB").split(), smooth("L").point(lambda value: value // 3)])
file = jpeg(inks, quality=95)
jpeg_case("JPEG of inks", file, Image.open(io.BytesIO(file)).convert("RGB"),
          remark="has inks (CMYK) without a profile", file=False)
data = ink_profile()
file = jpeg(inks, quality=95, icc_profile=data)
jpeg_case("JPEG of inks with a profile", file, converted(Image.open(io.BytesIO(file)), data), file=False)
for orientation in range(1, 9):
    exif = Image.Exif()
    exif[0x0112] = orientation
    file = jpeg(smooth("RGB"), quality=90, exif=exif)
    jpeg_case("JPEG that lies as %d" % orientation, file,
              ImageOps.exif_transpose(Image.open(io.BytesIO(file))).convert("RGB"),
              file=orientation == 1)

with open(os.path.join(os.path.dirname(__file__), "pictures.json"), "w") as target:
    json.dump(CASES, target, indent=1)
    target.write("\n")
print(len(CASES), "pictures")
