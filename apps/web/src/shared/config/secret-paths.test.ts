import { expect, test } from '@jest/globals';
import { adminPaths } from './admin-paths';
import { paths } from './paths';
import { isSecretPath } from './secret-paths';

test.each([
  '/min-henvendelse/owner.1.2.3',
  '/min-henvendelse',
  '/MIN-henvendelse/x/',
  '/min%2Dhenvendelse/x',
  '//min-henvendelse//x',
  '/min-henvendelse/x%E0',
  '/partner/svar/assignment.1.2.3',
  '/partner/svar/x/og/mer',
  '/admin',
  '/admin/login',
  '/Admin/partnere',
])('%s is secret', (path) => {
  expect(isSecretPath(path)).toBe(true);
});

test.each([
  '/',
  '/oslo',
  '/administrator',
  '/min-henvendelser',
  '/boligstyling/admin',
  '/%E0%A4%A',
])('%s is not secret', (path) => {
  expect(isSecretPath(path)).toBe(false);
});

test('signed links, partner pages and administrator pages are secret', () => {
  const secret = Object.values({ ...paths, ...adminPaths }).filter(isSecretPath);
  expect(secret).toEqual([
    '/partner',
    '/partner/logg-inn',
    '/partner/svar',
    '/partner/vilkar',
    '/partner/tilbud',
    '/min-henvendelse',
    '/min-henvendelse/siste',
    '/admin/login',
    '/admin',
    '/admin/velkommen',
    '/admin/nettleser',
    '/admin/henvendelse',
    '/admin/partnere',
    '/admin/salg',
    '/admin/fakturaer',
    '/admin/dekning',
    '/admin/kilder',
    '/admin/anmeldelser',
    '/admin/integratorer',
    '/admin/webhooks',
    '/admin/konto',
    '/admin/personer',
    '/admin/revisjonslogg',
  ]);
});

test('an address of slashes only is parsed in linear time', () => {
  const start = performance.now();
  expect(isSecretPath('/'.repeat(1_000_000))).toBe(false);
  expect(performance.now() - start).toBeLessThan(60_000);
});
