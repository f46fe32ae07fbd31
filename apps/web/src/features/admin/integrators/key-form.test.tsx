import { beforeEach, expect, test } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { openAdmin } from '../shared/testing/admin-page';
import { clearBegunDrafts } from '../shared/ui/use-begun-draft';
import { KeyForm } from './key-form';

const KEY = {
  id: 'megler',
  version: '3',
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

test('a stale form keeps what was typed, and shows what a colleague has saved', async () => {
  const nothing = () => undefined;
  const { waiting } = openAdmin(<KeyForm written={KEY} onAdded={nothing} onDone={nothing} />, {});
  const save = () =>
    act(async () => fireEvent.click(screen.getByRole('button', { name: 'Lagre' })));
  fireEvent.click(screen.getByLabelText('Se egne tall'));
  await save();
  const scopes = ['leads:submit', 'leads:read-own', 'figures:read-own'];
  expect(waiting[0]).toMatchObject({ ifMatch: '"3"', body: { scopes } });
  const current = { ...KEY, version: '4', per_minute: 7 };
  await waiting[0]!.answer({ error: 'Noen var før deg.', current }, 412);
  expect(screen.getByLabelText<HTMLInputElement>('Se egne tall').checked).toBe(true);
  expect(screen.getByText(/^Noen andre har lagret/).parentElement!.textContent).toContain('7');
  await save();
  expect(waiting[1]).toMatchObject({ ifMatch: '"4"', body: { scopes } });
});
