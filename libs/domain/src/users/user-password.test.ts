import { describe, expect, it } from '@jest/globals';
import { userPasswordError } from './user-password.js';

const OWN = ['Kari Nordmann', 'kari@boligstyling.no', 'boligstyling'];
const GUESSABLE = 'Passordet er lett å gjette. Velg et annet.';

describe('a user password', () => {
  it.each([
    'hest batteri stift riktig',
    'Xk4!vaffelrøre',
    'mormors hage i 1962',
    'sommerfuglen min',
    '4 gule ærfugl',
    'fothemmeligball',
    'hest batteri '.repeat(15) + 'stift',
  ])('%j will do', (password) => expect(userPasswordError(password, false, OWN)).toBeUndefined());

  it.each([
    ['elleve tegn', 'Passordet må være minst 12 tegn.'],
    ['a'.repeat(201), 'Passordet kan ha høyst 200 tegn.'],
    ['aaaaaaaaaaaa', GUESSABLE],
    ['123456789012', GUESSABLE],
    ['Passord12345!', GUESSABLE],
    ['sommer2026vinter', GUESSABLE],
    ['Boligstyling2026', GUESSABLE],
    ['KariNordmann1', GUESSABLE],
    ['1q2w3e4r5t6y', GUESSABLE],
    ['1qaz2wsx3edc', GUESSABLE],
    ['P@ssw0rd1234', GUESSABLE],
    ['$ommer-2026!!', GUESSABLE],
    ['ManchesterUnited1', GUESSABLE],
    ['K4r1 N0rdm4nn', GUESSABLE],
  ])('%j will not', (password, why) => expect(userPasswordError(password, false, OWN)).toBe(why));

  it('is not on the list of common passwords', () => {
    expect(userPasswordError('hest batteri stift riktig', true, [])).toBe(GUESSABLE);
  });

  it('is not built from common parts', () => {
    const words =
      'hemmelig secret velkommen welcome administrator qwertyuiopå asdfghjkl zxcvbnm abcdef norge ' +
      'oslo bergen fotball letmein kjærlighet iloveyou jegelskerdeg logginn login styling ' +
      'høstvår password admin februar onsdag superman michael samsung ' +
      'h3mm3lig pa55ord 7rondheim jul! v€lkommen';
    const easy = words.split(' ').map((word) => `${word}-1234567`);
    expect(easy.filter((each) => !userPasswordError(each, false, []))).toEqual([]);
  });

  it('may contain the two letters of a short name', () => {
    expect(userPasswordError('alomut-alomut', false, ['Al Om Ut'])).toBeUndefined();
    expect(userPasswordError('Anne-Liv Bø 12', false, ['Anne-Liv Bøe'])).toBeUndefined();
    expect(userPasswordError('Anneliv 123456', false, ['Anne-Liv Bøe'])).toBe(GUESSABLE);
  });

  it('does not contain a name that begins as another one does', () => {
    expect(userPasswordError('Karianne-12345', false, ['Kari Karianne'])).toBe(GUESSABLE);
  });

  it('takes linear time for a long text', () => {
    const begun = performance.now();
    userPasswordError('qwerty'.repeat(33), false, OWN);
    expect(performance.now() - begun).toBeLessThan(60_000);
  });
});
