import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { adminPeople } from '../../../content/admin-people';
import { openAdmin } from '../shared/testing/admin-page';
import { PeoplePage } from './people-page';

const KARI = {
  ...{ id: 'kari', name: 'Kari Eier', email: 'kari@eier.no', role: 'eier', state: 'invited' },
  ...{ last_seen_at: null, passkeys: 0, has_code: false },
};

test('until the first owner is in, who is invited is there to be sent a new link or removed', async () => {
  openAdmin(<PeoplePage />, { people: { people: [KARI] } });
  await screen.findByRole('button', { name: adminPeople.first });
  expect(screen.getByRole('button', { name: 'Rediger: Kari Eier' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: adminPeople.add })).toBeNull();
});

test('before anybody is invited there is no list', async () => {
  openAdmin(<PeoplePage />, { people: { people: [] } });
  await screen.findByRole('button', { name: adminPeople.first });
  expect(screen.queryByRole('heading', { name: adminPeople.list })).toBeNull();
});
