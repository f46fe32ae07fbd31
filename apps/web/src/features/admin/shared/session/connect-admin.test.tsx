import { expect, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { openAdmin } from '../testing/admin-page';
import { useIsLoggedIn } from './use-admin-session';

const Shown = () => <p>{useIsLoggedIn() ? 'Kari Nordmann' : 'Logg inn'}</p>;

test('a page restored from the back-forward cache notices a logout', async () => {
  openAdmin(<Shown />, {});
  expect(screen.queryByText('Kari Nordmann')).not.toBeNull();
  localStorage.clear();
  await act(async () => dispatchEvent(new Event('pageshow')));
  expect(screen.queryByText('Kari Nordmann')).toBeNull();
});
