import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { ownApi } from '../../testing/start-api.js';
import { FORM_HEADERS } from '../limits/form-hints.js';

interface Contract {
  paths: Record<string, Record<string, { security?: object[] }>>;
  servers: object[];
  webhooks: object;
  components: {
    securitySchemes: object;
    parameters: Record<string, { name: string }>;
    schemas: Record<string, object>;
  };
  tags: { name: string }[];
}

/** Without the headers of our own forms. */
function withoutHints({ paths, components }: Contract): object {
  const isOfForm = ({ name, $ref = '' }: { name?: string; $ref?: string }) =>
    FORM_HEADERS.includes(name ?? components.parameters[$ref.split('/').at(-1)!]!.name);
  const text = JSON.stringify(paths, (key, value: unknown) => {
    if (key !== 'parameters') return value;
    const kept = (value as object[]).filter((each) => !isOfForm(each));
    return kept.length > 0 ? kept : undefined;
  });
  return JSON.parse(text) as object;
}

const committed = (file: string) =>
  readFileSync(new URL(`../../../../../${file}`, import.meta.url), 'utf8');
const contractIn = (file: string) => parse(committed(file)) as Contract;
const isOpenedByKey = (item: Contract['paths'][string]) =>
  Object.values(item).some(({ security = [] }) => security.some((scheme) => 'apikey' in scheme));

const NEXT = { $ref: '#/components/schemas/NextCursor' };

describe('the documented API', () => {
  const api = ownApi();

  const get = (path: string) => fetch(api.address + path);

  it.each(['openapi.yaml', 'openapi-integrators.yaml'])(
    'equals the committed file, but names the public address as its server: %s',
    async (file) => {
      const answer = await get(`/api/${file}`);
      expect(answer.headers.get('content-type')).toBe('application/yaml; charset=utf-8');
      const served = await answer.text();
      expect((parse(served) as Contract).servers).toEqual([
        { url: 'http://localhost:3000', description: expect.any(String) },
      ]);
      expect(served.replace('http://localhost:3000\n', '/\n')).toBe(committed(file));
    },
  );

  it('lists for integrators exactly the calls that an API key opens', () => {
    const whole = contractIn('openapi.yaml');
    const part = contractIn('openapi-integrators.yaml');
    const opened = Object.entries(whole.paths).filter(([, item]) => isOpenedByKey(item));
    expect(withoutHints(part)).toEqual(
      withoutHints({ ...whole, paths: Object.fromEntries(opened) }),
    );
    expect(part.webhooks).toEqual(whole.webhooks);
    expect(Object.keys(part.components.securitySchemes)).toEqual(['apikey']);
  });

  it('asks integrators for no headers of our own forms, which importers fill in', () => {
    for (const name of FORM_HEADERS) expect(committed('openapi.yaml')).toContain(`name: ${name}`);
    expect(committed('openapi-integrators.yaml')).not.toContain('name: X-Form-');
  });

  it('has the last page as an integrator’s example, because a client of a mock server reads on until it', () => {
    const { schemas } = contractIn('openapi-integrators.yaml').components;
    expect(schemas.OwnLeadsDto).toHaveProperty('properties.next_cursor', NEXT);
    expect(schemas.IntegratorQuotesDto).toHaveProperty('properties.next_cursor', NEXT);
    expect(schemas.NextCursor).toHaveProperty('example', null);
  });

  it('redirects a link to a call that only the whole contract has', async () => {
    const script = await (await get('/api/docs/start.js')).text();
    const ledTo = (hash: string) => {
      const led: string[] = [];
      const location = { hash, replace: (url: string) => led.push(url) };
      runInNewContext(script, { location, SwaggerUIBundle: () => undefined });
      return led;
    };
    expect(ledTo('#/admin/listLeads')).toEqual(['/api/docs/whole#/admin/listLeads']);
    expect(ledTo('#/old%20links/confirm')).toEqual(['/api/docs/whole#/old%20links/confirm']);
    const { tags } = contractIn('openapi-integrators.yaml');
    for (const name of [...tags.map((tag) => tag.name), 'webhooks']) {
      expect(ledTo(`#/${name}/something`)).toEqual([]);
    }
    expect(ledTo('')).toEqual([]);
  });

  it.each(['/api/docs', '/api/docs/whole'])(
    'renders under the site’s policy, plus icons in its style sheet: %s',
    async (path) => {
      const answer = await get(path);
      const page = await answer.text();
      const everywhere = (await get('/api/health/live')).headers.get('content-security-policy');
      expect(answer.headers.get('content-security-policy')).toBe(
        everywhere?.replace("img-src 'self'", "img-src 'self' data:"),
      );
      expect(everywhere).toMatch(/script-src 'self';style-src 'self';img-src 'self';/);
      expect(page).not.toMatch(/<style|style=|<script(?![^>]* src=)/);
      for (const [, file = ''] of page.matchAll(/(?:src|href)="([^"]+)"/g)) {
        const linked = await get(file);
        // An unread answer would keep the API from closing.
        await linked.arrayBuffer();
        expect([file, linked.status]).toEqual([file, 200]);
      }
    },
  );

  it('shows the integrators’ guide as a page under the site’s policy, whose links work', async () => {
    const answer = await get('/api/docs/guide');
    const page = await answer.text();
    const everywhere = (await get('/api/health/live')).headers.get('content-security-policy');
    expect(answer.headers.get('content-security-policy')).toBe(everywhere);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(page).not.toMatch(/<style|style=|<script/);
    const headings = committed('docs/integrating.md')
      .replaceAll(/```[^`]*```/g, '')
      .match(/^#+ .+$/gm);
    expect(page.match(/<h[1-4] /g)).toHaveLength(headings?.length ?? 0);
    for (const [, link = ''] of page.matchAll(/href="([^"]+)"/g)) {
      if (link.startsWith('https:')) continue;
      if (link.startsWith('#')) expect(page).toContain(` id="${link.slice(1)}"`);
      else expect([link, (await get(link)).status]).toEqual([link, 200]);
    }
  });

  it.each(['/api/docs/package.json', '/api/docs/..%2f..%2fpackage.json', '/api/docs/index.html'])(
    'exposes no other file of the disk: %s',
    async (path) => {
      const answer = await get(path);
      expect(answer.status).toBe(404);
      expect(await answer.json()).toMatchObject({ type: '/problems/not-found' });
    },
  );
});
