import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const SITE = `
export const openSite = (_, { reviews, operator, noVat }) => ({
  destinationOf: (url) =>
    url.startsWith('/secret')
      ? { kind: 'secret', page: '/' }
      : url.startsWith('/embed/')
        ? { kind: 'embed', page: '/', key: url.slice('/embed/'.length) }
        : url === '/app'
          ? { kind: 'app' }
          : { kind: 'page', page: '/', status: 200 },
  knownPages: [],
  emptyDocument: { html: '' },
  render: async () => ({ html: '<!doctype html><title>Side</title>' + reviews.length + ' reviews' + (operator ? ', run by ' + operator : '') + (noVat ? ', without MVA' : ''), styleHash: "'sha256-abc='" }),
});`;

/**
 * A folder like the SPA's build: a page, a secret page, the dashboard, a framed form, the embed
 * script and an asset.
 */
export async function sampleSite(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'boligstyling-site-'));
  await mkdir(join(folder, 'client/assets'), { recursive: true });
  await mkdir(join(folder, 'server'));
  await writeFile(join(folder, 'client/assets/app-1a2b.js'), 'export {};');
  await writeFile(join(folder, 'client/embed.js'), '(function(){})()');
  await writeFile(join(folder, 'server/package.json'), '{"type":"module"}');
  await writeFile(join(folder, 'server/site.js'), SITE);
  return folder;
}
