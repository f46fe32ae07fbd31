import { expect, test } from '@jest/globals';
import { tablePath, toInvoicesArgs } from './invoices-page';

const PARTNER = '019aa1b2-7c3d-7e4f-8a5b-6c7d8e9f0a1b';

test('address values become API arguments', () => {
  expect(toInvoicesArgs({ partner: PARTNER, vis: 'forfalt', side: '202600001' })).toEqual({
    partnerId: PARTNER,
    show: 'overdue',
    cursor: '202600001',
    limit: 25,
  });
});

test('values without a meaning are left out', () => {
  expect(toInvoicesArgs({ partner: 'x', vis: 'alt', side: 'x' })).toEqual({ limit: 25 });
});

test('the download is narrowed like the list', () => {
  expect(tablePath({ partner: PARTNER, vis: 'kreditnotaer', side: '' })).toBe(
    `/api/admin/invoices.csv?partner_id=${PARTNER}&show=credit-note`,
  );
});
