import { describe, expect, it } from '@jest/globals';
import { newPasswordFault } from './admin-password.js';

describe('a new administrator password', () => {
  it.each(['123456', 'hemmelig', ' æøå🛋️ ', 'a'.repeat(200)])('can be %j', (password) =>
    expect(newPasswordFault(password)).toBeUndefined(),
  );

  it('has at least 6 characters', () => {
    expect(newPasswordFault('12345')).toBe('Nytt passord må være minst 6 tegn');
  });

  it('has an end', () => {
    expect(newPasswordFault('a'.repeat(201))).toBe('Nytt passord kan ha høyst 200 tegn');
  });
});
