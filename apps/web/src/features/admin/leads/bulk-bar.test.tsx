import { expect, test } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { adminBulk } from '../../../content/admin-bulk';
import { openAdmin } from '../shared/testing/admin-page';
import { UndoArea } from '../shared/undo/undo';
import { BulkBar } from './bulk-bar';
import { useSelection, type ChosenLead } from './use-selection';

const lead = (id: string, status: ChosenLead['status']) => ({ id, customer_name: id, status });
const CHANGED = { error: 'Noen andre har endret statusen.' };

function List({ leads }: { leads: readonly ChosenLead[] }) {
  const selection = useSelection(leads);
  return (
    <UndoArea>
      <button onClick={() => selection.set(leads, true)}>Velg alle</button>
      <BulkBar selection={selection} />
    </UndoArea>
  );
}

async function chooseAll(...leads: ChosenLead[]) {
  const page = openAdmin(<List leads={leads} />, {});
  fireEvent.click(screen.getByText('Velg alle'));
  await screen.findByText(adminBulk.setStatus);
  return page;
}
const press = (name: string) => act(async () => fireEvent.click(screen.getByText(name)));

test('a status is set in place of the one that was seen, and who is left alone is told with why', async () => {
  const { waiting } = await chooseAll(lead('Kari', 'new'), lead('Ola', 'won'));
  await press(adminBulk.setStatus);
  expect(waiting.map(({ body }) => body)).toEqual([
    { status: 'contacted', from: 'new' },
    { status: 'contacted', from: 'won' },
  ]);
  await waiting[0]!.answer();
  await waiting[1]!.answer(CHANGED, 409);
  screen.getByText(`Ikke gjort med Ola. ${CHANGED.error}`);

  await press(adminBulk.setStatus);
  expect(waiting.slice(2).map(({ body }) => body)).toEqual([
    { status: 'contacted', from: 'contacted' },
    { status: 'contacted', from: 'won' },
  ]);
  expect(screen.queryByText(/^Ikke gjort/)).toBeNull();
});

test('what stood so before is not undone with the rest: somebody else had set it', async () => {
  const { waiting } = await chooseAll(lead('Kari', 'new'), lead('Ola', 'contacted'));
  await press(adminBulk.setStatus);
  for (const each of waiting) await each.answer();
  await press('Angre');
  expect(waiting.slice(2)).toHaveLength(1);
});

test('why is told in Norwegian, also where no answer came', async () => {
  const { waiting } = await chooseAll(lead('Kari', 'new'));
  await press(adminBulk.setStatus);
  await waiting[0]!.answer({}, 503);
  screen.getByText('Ikke gjort med Kari. Kunne ikke lagre endringen. Prøv igjen.');
});
