import { expect, test } from '@jest/globals';
import { suggestEmail } from './suggest-email';

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
])('at %s, %s was meant', (typed, meant) => {
  expect(suggestEmail(` kari@${typed} `)).toBe(`kari@${meant}`);
});

test.each([
  ...['gmail.com', 'Hotmail.no', 'getmail.no', 'lyse.net', 'lyse.no', 'gmx.net', 'mail.com'],
  ...['hotmail.se', 'nordmann.no', 'example.com', 'uib.no', 'nav.no', 'dnb.no', 'post.no', ''],
  ...['email.no', 'mail.no', 'a'.repeat(200)],
])('at «%s» nothing else was', (domain) => {
  expect(suggestEmail(`kari@${domain}`)).toBeUndefined();
});

test.each(['', 'kari', '@gmial.com', 'a@b@gmial.com'])('of «%s» nothing is guessed', (typed) => {
  expect(suggestEmail(typed)).toBeUndefined();
});
