import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import type { S3Settings } from '../s3-file-store.js';

/** s3rver knows one key alone. */
const KEY = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };

/**
 * A real S3 server without Docker: s3rver speaks S3 over HTTP with its XML, pages and error codes,
 * refuses unknown keys and malformed signatures, and keeps objects on the disk. It does not compare
 * signatures of version 4, which are the client's own.
 */
export async function startS3(bucket: string) {
  const directory = await mkdtemp(join(tmpdir(), 'boligstyling-s3-'));
  const configureBuckets = [{ name: bucket, configs: [] as string[] }];
  const server = new S3rver({
    ...{ address: '127.0.0.1', port: 0, silent: true, directory, configureBuckets },
  });
  const { port } = await server.run();
  const endpoint = `http://127.0.0.1:${port}`;
  return {
    settings: { endpoint, region: 'us-east-1', bucket, ...KEY } satisfies S3Settings,
    close: async () => {
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
