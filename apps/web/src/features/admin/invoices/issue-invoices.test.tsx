import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { adminInvoices } from '../../../content/admin/admin-invoices';
import { openAdmin } from '../shared/testing/admin-page';
import { IssueInvoices } from './invoices-page';

const words = adminInvoices.run;

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const press = (name: string) =>
  act(async () => fireEvent.click(screen.getByRole('button', { name, hidden: true })));

test('a large month is polled until its result is shown', async () => {
  const { waiting, toasts } = openAdmin(<IssueInvoices />, {});
  await press(words.start);
  await press(words.yes);
  await act(() => jest.advanceTimersByTimeAsync(40_000));
  expect(toasts()).toEqual([]);
  await waiting[0]!.answer({ invoices: 200, credit_notes: 0, left_out: [] });
  expect(screen.getByText(words.issued(200, 0))).toBeTruthy();
});
