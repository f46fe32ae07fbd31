import { DomainError, parsePostalRegister } from '@boligstyling/domain';
import { samplePostalRegister } from '@boligstyling/domain/testing';
import { describe, expect, it } from '@jest/globals';
import { terminalText } from './terminal.js';

const saidOf = (lines: readonly string[]) => {
  try {
    parsePostalRegister(lines.join('\n'));
  } catch (error) {
    return terminalText(error);
  }
  throw new Error('It was taken for whole');
};

describe('the terminal text of an error', () => {
  it.each([
    ['17\tOSLO', 'line 17: expected 5 columns with tabs between, found 2'],
    ['17\tOSLO\t0301\tOSLO\tG', 'line 17: the postal code must be four digits'],
    ['0001\tOSLO\t0301\tOSLO\tG', 'line 17: the postal code 0001 is there twice'],
    ['0017\t \t0301\tOSLO\tG', 'line 17: the post place is missing, or cannot be read'],
    ['0017\tÅLESUND\t1507\tÅLESUND\tG', 'line 17: there is no municipality of that number'],
    ['0017\tOSLO\t0301\tOSLO\tX', 'line 17: there is no such category'],
  ])('is in English, by the line of the register: %j', (line, said) =>
    expect(saidOf(samplePostalRegister().with(16, line))).toBe(
      `The register was not imported, and the last one stays in use. Faults: 1.\n${said}`,
    ),
  );

  it('names all that the postal register lacks', () => {
    expect(saidOf(samplePostalRegister().slice(0, 3999))).toContain(
      'the whole file: found 3999 postal codes, expected at least 4000',
    );
    expect(saidOf(samplePostalRegister().slice(12))).toContain(
      'the whole file: nothing lies in Oslo (0301)',
    );
  });

  it('contains the database’s error code', () => {
    const error = Object.assign(new DomainError('storage-unavailable'), {
      cause: { code: '53100' },
    });
    expect(terminalText(error)).toMatch(/^The database is away, full .+ \(53100\)\.$/);
  });

  it('contains the code of an unexpected domain error, and the message of any other', () => {
    expect(terminalText(new DomainError('last-owner'))).toBe('It was refused: last-owner.');
    expect(terminalText(new Error('There is no file x.'))).toBe('There is no file x.');
    expect(terminalText('gone')).toBe('gone');
  });
});
