import { globSync, readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import * as globals from './globals.mjs';

it('has all that the mutated packages’ tests use of Jest', () => {
  const tests = globSync('libs/{domain,application,messages}/src/**/{*.test,testing/**/*}.ts');
  const text = tests.map((file) => readFileSync(file, 'utf8')).join('\n');
  const imports = text.matchAll(/import \{([^}]+)\} from '@jest\/globals'/g);
  const names = [...imports].flatMap(([, list]) => list.split(',')).map((name) => name.trim());
  const methods = [...text.matchAll(/\bjest\.(\w+)/g)].map(([, method]) => method);
  expect(tests.length).toBeGreaterThan(200);
  expect(Object.keys(globals)).toEqual(expect.arrayContaining([...new Set(names)]));
  expect(Object.keys(globals.jest)).toEqual(expect.arrayContaining([...new Set(methods)]));
});
