#!/bin/sh
# Versions: @aws-sdk/client-s3 3.1175.0 against s3rver 3.7.1.
# Input: five bytes with a stated length, once as a buffer and once as a stream.
# Behaviour: for a stream the client sends chunks with a checksum behind them by default. The server
# answers 200 and stores the chunk headers and the checksum as part of the object.
# Output:
#> buffer: "hello"
#> stream: "5\r\nhello\r\n0\r\nx-amz-checksum-crc32:NhCmhg==\r\n\r\n"
#> stream with checksums WHEN_REQUIRED: "hello"
. "$(dirname "$0")/run"
npm_packages @aws-sdk/client-s3@3.1175.0 s3rver@3.7.1
run_node <<'END'
import { mkdtempSync } from 'node:fs';
import { Readable } from 'node:stream';
import { GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import S3rver from 's3rver';

const server = new S3rver({
  ...{ port: 0, address: '127.0.0.1', silent: true, directory: mkdtempSync('objects') },
  configureBuckets: [{ name: 'pictures' }],
});
const { port } = await server.run();

async function stored(Body, settings = {}) {
  const client = new S3Client({
    ...{ endpoint: `http://127.0.0.1:${port}`, region: 'us-east-1', forcePathStyle: true },
    ...{ credentials: { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' }, ...settings },
  });
  const [Bucket, Key] = ['pictures', 'stue.webp'];
  await client.send(new PutObjectCommand({ Bucket, Key, Body, ContentLength: 5 }));
  const { Body: read } = await client.send(new GetObjectCommand({ Bucket, Key }));
  return JSON.stringify(await read.transformToString());
}

const bytes = Buffer.from('hello');
const settings = { requestChecksumCalculation: 'WHEN_REQUIRED' };
console.log('buffer:', await stored(bytes));
console.log('stream:', await stored(Readable.from([bytes])));
const plain = await stored(Readable.from([bytes]), settings);
console.log('stream with checksums WHEN_REQUIRED:', plain);
process.exit();
END
