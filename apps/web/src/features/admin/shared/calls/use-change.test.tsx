import { useFollowUpLeadMutation } from '@boligstyling/api-client/admin';
import { expect, test } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { adminToasts } from '../../../../content/admin/admin-toasts';
import { ToastRegion } from '../../../../shared/ui/overlays/toast-region';
import { openAdmin } from '../testing/admin-page';
import { useChange, reasonOf } from './use-change';

function Page() {
  const [followUp] = useFollowUpLeadMutation();
  const change = useChange();
  const save = () =>
    change(followUp({ id: 'kari', 'If-Match': '*', followUpDto: { status: 'won' } }));
  return (
    <>
      <button onClick={() => void save()}>Lagre</button>
      <ToastRegion />
    </>
  );
}

test('an unsaved change is reported, also when the session could not be renewed', async () => {
  const page = openAdmin(<Page />, { 'session/refresh': 503 });
  await act(async () => fireEvent.click(screen.getByText('Lagre')));
  await page.waiting[0]!.answer({}, 401);
  expect(await screen.findByText(adminToasts.notSaved.title)).toBeTruthy();
});

test.each([500, 503])('a server error on %s asks for another attempt', (status) => {
  expect(reasonOf({ status, data: undefined })).toBe('Kunne ikke lagre endringen. Prøv igjen.');
});

test.each([
  { status: 'FETCH_ERROR', error: 'TypeError: Failed to fetch' },
  { status: 'TIMEOUT_ERROR', error: 'AbortError' },
  { status: 502, data: undefined },
  { status: 504, data: undefined },
] as const)('a call without an answer may have succeeded: $status', (error) => {
  expect(reasonOf(error)).toBe('Vi fikk ikke svar. Se om det er gjort, før du prøver igjen.');
});
