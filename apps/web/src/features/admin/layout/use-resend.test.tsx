import { expect, test } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { adminToasts, resentToast } from '../../../content/admin/admin-toasts';
import { openAdmin } from '../shared/testing/admin-page';
import { useResend } from './admin-layout';

function SendMissing() {
  const { resend } = useResend();
  return <button onClick={resend}>Send</button>;
}

test.each([
  ['the number of sent e-mails', [3, 0, 0], '3 sendt, 0 feil'],
  ['the number of pending e-mails', [1, 1, 4], '1 sendt, 1 feil, 4 på vei'],
])('%s is reported', async (_, [sentCount, errorCount, pendingCount], text) => {
  const { waiting, toasts } = openAdmin(<SendMissing />, {});
  await act(async () => fireEvent.click(screen.getByText('Send')));
  await waiting[0]!.answer({ sentCount, errorCount, pendingCount });
  expect(toasts().at(-1)).toMatchObject({ ...resentToast(0, 0, 0), text });
});

test.each([
  ['without an answer', 0, adminToasts.resendFailed],
  ['refused by the server', 403, adminToasts.resendRefused],
])('a request %s is reported', async (_, status, text) => {
  const { waiting, toasts } = openAdmin(<SendMissing />, {});
  await act(async () => fireEvent.click(screen.getByText('Send')));
  await waiting[0]!.answer({ error: 'Nei' }, status || 500);
  expect(toasts().at(-1)).toMatchObject(text);
});

test('without a token nothing is sent', async () => {
  const { waiting, toasts } = openAdmin(<SendMissing />, {});
  localStorage.clear();
  await act(async () => fireEvent.click(screen.getByText('Send')));
  expect(waiting).toEqual([]);
  expect(toasts().at(-1)).toMatchObject(adminToasts.resendWithoutToken);
});
