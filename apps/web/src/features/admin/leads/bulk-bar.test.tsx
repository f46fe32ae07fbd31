import { expect, test } from '@jest/globals';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { adminBulk } from '../../../content/admin/admin-bulk';
import { openAdmin } from '../shared/testing/admin-page';
import { UndoArea } from '../shared/undo/undo';
import { BulkBar, useSelection, type ChosenLead } from './bulk-bar';

const lead = (id: string, status: ChosenLead['status']): ChosenLead => ({
  ...{ id, version: status, status, customer_name: id, suspicion: null },
});
const AT = '2026-11-24T12:00:00.000Z';
const CHANGED = { error: 'Noen andre har endret statusen.' };

function List({ leads }: { leads: readonly ChosenLead[] }) {
  const selection = useSelection(leads);
  return (
    <UndoArea>
      <button onClick={() => selection.set(leads, true)}>Velg alle</button>
      <button onClick={selection.clear}>Velg ingen</button>
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

test('a status replaces the one that was seen, and skipped leads are listed with the reason', async () => {
  const { waiting } = await chooseAll(lead('Kari', 'new'), lead('Ola', 'won'));
  await press(adminBulk.setStatus);
  expect(waiting.map(({ ifMatch }) => ifMatch)).toEqual(['"new"', '"won"']);
  await waiting[0]!.answer({ version: 'contacted' });
  await waiting[1]!.answer(CHANGED, 412);
  screen.getByText(`Ikke gjort med Ola. ${CHANGED.error}`);

  await press(adminBulk.setStatus);
  expect(waiting.slice(2).map(({ ifMatch }) => ifMatch)).toEqual(['"contacted"', '"won"']);
  expect(screen.queryByText(/^Ikke gjort/)).toBeNull();
});

test('an undo skips leads that another user had set to the same status, and sends each change’s time', async () => {
  const { waiting } = await chooseAll(lead('Kari', 'new'), lead('Ola', 'new'));
  await press(adminBulk.setStatus);
  await waiting[0]!.answer({ changed_at: AT });
  await waiting[1]!.answer({ changed_at: null });
  screen.getByText('én henvendelse: Kontaktet');
  await press('Angre');
  expect(waiting.slice(2).map(({ body }) => body)).toEqual([
    { status: 'contacted', changed_at: AT },
  ]);
});

test('the maximum selection is named, and one more is refused', async () => {
  const many = Array.from({ length: 101 }, (_, place) => lead(`nr. ${place}`, 'new'));
  await chooseAll(...many.slice(0, 99));
  screen.getByText('99 valgte');
  cleanup();
  const { waiting } = await chooseAll(...many);
  screen.getByText('100 valgte. Flere kan ikke velges på én gang.');
  await press(adminBulk.setStatus);
  expect(waiting).toHaveLength(100);
});

test('no undo is offered where all leads had that status already', async () => {
  const { waiting } = await chooseAll(lead('Kari', 'new'));
  await press(adminBulk.setStatus);
  await waiting[0]!.answer({ changed_at: null });
  expect(screen.queryByText('Angre')).toBeNull();
});

test('an undo reports how many leads it could not restore', async () => {
  const { waiting, toasts } = await chooseAll(lead('Kari', 'new'), lead('Ola', 'new'));
  await press(adminBulk.setStatus);
  for (const each of waiting) await each.answer({ changed_at: AT });
  await press('Angre');
  await waiting[2]!.answer({});
  await waiting[3]!.answer(CHANGED, 409);
  expect(toasts().at(-1)).toMatchObject({
    title: 'Angret for 1 av 2',
    text: `1 ble ikke satt tilbake. ${CHANGED.error}`,
  });
});

test('an undo that did not arrive is offered again, a refused one is not', async () => {
  const { waiting } = await chooseAll(lead('Kari', 'new'), lead('Ola', 'new'));
  await press(adminBulk.setStatus);
  for (const each of waiting) await each.answer({ changed_at: AT });
  await press('Angre');
  for (const each of waiting.slice(2)) await each.answer({}, 503);
  await press('Angre');
  expect(waiting).toHaveLength(6);
  await waiting[4]!.answer({}, 503);
  await waiting[5]!.answer(CHANGED, 409);
  expect(screen.queryByText('Angre')).toBeNull();
});

test('the reason is Norwegian, also without an answer', async () => {
  const { waiting } = await chooseAll(lead('Kari', 'new'));
  await press(adminBulk.setStatus);
  await waiting[0]!.answer({}, 503);
  screen.getByText('Ikke gjort med Kari. Kunne ikke lagre endringen. Prøv igjen.');
});

test('leads without an answer are not reported as unchanged', async () => {
  const { waiting } = await chooseAll(lead('Kari', 'new'));
  await press(adminBulk.setStatus);
  await waiting[0]!.answer({}, 504);
  screen.getByText('Kari: Vi fikk ikke svar. Se om det er gjort, før du prøver igjen.');
});

async function confirm(what: 'match' | 'resend') {
  await press(adminBulk[what]);
  await press(adminBulk[what]);
}

test('a confirmation does not carry over to another selection', async () => {
  await chooseAll(lead('Kari', 'new'));
  await press(adminBulk.match);
  screen.getByText(adminBulk.questions.match(1));
  await press('Velg ingen');
  await press('Velg alle');
  expect(screen.queryByText(adminBulk.questions.match(1))).toBeNull();
  screen.getByText(adminBulk.setStatus);
});

test('leads for which no partner was asked are reported as such', async () => {
  const { waiting, toasts } = await chooseAll(lead('Kari', 'new'), lead('Ola', 'new'));
  await confirm('match');
  await waiting[0]!.answer({ asked: 2 }, 201);
  await waiting[1]!.answer({ asked: 0 }, 201);
  screen.getByText(`Ikke gjort med Ola. ${adminBulk.nobodyAsked}`);
  expect(toasts().at(-1)).toMatchObject({
    title: 'Gjort med 1 av 2',
    text: adminBulk.nobodyAsked,
    kind: 'destructive',
  });
});

test('failed e-mails are reported, and leads without missing e-mails count as done', async () => {
  const report = { sentCount: 0, errorCount: 0, pendingCount: 0 };
  const { waiting, toasts } = await chooseAll(lead('Kari', 'new'), lead('Ola', 'new'));
  await confirm('resend');
  await waiting[0]!.answer({ ...report, sentCount: 2, errorCount: 1 });
  await waiting[1]!.answer(report);
  screen.getByText(`Ikke gjort med Kari. ${adminBulk.failedAgain}`);
  expect(toasts().at(-1)).toMatchObject({ title: 'Gjort med 1 av 2', text: adminBulk.failedAgain });
});

test('held leads alone are released or erased together', async () => {
  const held = (id: string) => ({ ...lead(id, 'new'), suspicion: 'holds-a-link' as const });
  const { waiting } = openAdmin(<List leads={[held('a'), held('b')]} />, {});
  fireEvent.click(screen.getByText('Velg alle'));
  await screen.findByText(adminBulk.erase);
  expect(screen.queryByText(adminBulk.setStatus)).toBeNull();
  await press(adminBulk.erase);
  screen.getByText(adminBulk.questions.erase(2));
  expect(waiting).toEqual([]);
  await press(adminBulk.erase);
  expect(waiting.map(({ path }) => path)).toEqual(['leads/a', 'leads/b']);
  await waiting[0]!.answer({});
  await waiting[1]!.answer(CHANGED, 409);
  await press(adminBulk.release);
  await press(adminBulk.release);
  expect(waiting.slice(2).map(({ path }) => path)).toEqual(['leads/b/release']);
});
