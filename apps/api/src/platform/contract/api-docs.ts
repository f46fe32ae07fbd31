import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { GUIDE_STYLE, guidePage } from './guide-page.js';
import { projectFile } from '../system/project-file.js';
import { allowPicturesAsData } from '../headers/security-headers.js';

const SWAGGER_UI = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
const FILES = ['/swagger-ui.css', '/swagger-ui-bundle.js', '/favicon-32x32.png'];

const TAGS_FOR_INTEGRATORS = ['leads', 'integrators', 'partners', 'webhooks'];

/** Swagger UI's own page has inline scripts and styles, which our policy forbids. */
const pageWith = (start: string) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <meta name="robots" content="noindex, nofollow" />
    <title>API</title>
    <link rel="icon" href="/api/docs/favicon-32x32.png" />
    <link rel="stylesheet" href="/api/docs/swagger-ui.css" />
    <script defer src="/api/docs/swagger-ui-bundle.js"></script>
    <script defer src="${start}"></script>
  </head>
  <body>
    <main id="docs"></main>
  </body>
</html>
`;

const startWith = (file: string) => `SwaggerUIBundle({
  url: '/api/${file}',
  dom_id: '#docs',
  deepLinking: true,
  defaultModelsExpandDepth: 0,
  displayRequestDuration: true,
  tryItOutEnabled: true,
  validatorUrl: null,
});
`;

/** Redirects a link to a call that only the whole contract has. */
const LEAD_TO_WHOLE = `const [, tag] = location.hash.split('/');
if (tag && !${JSON.stringify(TAGS_FOR_INTEGRATORS)}.includes(tag)) {
  location.replace('/api/docs/whole' + location.hash);
}
`;

/**
 * Swagger UI takes ten seconds of a core for the whole, and as long to open one call, so
 * integrators get a part.
 */
export async function serveApiDocs(fastify: FastifyInstance): Promise<void> {
  await fastify.register(fastifyStatic, {
    root: SWAGGER_UI,
    prefix: '/api/docs/',
    allowedPath: (path) => FILES.includes(path),
    index: false,
    decorateReply: false,
  });
  const serve = (path: string, type: string, content: string) =>
    fastify.get(path, (_, reply) => reply.type(`${type}; charset=utf-8`).send(content));
  const servePage = (path: string, file: string, script: string, before = '') => {
    fastify.get(`/api/${file}`, async (_, reply) =>
      reply.type('application/yaml; charset=utf-8').send(await readFile(projectFile(file))),
    );
    serve(script, 'text/javascript', before + startWith(file));
    fastify.get(path, (_, reply) => {
      allowPicturesAsData(reply);
      return reply.type('text/html; charset=utf-8').send(pageWith(script));
    });
  };
  servePage('/api/docs', 'openapi-integrators.yaml', '/api/docs/start.js', LEAD_TO_WHOLE);
  servePage('/api/docs/whole', 'openapi.yaml', '/api/docs/whole.js');
  serve('/api/docs/guide.css', 'text/css', GUIDE_STYLE);
  let guide: Promise<string> | undefined;
  fastify.get('/api/docs/guide', async (_, reply) => {
    guide ??= readFile(projectFile('docs/integrating.md'), 'utf8').then(guidePage);
    return reply.type('text/html; charset=utf-8').send(await guide);
  });
}
