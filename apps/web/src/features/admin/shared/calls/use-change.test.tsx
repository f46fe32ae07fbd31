import { useFollowUpLeadMutation } from '@boligstyling/api-client/admin';
import { expect, test } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { adminToasts } from '../../../../content/admin/admin-toasts';
import { ToastRegion } from '../../../../shared/ui/overlays/toast-region';
import { openAdmin } from '../testing/admin-page';
import { useChange } from './use-change';

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
