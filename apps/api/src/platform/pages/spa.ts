import { readdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import { KnownKeys } from '@boligstyling/application';
import fastifyStatic from '@fastify/static';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { brandStyles } from '../../config/brand.js';
import type { Config } from '../../config/config.js';
import { Pages, sendDocument } from './pages.js';
import {
  framedProtection,
  allowOpener,
  allowCrossOriginLoad,
  secretProtection,
} from '../headers/security-headers.js';
import { BRAND_STYLES, type FollowShown, openSite } from './site.js';

export const belongsToApi = (url: string): boolean => /^\/(api|functions)(\/|$)/.test(url);

/** They understand `{error}` and no problem documents. */
export const isCallByName = (url: string): boolean => /^\/functions(\/|$)/.test(url);

/** Other sites embed it under one fixed address, so its cache time delays a new version. */
const EMBED_SCRIPT = 'embed.js';
const EMBED_SCRIPT_SECONDS = 3_600;

const isServed = (file: string) => /^[^.].*\.(?!(br|gz|html)$)\w+$/.test(file);

/**
 * The SPA's files, and the page for every other path outside the API.
 *
 * @param follow calls back with changed content, upon which the pages are rendered anew
 * @throws Error when the SPA has not been built
 */
export async function serveSpa(
  app: NestFastifyApplication,
  config: Config,
  folder: string,
  follow: FollowShown,
): Promise<void> {
  let site = await openSite(folder, config);
  let pages = new Pages(site);
  follow(async (shown) => {
    site = await openSite(folder, config, shown);
    pages = new Pages(site);
  });
  const keepSecret = secretProtection(config);
  const letBeFramed = framedProtection(config);
  const keys = app.get(KnownKeys);
  const root = join(folder, 'client');
  const names = readdirSync(root, { recursive: true, encoding: 'utf8' });
  const files = new Set(names.map((name) => name.replaceAll(sep, '/')).filter(isServed));
  const fastify = app.getHttpAdapter().getInstance();
  await fastify.register(fastifyStatic, {
    root,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      if (path.startsWith(join(root, EMBED_SCRIPT))) {
        allowCrossOriginLoad(reply);
        return reply.header('cache-control', `public, max-age=${EMBED_SCRIPT_SECONDS}`);
      }
      const forever = path.startsWith(join(root, 'assets'));
      reply.header('cache-control', forever ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  fastify.get(BRAND_STYLES, (_, reply) =>
    reply
      .type('text/css; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(brandStyles(config.brand)),
  );
  fastify.get<{ Params: { '*': string } }>('/*', async (request, reply) => {
    if (belongsToApi(request.url)) return reply.callNotFound();
    if (files.has(request.params['*'])) return reply.sendFile(request.params['*']);
    const destination = site.destinationOf(request.originalUrl);
    switch (destination.kind) {
      case 'moved':
        return reply.redirect(destination.to);
      case 'secret':
        keepSecret(request, reply);
        return sendDocument(request, reply, await pages.get(destination.page));
      case 'app':
        return sendDocument(request, reply, await pages.empty());
      case 'embed': {
        const origins = await keys.framingOrigins(destination.key).catch((error: unknown) => {
          request.log.warn({ context: 'Pages', err: error });
        });
        if (!origins?.length) {
          return sendDocument(
            request,
            reply.status(origins ? 404 : 503),
            await pages.still('/404'),
          );
        }
        letBeFramed(request, reply, origins);
        return sendDocument(request, reply, await pages.get(destination.page));
      }
      case 'page':
        allowOpener(reply);
        return sendDocument(
          request,
          reply.status(destination.status),
          await pages.get(destination.page),
        );
    }
  });
  fastify.addHook('onListen', () => void pages.warmUp());
}
