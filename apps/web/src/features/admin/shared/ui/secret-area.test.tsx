import { expect, test } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { openAdmin } from '../testing/admin-page';
import { SecretArea, useTellOnce } from './secret-area';

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
