import { expect, test, afterEach, jest, describe } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { openAdmin } from '../testing/admin-page';
import { SecretArea, useTellOnce, CopyField } from './secret-area';
import { adminToasts } from '../../../../content/admin/admin-toasts';
import { ToastRegion } from '../../../../shared/ui/overlays/toast-region';

function Ask() {
  const tellOnce = useTellOnce();
  const content = (onDone: () => void) => <button onClick={onDone}>ik_one</button>;
  return <button onClick={() => tellOnce({ title: 'Hemmelighet', content })}>Spør</button>;
}
const open = (user: string) =>
  openAdmin(
    <SecretArea>
      <Ask />
    </SecretArea>,
    {},
    '/admin',
    user,
  );

test('a secret reappears only for the user who requested it, until closed', async () => {
  const before = open('anne');
  await act(async () => fireEvent.click(screen.getByText('Spør')));
  localStorage.clear();
  before.unmount();

  const other = open('bjarne');
  expect(screen.queryByText('ik_one')).toBeNull();
  other.unmount();

  const again = open('anne');
  fireEvent.click(screen.getByText('ik_one'));
  again.unmount();
  open('anne');
  expect(screen.queryByText('ik_one')).toBeNull();
});

describe('copy field', () => {
  const clipboard = { writeText: jest.fn<(text: string) => Promise<void>>() };
  Object.assign(window, { isSecureContext: true });
  Object.assign(navigator, { clipboard });
  afterEach(() => void clipboard.writeText.mockReset());

  async function copy() {
    const page = (
      <>
        <CopyField label="Hemmelighet" value="ik_one" button="Kopier" />
        <ToastRegion />
      </>
    );
    openAdmin(page, {});
    await act(async () => fireEvent.click(screen.getByText('Kopier')));
  }

  test('a value is copied and confirmed', async () => {
    clipboard.writeText.mockResolvedValue();
    await copy();
    expect(clipboard.writeText.mock.calls).toEqual([['ik_one']]);
    expect(await screen.findByText(adminToasts.copied.title)).toBeTruthy();
  });

  test('a refused clipboard suggests copying by hand', async () => {
    clipboard.writeText.mockRejectedValue(new Error('NotAllowedError'));
    await copy();
    expect(screen.getByText(adminToasts.notCopied.text)).toBeTruthy();
  });
});
