import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { RendererObject } from 'marked';
import { projectFile } from '../system/project-file.js';
import type { Config } from '../../config/config.js';
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

/** Swagger UI needs ten seconds of a core for the whole contract, so integrators get a part. */
export async function serveApiDocs(
  fastify: FastifyInstance,
  { publicUrl }: Pick<Config, 'publicUrl'>,
): Promise<void> {
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
    fastify.get(`/api/${file}`, async (_, reply) => {
      const contract = await readFile(projectFile(file), 'utf8');
      // A relative one leads importers elsewhere.
      const absolute = contract.replace(/(?<=^servers:\n {2}- url: )\/$/m, publicUrl);
      return reply.type('application/yaml; charset=utf-8').send(absolute);
    });
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

/** As GitHub makes them, so that links work in both places. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} -]/gu, '')
    .replaceAll(' ', '-');

/** Links to other files of the repository lead nowhere here, so their words stand alone. */
const LEADS_ON = /^(#|https:)/;

const renderer: RendererObject = {
  heading({ tokens, depth, text }) {
    return `<h${depth} id="${anchorOf(text)}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
  },
  link({ href, tokens }) {
    const words = this.parser.parseInline(tokens);
    return LEADS_ON.test(href) ? `<a href="${href}">${words}</a>` : words;
  },
  html: () => '',
};

const GUIDE_STYLE = `body { margin: 0; background: #fafafa; color: #3b4151; font: 16px/1.6 sans-serif; }
main { max-width: 860px; margin: 0 auto; padding: 24px 20px 64px; overflow-wrap: anywhere; }
h1, h2, h3 { line-height: 1.25; }
h2 { margin-top: 48px; border-top: 1px solid #d8dde7; padding-top: 24px; }
a { color: #2b5fb4; }
code { font-family: monospace; font-size: 0.9em; }
pre { overflow-x: auto; padding: 16px; border-radius: 4px; background: #1f2733; color: #f4f6fa; }
div { overflow-x: auto; }
table { border-collapse: collapse; font-size: 0.92em; overflow-wrap: normal; }
th, td { padding: 8px 12px; border: 1px solid #d8dde7; text-align: left; vertical-align: top; }
`;

async function guidePage(markdown: string): Promise<string> {
  const { Marked } = await import('marked');
  const body = (new Marked({ renderer }).parse(markdown, { async: false }) as string)
    .replaceAll('<table>', '<div tabindex="0"><table>')
    .replaceAll('</table>', '</table></div>')
    .replaceAll('<pre>', '<pre tabindex="0">');
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <meta name="robots" content="noindex, nofollow" />
    <title>Guide for integrators</title>
    <link rel="icon" href="/api/docs/favicon-32x32.png" />
    <link rel="stylesheet" href="/api/docs/guide.css" />
  </head>
  <body>
    <main>
      <p><a href="/api/docs">The calls</a></p>
${body}    </main>
  </body>
</html>
`;
}
