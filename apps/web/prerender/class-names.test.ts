import { expect, test } from '@jest/globals';
import { classNames } from './class-names.js';

const CSS = '.card .foot {} @keyframes unfold {} .card:hover {} .unfolded {}';

test('a class has a file mark that is the same on every machine, and its place in the file', () => {
  const here = classNames('/home/us/web');
  const named = ['card', 'foot', 'unfold', 'unfolded'].map((name) =>
    here(name, '/home/us/web/a.css', CSS),
  );
  const [, mark] = /^_([\w-]{3})0$/.exec(named[0] ?? '') ?? [];
  expect(named).toEqual([`_${mark}0`, `_${mark}1`, `_${mark}2`, `_${mark}3`]);
  expect(classNames('/srv')('card', '/srv/a.css', CSS)).toBe(named[0]);
});

test('the same class of another file is different', () => {
  const named = classNames('/');
  expect(named('card', '/a.css', CSS)).not.toBe(named('card', '/b.css', CSS));
});

test('two files with the same mark are rejected', () => {
  const named = classNames('/');
  const all = () => {
    for (let nth = 0; nth < 10_000; nth += 1) named('card', `/${nth}.css`, CSS);
  };
  expect(all).toThrow(/^\d+\.css and \d+\.css have one mark/);
});
