import type { QueueCaseDto } from '@boligstyling/api-client/admin';
import { snoozeDays } from '@boligstyling/domain';
import { expect, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { adminQueue } from '../../../content/admin/admin-queue';
import { openAdmin, userWhoIs } from '../shared/testing/admin-page';
import { QueueList } from './queue-list';
import { useQueue } from './use-queue';

const lead = {
  ...{ id: 'kari', customer_name: 'Kari', customer_phone: '40000000', suspicion: null },
  ...{ location: 'Bergen', service_type: 'Fullstyling' },
};
const CASE: QueueCaseDto = {
  ...{ id: 'kari', since: '2026-11-24T09:00:00.000Z', asked: 0, used_up: false, lead },
};
const TITLE = 'Holdt tilbake: Kari';
const ME = userWhoIs('saksbehandler');
const OLA = { id: 'ola', name: 'Ola Nordmann' };

const kindsOf = (...cases: QueueCaseDto[]) => ({
  kinds: [{ kind: 'held', count: cases.length, count_is_exact: true, cases }],
});
const Page = () => <QueueList of={useQueue()} />;
const open = (changes: Partial<QueueCaseDto> = {}, account: object = ME) =>
  openAdmin(<Page />, { account, queue: kindsOf({ ...CASE, ...changes }) });
const press = async (label: string) => {
  const button = await screen.findByRole('button', { name: `${label}: ${TITLE}` });
  await act(async () => fireEvent.click(button));
};

test('a free case is taken', async () => {
  const { waiting } = open();
  await press(adminQueue.take);
  expect(waiting[0]).toMatchObject({ path: 'queue/kari', body: { kind: 'held', mine: true } });
});

test('an own case is marked «Min» and released', async () => {
  const { waiting } = open({ assignee: { id: ME.id, name: ME.name } });
  await screen.findByText(adminQueue.mine);
  await press(adminQueue.release);
  expect(waiting[0]?.body).toEqual({ kind: 'held', mine: false });
});

test('another’s case shows the name and is taken over from that user', async () => {
  const { waiting } = open({ assignee: OLA });
  await screen.findByText(OLA.name);
  await press(adminQueue.takeOver);
  expect(waiting[0]?.body).toEqual({ kind: 'held', mine: true, taken_from: OLA.id });
});

test('the later of two takers is told who has the case', async () => {
  const { waiting, toasts } = open();
  await press(adminQueue.take);
  const error = 'Ola Nordmann har tatt saken.';
  await waiting[0]!.answer({ type: '/problems/case-taken', error, detail: error }, 409);
  expect(JSON.stringify(toasts())).toContain(error);
});

test.each([
  [adminQueue.tomorrow, 'first'],
  [adminQueue.inThreeDays, 'third'],
] as const)('«%s» snoozes the case and closes the dialog', async (name, which) => {
  const { waiting, toasts } = open();
  await press(adminQueue.snooze);
  await act(async () => fireEvent.click(screen.getByText(name)));
  const snoozed_until = snoozeDays(new Date())[which];
  expect(waiting[0]?.body).toEqual({ kind: 'held', snoozed_until });
  await waiting[0]!.answer({});
  expect(toasts()).toMatchObject([{ title: 'Utsatt' }]);
  await waitFor(() => expect(screen.queryByText(adminQueue.snoozeTitle)).toBeNull());
});

test('a chosen day beyond 30 days is refused at the field', async () => {
  const { waiting } = open();
  await press(adminQueue.snooze);
  const field = screen.getByLabelText(adminQueue.snoozeDay);
  fireEvent.change(field, { target: { value: '2999-01-01' } });
  await act(async () => fireEvent.submit(field.closest('form')!));
  screen.getByText('Velg en dag etter i dag, innen 30 dager.');
  expect(waiting).toEqual([]);
});

test('snoozed cases are listed with their day and fetched back', async () => {
  const { last } = snoozeDays(new Date());
  const { waiting } = openAdmin(<Page />, {
    ...{ account: ME, queue: { kinds: [] } },
    'queue?view=snoozed': kindsOf({ ...CASE, snoozed_until: last }),
  });
  const views = await screen.findByRole('group', { name: adminQueue.viewLabel });
  await act(async () => fireEvent.click(within(views).getByText(adminQueue.views.snoozed)));
  await screen.findByText(/^Utsatt til \d/);
  await press(adminQueue.fetchBack);
  expect(waiting[0]?.body).toEqual({ kind: 'held', snoozed_until: null });
});

test('the shared login takes no case and has no «Mine»', async () => {
  open({}, { ...ME, id: null });
  await screen.findByRole('button', { name: `${adminQueue.snooze}: ${TITLE}` });
  expect(screen.queryByText(adminQueue.take)).toBeNull();
  expect(screen.queryByText(adminQueue.views.mine)).toBeNull();
});

test('the read-only role sees the assignee and changes nothing', async () => {
  open({ assignee: OLA }, userWhoIs('innsyn'));
  await screen.findByText(OLA.name);
  expect(screen.queryByText(adminQueue.takeOver)).toBeNull();
  expect(screen.queryByText(adminQueue.snooze)).toBeNull();
});
