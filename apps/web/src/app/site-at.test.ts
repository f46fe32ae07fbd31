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
])('%s is loaded for what is %s', (address, site) => {
  expect(siteAt(address)).toBe(site);
});
