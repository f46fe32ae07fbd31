import { expect, it } from '@jest/globals';
import { PUBLIC_PAGES } from '../apps/e2e/harness/public-pages';
import { paths } from '../apps/web/src/shared/config/paths';
import { isSecretPath } from '../apps/web/src/shared/config/secret-paths';

it('every public page is covered by journeys, measurements and size limits', () => {
  const opened = PUBLIC_PAGES.map(([path]) => path);
  const all = Object.values(paths).filter((path) => !isSecretPath(path));
  expect(all.filter((path) => !opened.includes(path))).toEqual([]);
});
