import { expect, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { openAdmin } from '../testing/admin-page';
import { useIsLoggedIn } from './use-admin-session';

const Shown = () => <p>{useIsLoggedIn() ? 'Kari Nordmann' : 'Logg inn'}</p>;

test('a page that the browser brings back as it was left notices that somebody has logged out meanwhile', async () => {
  openAdmin(<Shown />, {});
  expect(screen.queryByText('Kari Nordmann')).not.toBeNull();
  localStorage.clear();
  await act(async () => dispatchEvent(new Event('pageshow')));
  expect(screen.queryByText('Kari Nordmann')).toBeNull();
});
