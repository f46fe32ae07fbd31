import { afterEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { adminToasts } from '../../../../content/admin/admin-toasts';
import { ToastRegion } from '../../../../shared/ui/overlays/toast-region';
import { openAdmin } from '../testing/admin-page';
import { CopyField } from './copy-field';

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
