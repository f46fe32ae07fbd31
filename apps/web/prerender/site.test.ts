import { expect, test } from '@jest/globals';
import { codeLinks } from './site';

const manifest = {
  'page.tsx': { file: 'page.js', imports: ['_shared.js', '_start.js'], css: ['page.css'] },
  '_shared.js': { file: 'shared.js', imports: ['_start.js'], css: ['shared.css'] },
  '_start.js': { file: 'start.js', imports: ['_shared.js'] },
  'later.tsx': { file: 'later.js' },
};

test('each file is linked once, styles of imported modules first', () => {
  expect(codeLinks(manifest, ['page.tsx', '_start.js']).match(/[\w]+\.(css|js)/g)).toEqual([
    ...['shared.css', 'page.css'],
    ...['page.js', 'shared.js', 'start.js'],
  ]);
});
