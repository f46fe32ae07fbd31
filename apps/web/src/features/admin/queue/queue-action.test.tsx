import type { QueueCaseDto } from '@boligstyling/api-client/admin';
import { type QueueKind, type Role, snoozeDays } from '@boligstyling/domain';
import { expect, test, describe } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { adminPartners } from '../../../content/admin/admin-partners';
import { adminQueue, queueWords } from '../../../content/admin/admin-queue';
import { openAdmin, userWhoIs } from '../shared/testing/admin-page';
import { QueueAction } from './queue-action';
import { QueueList } from './queue-list';
import { useQueue } from './use-queue';

const message = {
  channel: 'webhook',
  what: 'lead.received',
  state: 'due',
  attempts: 6,
  to: null,
} as const;
const CASE: QueueCaseDto = {
  ...{ id: 'c', since: '2026-11-24T09:00:00.000Z', asked: 0 },
  used_up: false,
  message: { ...message, cause: '400' },
};

test.each([
  ['a sent e-mail', [1, 0, 0], adminQueue.sent],
  ['an e-mail that failed again', [0, 1, 0], adminQueue.failedAgain],
  ['an e-mail being sent', [0, 0, 1], adminQueue.sending],
  ['an e-mail leased by an earlier attempt', [0, 0, 0], adminQueue.sending],
])('%s is reported as such', async (_, [sentCount, errorCount, pendingCount], expected) => {
  const { waiting, toasts } = openAdmin(<QueueAction kind="undelivered" of={CASE} />, {
    account: { id: null, name: 'Delt', role: 'eier', passkeys: [], has_code: false },
  });
  const button = await screen.findByText(queueWords.undelivered.action(CASE));
  await act(async () => fireEvent.click(button));
  await waiting[0]!.answer({ sentCount, errorCount, pendingCount });
  expect(toasts()).toMatchObject([expected]);
});

test('an uncertain e-mail is marked as sent and not resent', async () => {
  const uncertain = {
    ...message,
    channel: 'email',
    what: 'lead-notification',
    state: 'uncertain',
  } as const;
  const of: QueueCaseDto = { ...CASE, message: { ...uncertain, cause: 'ETIMEDOUT answer' } };
  const { waiting, toasts } = openAdmin(<QueueAction kind="undelivered" of={of} />, {
    account: { id: null, name: 'Delt', role: 'eier', passkeys: [], has_code: false },
  });
  await act(async () => fireEvent.click(await screen.findByText('Regn som sendt')));
  await waiting[0]!.answer({});
  expect(toasts()).toMatchObject([adminQueue.settledAsSent]);
});

test('a partner without terms is sent the welcome, which asks for them', async () => {
  const of = { ...CASE, message: undefined, partner: { id: 'p', name: 'Stine' } };
  const { toasts, waiting } = openAdmin(
    <QueueAction kind="partner-no-terms" of={of as unknown as QueueCaseDto} />,
    { account: userWhoIs('saksbehandler') },
  );
  const name = 'Send velkomst: Stine har ikke godtatt vilkårene';
  fireEvent.click(await screen.findByRole('button', { name }));
  await waitFor(() => expect(waiting).toHaveLength(1));
  await waiting[0]!.answer({});
  expect(toasts()).toMatchObject([adminPartners.welcomed]);
});

const LEAD = { id: 'l', customer_name: '•••', location: 'Bergen', service_type: 'Fullstyling' };
const PARTNER = { id: 'p', name: 'Stine', phone: '40000001', missing: ['gateadresse'] };

test.each<[QueueKind, object, string | undefined]>([
  ['review', { lead: LEAD }, undefined],
  ['dispute', { partner: PARTNER }, 'Se: Uenighet med Stine'],
  ['application', { application: { company: 'Stil AS' } }, 'Se: Søknad fra Stil AS'],
  ['operator-incomplete', {}, 'Se: Fakturaer kan ikke utstedes'],
  ['partner-incomplete', { partner: PARTNER }, 'Se: Stine kan ikke faktureres'],
  ['partner-no-terms', { partner: PARTNER }, 'Se: Stine har ikke godtatt vilkårene'],
  ['held', { lead: LEAD }, 'Se: Holdt tilbake: •••'],
  ['nobody-called', { lead: LEAD, partner: PARTNER }, 'Ring Stine: Ingen har ringt •••'],
])(
  'a read-only role gets only a link to the case for the kind %s',
  async (kind, changes, named) => {
    const of = { ...CASE, message: undefined, ...changes } as QueueCaseDto;
    openAdmin(<QueueAction kind={kind} of={of} />, { account: userWhoIs('innsyn') });
    await waitFor(() => expect(globalThis.fetch).toHaveBeenCalled());
    await act(async () => {});
    const links = screen.queryAllByRole('link').map((link) => link.getAttribute('aria-label'));
    expect(links).toEqual(named ? [named] : []);
  },
);

test.each<[Role, string]>([
  ['eier', 'Fyll ut: Fakturaer kan ikke utstedes'],
  ['saksbehandler', 'Se: Fakturaer kan ikke utstedes'],
])(
  'as %s, an incomplete operator links to its card, editable with the right',
  async (role, name) => {
    const of = { ...CASE, message: undefined } as QueueCaseDto;
    openAdmin(<QueueAction kind="operator-incomplete" of={of} />, { account: userWhoIs(role) });
    const link = await screen.findByRole('link', { name });
    expect(link.getAttribute('href')).toBe('/admin/fakturaer');
  },
);

test('a user who settles payments gets a link to the dispute', async () => {
  const of = { ...CASE, message: undefined, partner: PARTNER } as unknown as QueueCaseDto;
  openAdmin(<QueueAction kind="dispute" of={of} />, { account: userWhoIs('saksbehandler') });
  await screen.findByRole('link', { name: 'Avgjør: Uenighet med Stine' });
});

describe('case mark', () => {
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

  test('the later of two assignees reads who has the case', async () => {
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
});
