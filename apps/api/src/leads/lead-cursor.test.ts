import { LEAD_LIMITS, LEAD_SORTS } from '@boligstyling/domain';
import { expect, test } from '@jest/globals';
import { decodeLeadCursor, encodeLeadCursor } from './lead-list.dto.js';

const POSITION = {
  receivedAt: new Date('2026-11-22T10:00:00Z'),
  id: '0199a5f2-6a3b-7c1d-8e2f-0a1b2c3d4e5f',
  customerName: 'Kari Nordmann',
};

test('continues after the longest name in any letters', () => {
  const position = { ...POSITION, customerName: '𝓚'.repeat(LEAD_LIMITS.customerName) };
  const cursor = encodeLeadCursor(position, 'customer_name');
  expect(decodeLeadCursor(cursor, 'customer_name')).toEqual(position);
});

test.each(LEAD_SORTS)(
  'by %s a list continues at its position, and holds a name only if ordered by names',
  (sort) => {
    const cursor = encodeLeadCursor(POSITION, sort);
    const isByName = sort.includes('name');
    const customerName = isByName ? POSITION.customerName : '';
    expect(decodeLeadCursor(cursor, sort)).toEqual({ ...POSITION, customerName });
    expect(Buffer.from(cursor, 'base64url').toString().includes('Kari')).toBe(isByName);
  },
);
