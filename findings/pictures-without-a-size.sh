#!/bin/sh
# Versions: buffer-image-size 0.6.4, @coderosh/image-size 2.0.1, imageinfo 1.0.4, fast-image-size 0.1.3;
# for comparison imagesize 1.0.0, and jpeg-js 0.4.4, which makes and decodes the pictures.
# Input: a JPEG of 160 by 90 pixels with a fill byte before its second marker, which ITU-T T.81 allows
# before any marker (B.1.1.2), and one with Exif data, as cameras write.
# Behaviour: all four refuse the fill byte or find no size, and fast-image-size finds none with Exif
# data either.
# Output:
#> plain: jpeg-js 160x90, imagesize 160x90, buffer-image-size 160x90, @coderosh/image-size 160x90, imageinfo 160x90, fast-image-size 160x90
#> fill byte: jpeg-js 160x90, imagesize 160x90, buffer-image-size refuses, @coderosh/image-size refuses, imageinfo none, fast-image-size none
#> Exif: jpeg-js 160x90, imagesize 160x90, buffer-image-size 160x90, @coderosh/image-size 160x90, imageinfo 160x90, fast-image-size none
. "$(dirname "$0")/run"
npm_packages buffer-image-size@0.6.4 @coderosh/image-size@2.0.1 imageinfo@1.0.4 \
  fast-image-size@0.1.3 imagesize@1.0.0 jpeg-js@0.4.4
run_node <<'JS'
import { writeFileSync } from 'node:fs';
import coderosh from '@coderosh/image-size';
import bufferImageSize from 'buffer-image-size';
import fastImageSize from 'fast-image-size';
import imageinfo from 'imageinfo';
import imagesize from 'imagesize';
import jpeg from 'jpeg-js';

const [width, height] = [160, 90];
const plain = jpeg.encode({ width, height, data: Buffer.alloc(width * height * 4, 120) }, 80).data;
const after = (bytes) => Buffer.concat([plain.subarray(0, 2), bytes, plain.subarray(2)]);
// An Exif segment whose only field says that the picture is upright.
const EXIF = 'ffe100224578696600004d4d002a000000080001011200030000000100010000' + '00000000';
const PICTURES = {
  plain,
  'fill byte': after(Buffer.from([0xff])),
  Exif: after(Buffer.from(EXIF, 'hex')),
};
const size = coderosh.default ?? coderosh;
const READERS = {
  'jpeg-js': ({ bytes }) => jpeg.decode(bytes),
  imagesize: ({ bytes }) => {
    const parser = imagesize.Parser();
    parser.parse(bytes);
    return parser.getResult();
  },
  'buffer-image-size': ({ bytes }) => bufferImageSize(bytes),
  '@coderosh/image-size': ({ bytes }) => size(bytes),
  imageinfo: ({ bytes }) => imageinfo(bytes),
  'fast-image-size': ({ file }) => fastImageSize(file),
};
for (const [picture, bytes] of Object.entries(PICTURES)) {
  const file = `${picture}.jpg`;
  writeFileSync(file, bytes);
  const seen = [];
  for (const [name, read] of Object.entries(READERS)) {
    try {
      const found = await read({ bytes, file });
      seen.push(`${name} ${found?.width ? `${found.width}x${found.height}` : 'none'}`);
    } catch {
      seen.push(`${name} refuses`);
    }
  }
  console.log(`${picture}: ${seen.join(', ')}`);
}
JS
