import { expect, test } from '@jest/globals';
import { siteAt } from './site-at';

test.each([
  ['/', 'public'],
  ['/faq', 'public'],
  ['/embed', 'public'],
  ['/embedded/x', 'public'],
  ['/embed/a-key', 'embedded'],
  ['/embed?font=georgia', 'embedded'],
  ['/admin/login', 'secret'],
  ['/min-henvendelse/token', 'secret'],
])('%s belongs to the %s site', (address, site) => {
  expect(siteAt(address)).toBe(site);
});
