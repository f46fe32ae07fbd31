import { describe, expect, it } from '@jest/globals';
import { newPasswordError } from './admin-password.js';

describe('a new administrator password', () => {
  it.each(['123456', 'hemmelig', ' æøå🛋️ ', 'a'.repeat(200)])('can be %j', (password) =>
    expect(newPasswordError(password)).toBeUndefined(),
  );

  it('has at least 6 characters', () => {
    expect(newPasswordError('12345')).toBe('Nytt passord må være minst 6 tegn');
  });

  it('has an end', () => {
    expect(newPasswordError('a'.repeat(201))).toBe('Nytt passord kan ha høyst 200 tegn');
  });
});
