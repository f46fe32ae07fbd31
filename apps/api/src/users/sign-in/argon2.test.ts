import { userPasswordError } from '@boligstyling/domain';
import { dictionary } from '@zxcvbn-ts/language-common';
import { expect, test } from '@jest/globals';
import { ZxcvbnPasswords } from './argon2.js';

const passwords = new ZxcvbnPasswords();

test('every published password that is long enough is known, and most by the list alone', async () => {
  const long = dictionary['passwords-common'].filter(({ length }) => length >= 12);
  expect(long.length).toBeGreaterThan(300);
  for (const each of long) expect(await passwords.has(each.toUpperCase())).toBe(true);
  const byListAlone = long.filter((each) => !userPasswordError(each, false, []));
  expect(byListAlone.length).toBeGreaterThan(200);
});

test.each(['hest batteri stift riktig', '', 'leavemealone or not'])(
  '%j is none',
  async (password) => {
    expect(await passwords.has(password)).toBe(false);
  },
);
