import { expect, test } from '@jest/globals';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { openAdmin } from '../shared/testing/admin-page';
import { UndoArea } from '../shared/undo/undo';
import { OperatorCard } from './operator-card';
import { OPERATOR } from './testing/sample-operator';

test('untouched operator fields are not sent, because a colleague may have changed them', async () => {
  const card = (
    <UndoArea>
      <OperatorCard />
    </UndoArea>
  );
  const { waiting, toasts } = openAdmin(card, { operator: OPERATOR });
  fireEvent.click(await screen.findByRole('button', { name: 'Rediger selgeren' }));
  const dialog = screen.getByRole('dialog', { hidden: true });
  fireEvent.change(within(dialog).getByLabelText('Dager til forfall'), { target: { value: '30' } });
  await act(async () => fireEvent.submit(dialog.querySelector('form')!));
  expect(waiting[0]).toMatchObject({ ifMatch: '"3"', body: { due_days: 30 } });
  await waiting[0]!.answer({ ...OPERATOR, version: '4', due_days: 30 });
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Angre' })));
  expect(waiting[1]).toMatchObject({ ifMatch: '"4"', body: { due_days: 14 } });
  await waiting[1]!.answer({ error: 'Noen var før deg.', current: OPERATOR }, 412);
  expect(toasts().at(-1)).toMatchObject({ text: 'Noen var før deg.' });
});

test('from the steps of the first morning, the form is open', async () => {
  const at = { pathname: '/admin/fakturaer', state: { toEdit: true } };
  openAdmin(<OperatorCard />, { operator: OPERATOR }, at);
  within(await screen.findByRole('dialog', { hidden: true })).getByLabelText('Kontonummer');
});
