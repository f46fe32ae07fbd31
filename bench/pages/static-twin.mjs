import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';

const CLIENT = path.join(import.meta.dirname, '../../apps/web/dist/client');
const TYPES = {
  '.avif': 'image/avif',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

const withoutScripts = (html) =>
  html
    .replaceAll(/<script[^>]*>[^<]*<\/script>/g, '')
    .replaceAll(/<link rel="modulepreload"[^>]*>/g, '')
    .replaceAll(/<link rel="stylesheet"[^>]* disabled[^>]*>/g, '');

export async function startStaticTwin(productUrl, pages) {
  const documents = new Map();
  for (const page of pages) {
    const html = await (await fetch(productUrl + page)).text();
    documents.set(page, await promisify(brotliCompress)(withoutScripts(html)));
  }
  const server = createServer(async ({ url }, response) => {
    const document = documents.get(url);
    if (document) {
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.setHeader('content-encoding', 'br');
      return response.end(document);
    }
    response.setHeader('content-type', TYPES[path.extname(url)] ?? 'application/octet-stream');
    const file = await readFile(path.join(CLIENT, path.normalize(url))).catch(() => undefined);
    response.writeHead(file ? 200 : 404).end(file);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { url: `http://localhost:${server.address().port}`, stop: () => server.close() };
}
