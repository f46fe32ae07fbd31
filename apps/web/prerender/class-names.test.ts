import { expect, test } from '@jest/globals';
import { classNames } from './class-names.js';

test('a class keeps its name with a file mark that is the same on every machine', () => {
  const here = classNames('/home/us/web');
  const [card, foot] = [
    here('card', '/home/us/web/a.css', ''),
    here('foot', '/home/us/web/a.css', ''),
  ];
  expect(card).toMatch(/^_card_[\w-]{3}$/);
  expect(foot).toBe(card.replace('card', 'foot'));
  expect(classNames('/srv')('card', '/srv/a.css', '')).toBe(card);
});

test('the same class of another file is different', () => {
  const named = classNames('/');
  expect(named('card', '/a.css', '')).not.toBe(named('card', '/b.css', ''));
});

test('two files with the same mark are rejected', () => {
  const named = classNames('/');
  const all = () => {
    for (let nth = 0; nth < 10_000; nth += 1) named('card', `/${nth}.css`, '');
  };
  expect(all).toThrow(/^\d+\.css and \d+\.css have one mark/);
});

test.each([
  ['description', '.description {}', 'desc'],
  ['step', '.step .stepText {}', 'step'],
  ['stepText', '.step .stepText {}', 'stepText'],
  ['unfold', '.unfolded {} @keyframes unfold {}', 'unfold'],
])('%s in «%s» is called %s', (name, css, called) => {
  expect(classNames('/')(name, '/a.css', css)).toMatch(new RegExp(`^_${called}_[\\w-]{3}$`));
});
