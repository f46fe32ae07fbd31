import { expect, test } from '@jest/globals';
import { hasRareLetters, suggestEmails } from './suggest-email';

test.each([
  ['gmial.com', 'gmail.com'],
  ['gmal.com', 'gmail.com'],
  ['gamil.com', 'gmail.com'],
  ['gmail.con', 'gmail.com'],
  ['gmail.no', 'gmail.com'],
  ['gmailcom', 'gmail.com'],
  ['GMAIL.CMO', 'gmail.com'],
  ['hotmial.com', 'hotmail.com'],
  ['hotmal.no', 'hotmail.no'],
  ['outlook.con', 'outlook.com'],
  ['outlok.no', 'outlook.no'],
  ['iclod.com', 'icloud.com'],
  ['onlin.no', 'online.no'],
  ['yaho.no', 'yahoo.no'],
])('for the domain %s, %s is suggested', (typed, meant) => {
  expect(suggestEmails(` kari@${typed} `)).toEqual([`kari@${meant}`]);
});

test.each([
  ...['gmail.com', 'Hotmail.no', 'getmail.no', 'lyse.net', 'lyse.no', 'gmx.net', 'mail.com'],
  ...['hotmail.se', 'nordmann.no', 'example.com', 'uib.no', 'nav.no', 'dnb.no', 'post.no', ''],
  ...['email.no', 'mail.no', 'a'.repeat(200)],
  ...['ymail.com', 'email.com', 'yahoo.se', 'yahoo.dk', 'yahoo.de', 'yahoo.fr', 'outlook.de'],
  ...['outlook.dk', 'hotmail.fr', 'hotmail.de', 'hotmail.fi', 'live.se', 'live.dk', 'yahoo.co.uk'],
])('the domain «%s» gets no suggestion', (domain) => {
  expect(suggestEmails(`kari@${domain}`)).toEqual([]);
});

test.each(['', 'kari', '@gmial.com', 'a@b@gmial.com'])('«%s» gets no suggestion', (typed) => {
  expect(suggestEmails(typed)).toEqual([]);
});

test.each([
  ['kåre@online.no', 'kare@online.no', 'kaare@online.no'],
  ['Bjørn.Ås@online.no', 'bjorn.as@online.no', 'bjoern.aas@online.no'],
  ['ka\u030Are@online.no', 'kare@online.no', 'kaare@online.no'],
  ['sæther@online.no', 'saether@online.no'],
  ['rené@online.no', 'rene@online.no'],
  ['kåre@gmial.com', 'kare@gmail.com', 'kaare@gmail.com'],
])('for %s, spellings without rare letters are offered', (typed, ...meant) => {
  expect(hasRareLetters(typed)).toBe(true);
  expect(suggestEmails(typed)).toEqual(meant);
});

test('letters without a plain spelling get no suggestion', () => {
  expect(hasRareLetters('жанна@online.no')).toBe(true);
  expect(suggestEmails('жанна@online.no')).toEqual([]);
});

test('a domain with rare letters is valid', () => {
  expect(hasRareLetters('kari@blåbær.no')).toBe(false);
  expect(suggestEmails('kari@blåbær.no')).toEqual([]);
});

test('capitals before the @ are kept when only the domain is corrected', () => {
  expect(suggestEmails('Kari.N@gmial.com')).toEqual(['Kari.N@gmail.com']);
});
