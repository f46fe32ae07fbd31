import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { projectFile } from '../system/project-file.js';
import { allowPicturesAsData } from '../headers/security-headers.js';

const SWAGGER_UI = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
const FILES = ['/swagger-ui.css', '/swagger-ui-bundle.js', '/favicon-32x32.png'];

/** Swagger UI's own page has scripts and styles in it, which our content security policy forbids. */
const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <meta name="robots" content="noindex, nofollow" />
    <title>API</title>
    <link rel="icon" href="/api/docs/favicon-32x32.png" />
    <link rel="stylesheet" href="/api/docs/swagger-ui.css" />
    <script defer src="/api/docs/swagger-ui-bundle.js"></script>
    <script defer src="/api/docs/start.js"></script>
  </head>
  <body>
    <main id="docs"></main>
  </body>
</html>
`;
const START = `SwaggerUIBundle({
  url: '/api/openapi.yaml',
  dom_id: '#docs',
  deepLinking: true,
  defaultModelsExpandDepth: 0,
  displayRequestDuration: true,
  tryItOutEnabled: true,
  validatorUrl: null,
});
`;

/** Serves the contract, and a page to read it and to try its calls. */
export async function serveApiDocs(fastify: FastifyInstance): Promise<void> {
  const contract = await readFile(projectFile('openapi.yaml'), 'utf8');
  await fastify.register(fastifyStatic, {
    root: SWAGGER_UI,
    prefix: '/api/docs/',
    allowedPath: (path) => FILES.includes(path),
    index: false,
    decorateReply: false,
  });
  const serve = (path: string, type: string, content: string) =>
    fastify.get(path, (_, reply) => reply.type(`${type}; charset=utf-8`).send(content));
  serve('/api/openapi.yaml', 'application/yaml', contract);
  fastify.get('/api/docs', (_, reply) => {
    allowPicturesAsData(reply);
    return reply.type('text/html; charset=utf-8').send(PAGE);
  });
  serve('/api/docs/start.js', 'text/javascript', START);
}
