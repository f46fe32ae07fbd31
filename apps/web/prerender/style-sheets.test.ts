import { expect, test } from '@jest/globals';
import { stylesOf } from './style-sheets';

const sheet = (name: string, ...classes: string[]) => ({
  href: `/assets/${name}.css`,
  css: classes.map((each) => `.${each}{}`).join(''),
  classes,
});
const MAIN = sheet('main');
const FORM = sheet('form', '_mark_1', '_card_2');
const OTHER_PAGE = sheet('other-page', '_mark_1', '_timeline_3');
const ROW = sheet('row', '_mark_1', '_row_4');
const SHEETS = [FORM, MAIN, OTHER_PAGE, ROW];

const hrefsFor = (...classes: string[]) =>
  stylesOf(`<p class="${classes.join(' ')}">`, MAIN.href, SHEETS).hrefs;

test('a page has the common sheet first, then those of its classes', () => {
  expect(hrefsFor('_card_2', '_row_4')).toEqual([MAIN.href, FORM.href, ROW.href]);
  expect(hrefsFor()).toEqual([MAIN.href]);
});

test('a class in several sheets adds none if one of them is needed anyway', () => {
  expect(hrefsFor('_mark_1', '_card_2')).toEqual([MAIN.href, FORM.href]);
  expect(hrefsFor('_mark_1', '_row_4')).toEqual([MAIN.href, ROW.href]);
});

test('a class that only such sheets have adds one of them', () => {
  expect(hrefsFor('_mark_1')).toEqual([MAIN.href, FORM.href]);
});
