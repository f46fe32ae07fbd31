import { expect, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { openAdmin } from '../shared/testing/admin-page';
import { AuditPage } from './audit-page';

const ID = '0199aa1b-2c3d-4e5f-8a9b-0c1d2e3f4a5b';

const askedAt = async (address: string) => {
  const { waiting } = openAdmin(<AuditPage />, {}, address);
  await act(async () => {});
  return waiting.map(({ body }) => body);
};
const field = () => screen.getByLabelText<HTMLInputElement>('Id');

test('half an id shows an error and does not narrow the log', async () => {
  expect(await askedAt('/admin/logg?id=7A1B2C3D')).toEqual([{ act: 'changed' }]);
  expect(field().getAttribute('aria-invalid')).toBe('true');
  screen.getByText(/^Skriv hele id-en/);
});

test('an id is found as the log writes it', async () => {
  expect(await askedAt(`/admin/logg?id=Id+${ID}`)).toEqual([{ act: 'changed', subject_id: ID }]);
  expect(field().getAttribute('aria-invalid')).toBeNull();
});

test('the count is shown for views and for downloads', async () => {
  const row = { at: '2026-11-20T10:00:00Z', name: 'Kari', role: 'eier', fields: [], network: '' };
  const about = { ...row, subject_id: null, browser: 'Chrome', count: 12 };
  const entries = [
    { ...about, id: '1', act: 'saw', call: 'searchLeads' },
    { ...about, id: '2', act: 'exported', call: 'exportFoundLeads' },
  ];
  openAdmin(<AuditPage />, { 'audit/search': { entries, next_cursor: null } });
  await screen.findByText('12 vist');
  screen.getByText('12 i filen');
});

test('address values without a meaning are not sent to the API', async () => {
  expect(await askedAt('/admin/logg?fra=i-dag&til=x&slag=y')).toEqual([{ act: 'changed' }]);
});

test('the log opens on changes, and shows the views too when asked', async () => {
  expect(await askedAt('/admin/logg')).toEqual([{ act: 'changed' }]);
  const kind = screen.getByLabelText<HTMLSelectElement>('Hva slags');
  expect(kind.selectedOptions[0]?.textContent).toBe('Endret');
  expect(await askedAt('/admin/logg?slag=alt')).toEqual([{}]);
});
