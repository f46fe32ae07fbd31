import { beforeEach, expect, test } from '@jest/globals';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { openAdmin } from '../shared/testing/admin-page';
import { SecretArea } from '../shared/ui/secret-area';
import { IntegratorsPage } from './integrators-page';

const MADE = { id: 'megler', name: 'Megler', secret: 'ik_one' };

let page: ReturnType<typeof openAdmin>;
const known: Record<string, unknown> = {};

beforeEach(async () => {
  Object.assign(known, { 'integrator-keys': { keys: [] } });
  const shown = (
    <SecretArea>
      <IntegratorsPage />
    </SecretArea>
  );
  page = openAdmin(shown, known);
  await screen.findByText('Ingen nøkler ennå.');
});

const dialogs = () => screen.queryAllByRole('dialog', { hidden: true });

async function makeAndLeave(name: string) {
  fireEvent.click(screen.getByRole('button', { name: 'Ny nøkkel' }));
  const form = within(dialogs().at(-1)!);
  fireEvent.change(form.getByLabelText('Integrator'), { target: { value: name } });
  fireEvent.change(form.getByLabelText('Kilde'), { target: { value: 'megler' } });
  delete known['integrator-keys'];
  await act(async () => fireEvent.submit(dialogs().at(-1)!.querySelector('form')!));
  fireEvent.click(form.getByRole('button', { name: 'Close', hidden: true }));
  expect(dialogs()).toEqual([]);
}
const done = () =>
  fireEvent.click(screen.getAllByRole('button', { name: 'Ferdig', hidden: true }).at(-1)!);

test('the secret of a new API key is shown although its form was closed before the answer', async () => {
  await makeAndLeave('Megler');
  await page.waiting[0]!.answer(MADE, 201);
  const [shown] = dialogs();
  expect(shown!.textContent).toContain('ik_one');
  fireEvent.mouseDown(shown!);
  fireEvent.click(shown!);
  expect(dialogs()).toEqual([shown]);
  done();
  expect(dialogs()).toEqual([]);
});

test('the secrets of two API keys created at once are both shown', async () => {
  await makeAndLeave('Megler');
  await makeAndLeave('Portal');
  await page.waiting[0]!.answer(MADE, 201);
  await page.waiting[1]!.answer({ ...MADE, id: 'portal', secret: 'ik_two' }, 201);
  for (const secret of ['ik_two', 'ik_one']) {
    expect(dialogs().at(-1)!.textContent).toContain(secret);
    done();
  }
  expect(dialogs()).toEqual([]);
});
