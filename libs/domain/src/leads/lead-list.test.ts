import { expect, it } from '@jest/globals';
import { DEFAULT_LEAD_SORT, isByName, LEAD_SORTS, orderOf } from './lead-list.js';

it('a list of leads begins with the newest', () => expect(DEFAULT_LEAD_SORT).toBe('-received_at'));

it('every order can be reversed, and two orders reveal names', () => {
  expect(LEAD_SORTS.map(orderOf)).toEqual([
    ...['received_at', 'received_at'],
    ...['customer_name', 'customer_name'],
  ]);
  expect(LEAD_SORTS.filter(isByName)).toEqual(['customer_name', '-customer_name']);
});
