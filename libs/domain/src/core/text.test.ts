import { describe, expect, it } from '@jest/globals';
import {
  containsLetter,
  hasAtMost,
  isFilled,
  isPlainText,
  isPrintable,
  isSingleLine,
  PRINTED,
} from './text.js';

describe('text', () => {
  it.each(['Kåre', 'to\nlinjer', 'emoji 🛋️', ''])('%j is plain text', (text) =>
    expect(isPlainText(text)).toBe(true),
  );

  it.each(['nul\u0000', 'esc\u001b[2J', 'half \ud83d', 'del\u007f', 'nel\u0085'])(
    '%j is no plain text, because of a character that cannot be printed',
    (text) => expect(isPlainText(text)).toBe(false),
  );

  it.each(['a\nb', 'a\rb', 'a\tb', 'a\u2028b'])('%j is not one line', (text) =>
    expect(isSingleLine(text)).toBe(false),
  );

  it.each(['Kåre', '𝓚åre', '❤️❤️', ''])('has at most four characters: %j', (text) =>
    expect(hasAtMost(text, 4)).toBe(true),
  );

  it.each(['Kåres', '𝓚åres', '❤️❤️a'])('has more than four characters: %j', (text) =>
    expect(hasAtMost(text, 4)).toBe(false),
  );

  it('is printable with the letters of an invoice, decomposed ones too', () => {
    for (const name of ['Kåre Ødegård', 'Stil & Rom «AS» – 10 €', 'A\u030ase', 'Šime Ĳ', '']) {
      expect(isPrintable(name)).toBe(true);
    }
    for (const name of ['Ж', '🛋 Stil', 'Stil 🛋', 'Stil\n']) expect(isPrintable(name)).toBe(false);
  });

  it('is printed without invisible characters, and with one kind of space', () =>
    expect(PRINTED.tidy(' Stil\u200b\u00a0og\u2009Rom\u200d ')).toBe('Stil og Rom'));

  it('finds a letter of any script', () => {
    for (const name of ['4 Åse', 'Ж', '李']) expect(containsLetter(name)).toBe(true);
    for (const none of ['', '12 - 3', '❤️']) expect(containsLetter(none)).toBe(false);
  });

  it('distinguishes filled from blank', () => {
    expect(isFilled(' \t\n\u00a0')).toBe(false);
    expect(isFilled(' a ')).toBe(true);
  });
});
