import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { adminUsers } from '../../../content/admin/admin-users';
import { openAdmin } from '../shared/testing/admin-page';
import { UsersPage } from './users-page';

const KARI = {
  ...{ id: 'kari', name: 'Kari Eier', email: 'kari@eier.no', role: 'eier', state: 'invited' },
  ...{ last_seen_at: null, passkeys: 0, has_code: false },
};

test('until the first owner has logged in, the invitation can be resent or removed', async () => {
  openAdmin(<UsersPage />, { users: { users: [KARI] } });
  await screen.findByRole('button', { name: adminUsers.first });
  expect(screen.getByRole('button', { name: 'Rediger: Kari Eier' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: adminUsers.add })).toBeNull();
});

test('before anybody is invited there is no list', async () => {
  openAdmin(<UsersPage />, { users: { users: [] } });
  await screen.findByRole('button', { name: adminUsers.first });
  expect(screen.queryByRole('heading', { name: adminUsers.list })).toBeNull();
});
