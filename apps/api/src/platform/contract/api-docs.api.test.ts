import { readFile } from 'node:fs/promises';
import { describe, expect, it } from '@jest/globals';
import { ownApi } from '../../testing/start-api.js';

describe('the documented API', () => {
  const api = ownApi();

  const get = (path: string) => fetch(api.address + path);

  it('is the contract that is committed', async () => {
    const answer = await get('/api/openapi.yaml');
    const committed = new URL('../../../../../openapi.yaml', import.meta.url);
    expect(answer.headers.get('content-type')).toBe('application/yaml; charset=utf-8');
    expect(await answer.text()).toBe(await readFile(committed, 'utf8'));
  });

  it('can be browsed under the policy of every page, but for icons in its style sheet', async () => {
    const answer = await get('/api/docs');
    const page = await answer.text();
    const everywhere = (await get('/api/health/live')).headers.get('content-security-policy');
    expect(answer.headers.get('content-security-policy')).toBe(
      everywhere?.replace("img-src 'self'", "img-src 'self' data:"),
    );
    expect(everywhere).toMatch(/script-src 'self';style-src 'self';img-src 'self';/);
    expect(page).not.toMatch(/<style|style=|<script(?![^>]* src=)/);
    for (const [, path = ''] of page.matchAll(/(?:src|href)="([^"]+)"/g)) {
      const linked = await get(path);
      // Read to its end: an answer that nobody reads keeps the API from closing.
      await linked.arrayBuffer();
      expect([path, linked.status]).toEqual([path, 200]);
    }
  });

  it.each(['/api/docs/package.json', '/api/docs/..%2f..%2fpackage.json', '/api/docs/index.html'])(
    'shows nothing else of the disk: %s',
    async (path) => {
      const answer = await get(path);
      expect(answer.status).toBe(404);
      expect(await answer.json()).toMatchObject({ type: '/problems/not-found' });
    },
  );
});
