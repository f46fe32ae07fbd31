import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Config } from '../config.js';

const RUNTIME_CONFIG = /(<script type="application\/json" id="runtime-config">)[^<]*/;

/**
 * Serves the built SPA from `folder`: its files as they are, and its page for every other path
 * outside the API, with what the operator configured in it.
 */
export async function serveSpa(
  app: NestFastifyApplication,
  config: Config,
  folder: string,
): Promise<void> {
  const page = withRuntimeConfig(await readFile(join(folder, 'index.html'), 'utf8'), config);
  const fastify = app.getHttpAdapter().getInstance();
  await fastify.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    index: false,
    globIgnore: ['index.html'],
    cacheControl: false,
    setHeaders: (reply, path) => {
      const forever = path.startsWith(join(folder, 'assets'));
      reply.header('cache-control', forever ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  fastify.get('/*', (request, reply) => {
    if (/^\/(api|functions)(\/|$)/.test(request.url)) return reply.callNotFound();
    return reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(page);
  });
}

/** Data, not code: a strict content security policy lets it through. */
function withRuntimeConfig(page: string, config: Config): string {
  const seenByVisitors = {
    productName: config.productName,
    wordmark: config.wordmark,
    contactEmail: config.contactEmail,
    publicApiKey: config.publicApiKey,
    addressSearchUrl: config.addressSearchUrl,
    googleAdsSendTo: config.googleAdsSendTo,
    ga4Id: config.ga4Id,
    metaPixelId: config.metaPixelId,
  };
  const json = JSON.stringify(seenByVisitors).replaceAll('<', '\\u003c');
  return page.replace(RUNTIME_CONFIG, (_, start: string) => start + json);
}
