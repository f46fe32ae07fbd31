import { expect, test } from '@jest/globals';
import { screen, act, fireEvent } from '@testing-library/react';
import { adminUsers } from '../../../content/admin/admin-users';
import { openAdmin } from '../shared/testing/admin-page';
import { UsersPage, UserDialog } from './users-page';
import { USER_FIELDS } from '@boligstyling/domain';
import type { UserDto } from '@boligstyling/api-client/admin';
import { useState } from 'react';

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

const USER: UserDto = {
  ...{
    id: 'kari',
    version: '3',
    name: 'Kari',
    email: 'kari@example.no',
    role: 'innsyn',
    state: 'active',
  },
  ...{ passkeys: 1, has_code: false, last_seen_at: null, link_until: null },
};

function Open({ begun = USER }) {
  const [user, setUser] = useState(begun);
  const [isOpen, setIsOpen] = useState(true);
  return (
    <>
      <button onClick={() => setUser({ ...USER, version: '4', role: 'saksbehandler' })}>
        Kollega
      </button>
      {isOpen && <UserDialog user={user} isSelf={false} onClose={() => setIsOpen(false)} />}
    </>
  );
}

const field = () => screen.getByLabelText<HTMLSelectElement>(USER_FIELDS.role.label);
const press = (name: string) => act(async () => fireEvent.click(screen.getByText(name)));

test('an untouched role follows a colleague’s change and is not saved', async () => {
  const { waiting } = openAdmin(<Open />, {});
  await press('Kollega');
  expect(field().value).toBe('saksbehandler');
  await press(adminUsers.saveRole);
  expect(waiting).toEqual([]);
  expect(screen.queryByText(adminUsers.saveRole)).toBeNull();
});

test('a chosen role survives a colleague’s change, which is shown before it is saved over', async () => {
  const { waiting } = openAdmin(<Open />, {});
  fireEvent.change(field(), { target: { value: 'eier' } });
  await press('Kollega');
  expect(field().value).toBe('eier');
  await press(adminUsers.saveRole);
  expect(waiting[0]).toMatchObject({ ifMatch: '"3"', body: { role: 'eier' } });
  const current = { ...USER, version: '4', role: 'saksbehandler' };
  await waiting[0]!.answer({ error: 'Noen var før deg.', current }, 412);
  expect(field().value).toBe('eier');
  const notice = screen.getByText(/^Noen andre har lagret/).parentElement!;
  expect(notice.textContent).toContain('Saksbehandler');
  await press(adminUsers.saveRole);
  expect(waiting[1]).toMatchObject({ ifMatch: '"4"', body: { role: 'eier' } });
});

test.each<[UserDto['state'], boolean]>([
  ['active', true],
  ['invited', false],
])('a user who is %s can be logged out: %s', (state, may) => {
  openAdmin(<Open begun={{ ...USER, state }} />, {});
  expect(screen.queryAllByText(adminUsers.endSessions)).toHaveLength(may ? 1 : 0);
});

test('a login reset applies to the login that was seen, not to a newer one', async () => {
  const { waiting } = openAdmin(<Open begun={{ ...USER, state: 'invited' }} />, {});
  await press(adminUsers.resent);
  await press(adminUsers.resentNow);
  expect(waiting.map(({ ifMatch }) => ifMatch)).toEqual(['"3"']);
});
