import { describe, expect, it } from '@jest/globals';
import { newPasswordError } from './user-password.js';

describe('a new administrator password', () => {
  it.each(['fjorten måker', 'fjorten måke', ' æøå🛋️ æøå🛋️x', 'abcde'.repeat(40)])(
    'can be %j',
    (password) => expect(newPasswordError(password, false)).toBeUndefined(),
  );

  it('has at least 6 characters', () => {
    expect(newPasswordError('12345', false)).toBe('Nytt passord må være minst 6 tegn');
  });

  it.each([
    '123456',
    'fjorten mår',
    '      ',
    '            ',
    'passord123456',
    'Boligstyling-passord-2026',
    ...['velkommenbruker', 'qwertyasdfgh', 'letmeintrustno', 'sommervinter', 'januarfebruar'],
    ...['mandagtirsdag', 'fotballbrann', 'supermanbatman', 'jordancharlie', 'mastershadow'],
    ...['boligstylinghjem', '1q2w3e4r5t6y', 'P@ssw0rd1234', 'f00tballbrann', 'm1chaeljordan'],
    ...['f3bruarjanuar', 'm4ndagtirsdag', '5ommervinter', 'vin7ersommer', 'm@ndagtirsdag'],
    ...['$ommervinter', 'm!chaeljordan', 'f€bruarjanuar'],
  ])('is refused where guessers come soon: %j', (password) =>
    expect(newPasswordError(password, false)).toBe('Velg minst 12 tegn som er vanskelige å gjette'),
  );

  it('is not on the list of common passwords', () => {
    const refusal = 'Velg minst 12 tegn som er vanskelige å gjette';
    expect(newPasswordError('fjorten måker', true)).toBe(refusal);
  });

  it('has a maximum length', () => {
    expect(newPasswordError('abcde'.repeat(40) + 'f', false)).toBe(
      'Nytt passord kan ha høyst 200 tegn',
    );
  });
});
