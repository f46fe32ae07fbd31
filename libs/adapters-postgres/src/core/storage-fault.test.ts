import { inspect } from 'node:util';
import { DomainError } from '@boligstyling/domain';
import { describe, expect, it } from '@jest/globals';
import { guarded, isTransient } from './storage-fault.js';

describe('a database fault', () => {
  it.each([
    'EPIPE',
    'ECONNRESET',
    'ECONNREFUSED',
    '08006',
    '53100',
    '57P03',
    '25006',
    '25P03',
    '28P01',
    '40001',
  ])('that is %s is transient', (code) =>
    expect(isTransient(Object.assign(new Error(), { code }))).toBe(true),
  );

  it.each(['23505', '42P01'])('that is %s is permanent', (code) =>
    expect(isTransient(Object.assign(new Error(), { code }))).toBe(false),
  );

  it.each(['ENETUNREACH', 'ENETDOWN', 'EHOSTDOWN', 'EADDRNOTAVAIL', 'EMFILE', 'ENOBUFS'])(
    'that refuses connections, such as %s, is transient',
    (code) => expect(isTransient(new Error(`connect ${code} 10.0.0.1:5432`))).toBe(true),
  );
});

describe('the reported fault', () => {
  const notifiedAt = (error: unknown) =>
    guarded(() => Promise.reject(error)).catch((reported: unknown) => reported);

  it.each([
    ['23505', 'DatabaseFault'],
    ['08006', 'storage-unavailable'],
  ])('with %s is its code alone: what the database says may be of a person', async (code, is) => {
    const detail = 'Key (email)=(kari@nordmann.no) already exists.';
    const reported = inspect(await notifiedAt(Object.assign(new Error(detail), { code, detail })));
    expect(reported).toContain(code);
    expect(reported).toContain(is);
    expect(reported).not.toContain('kari');
  });

  it('is the domain error itself', async () => {
    const refusal = new DomainError('last-factor');
    expect(await notifiedAt(refusal)).toBe(refusal);
  });
});
