import { beforeEach, expect, test } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { openAdmin } from '../shared/testing/admin-page';
import { clearBegunDrafts } from '../shared/ui/use-begun-draft';
import { KeyForm } from './key-form';

const KEY = {
  id: 'megler',
  name: 'Megler',
  source: 'megler',
  scopes: ['leads:submit' as const, 'leads:read-own' as const],
  shows_contacts: true,
  origins: ['https://megler.example'],
  per_minute: 60,
  paused: false,
  created_at: '2026-11-20T12:00:00.000Z',
  previous_until: null,
};

beforeEach(clearBegunDrafts);

test('a key’s lists are sent with their loaded values, because a colleague may have changed them', async () => {
  const nothing = () => undefined;
  const { waiting } = openAdmin(<KeyForm written={KEY} onAdded={nothing} onDone={nothing} />, {});
  fireEvent.click(screen.getByLabelText('Se egne tall'));
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Lagre' })));
  expect(waiting[0]!.body).toEqual({
    scopes: ['leads:submit', 'leads:read-own', 'figures:read-own'],
    from: { scopes: KEY.scopes, origins: KEY.origins },
  });
});
