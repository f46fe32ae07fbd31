import type { AskedPartnerDto, OwnerPageDto } from '@boligstyling/api-client/links';
import type { OwnerMomentKind } from '@boligstyling/domain';
import { beforeEach, expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { Provider } from 'react-redux';
import { ownerPage } from '../../../content/owner-page';
import { connectLinks } from '../../../shared/links/connect-links';
import { pageStore } from '../../../shared/testing/page-store';
import { LeadOverview } from './lead-overview';

const JOINED = {
  ...{ city: 'Bergen', service: 'Delstyling', status: 'matched', timeline: [], consents: [] },
  search: { state: 'merged', until: null, late: false },
  choices: { agent: 'unanswered', withdraw: true },
  ...{
    merged: true,
    just_sent: false,
    pending_email: null,
  },
} as unknown as OwnerPageDto;
const TOOK = {
  ...{ name: 'Anna Solheim', company: 'Solheim', kind: 'stylist', state: 'accepted' },
  ...{ knows_you: true, gets_all: true, has_called: false, came_to_nothing: false },
  presentation: '',
  asked_at: '2026-11-24T13:00:00.000Z',
} as AskedPartnerDto;

let store: ReturnType<typeof pageStore>;
beforeEach(() => {
  connectLinks();
  store = pageStore();
});

const page = (view: Partial<OwnerPageDto>) => (
  <Provider store={store}>
    <LeadOverview token="t" view={{ ...JOINED, ...view }} />
  </Provider>
);
const shown = (partners: AskedPartnerDto[]) => render(page({ partners }));

test('an owner of a later merged lead is listed among those with access', () => {
  shown([TOOK]);
  expect(screen.getByText(ownerPage.knowsTitle)).toBeTruthy();
  expect(screen.getByText(ownerPage.knows.all)).toBeTruthy();
});

const SENDER = 'Megler Vest AS';
const whatIsKnownTo = (who: string) =>
  screen.getByText(who, { selector: 'dt' }).nextElementSibling?.textContent;

test('a partner that sent the lead for the owner is listed first', () => {
  render(page({ merged: false, partners: [TOOK], sent_by: SENDER }));
  expect(whatIsKnownTo(SENDER)).toBe('Sendte henvendelsen for deg, og ser den hos oss.');
  expect(whatIsKnownTo(TOOK.name)).toBe(ownerPage.knows.all);
  expect(whatIsKnownTo(ownerPage.agents)).toBe(ownerPage.knows.nothing);
});

test('a merged lead lists only its target, whose page shows the rest', () => {
  render(page({ partners: [], sent_by: SENDER }));
  expect(whatIsKnownTo(SENDER)).toBe(ownerPage.knows.integrator);
  expect(screen.queryByText(ownerPage.knows.nothing)).toBeNull();
});

test('partners that declined get no erasure request, as no e-mail asks them', () => {
  shown([
    { ...TOOK, state: 'declined' },
    { ...TOOK, name: 'Bo Lie', state: 'undone' },
  ]);
  expect(screen.getByText(ownerPage.knows.had)).toBeTruthy();
  expect(screen.getByText(ownerPage.knows.hadAll)).toBeTruthy();
});

test('an agent beside stylists is shown with its own data only', () => {
  const agent = { ...TOOK, kind: 'estate-agent', gets_all: false } as const;
  shown([agent, { ...agent, name: 'Bo Lie', state: 'withdrawn' }]);
  expect(whatIsKnownTo(TOOK.name)).toBe(ownerPage.knows.agentHas);
  expect(whatIsKnownTo('Bo Lie')).toBe(ownerPage.knows.agentHad);
  expect(ownerPage.knows.agentHad).toContain('Er bedt om å slette det.');
});

const moment = (kind: OwnerMomentKind, ...partners: string[]) => ({
  ...{ at: '2026-11-25T13:00:00.000Z', kind, partners },
});

test.each([
  ['no partner had them', [], [TOOK], 0],
  ['one partner had them', [TOOK.name], [], 1],
])('a correction names its recipients: %s', (_, reveals, partners, times) => {
  render(page({ partners, timeline: [moment('corrected', ...reveals)] }));
  expect(screen.getByText(ownerPage.moments.corrected())).toBeTruthy();
  expect(screen.queryAllByText(ownerPage.momentNotes.corrected!)).toHaveLength(times);
});

const FIRST_PASSED_BY: AskedPartnerDto = {
  ...{ ...TOOK, state: 'filled', knows_you: false },
  asked_at: '2026-11-20T13:00:00.000Z',
};
const rowsUnder = (title: string) => {
  const section = screen.getByRole('heading', { name: title }).parentElement!;
  const names = within(section).getAllByText(TOOK.name);
  return names.map((each) => (each.closest('li') ?? each.parentElement!).textContent);
};

test('a partner asked twice is listed once, with its latest acceptance', () => {
  shown([FIRST_PASSED_BY, TOOK]);
  expect(rowsUnder(ownerPage.knowsTitle)).toEqual([TOOK.name + ownerPage.knows.all]);
  expect(rowsUnder(ownerPage.partnersTitle)).toEqual([
    expect.stringContaining(ownerPage.states.accepted),
  ]);
});

test('a partner that had the details and is asked again keeps its access and shows as unanswered', () => {
  shown([
    { ...FIRST_PASSED_BY, state: 'withdrawn', knows_you: true },
    { ...TOOK, state: 'offered', knows_you: false, deadline: null },
  ]);
  expect(rowsUnder(ownerPage.knowsTitle)).toEqual([TOOK.name + ownerPage.knows.hadAll]);
  expect(rowsUnder(ownerPage.partnersTitle)).toEqual([
    expect.stringContaining(ownerPage.states.offered),
  ]);
});

test('a partner with the details from another lead shows as having them after its assignment ended', () => {
  shown([
    TOOK,
    { ...TOOK, state: 'withdrawn', knows_you: false, asked_at: '2026-11-25T13:00:00.000Z' },
  ]);
  expect(rowsUnder(ownerPage.knowsTitle)).toEqual([TOOK.name + ownerPage.knows.all]);
  expect(rowsUnder(ownerPage.partnersTitle)).toEqual([
    expect.stringContaining(ownerPage.states.accepted),
  ]);
});

test('two partners of the same name are both listed', () => {
  shown([TOOK, { ...FIRST_PASSED_BY, kind: 'estate-agent' }]);
  expect(rowsUnder(ownerPage.knowsTitle)).toHaveLength(2);
});

test('a lead merged on arrival shows nothing, as nobody has it', () => {
  shown([]);
  expect(screen.queryByText(ownerPage.knowsTitle)).toBeNull();
});

test('a withdrawn merged lead shows nothing either: a partner may have the earlier one', () => {
  render(page({ partners: [], search: { ...JOINED.search, state: 'closed' }, status: 'lost' }));
  expect(screen.queryByText(ownerPage.knowsTitle)).toBeNull();
});

test.each([
  ['show_more', ownerPage.more, ownerPage.knowsTitle],
  ['keep_waiting', ownerPage.waitSave, ownerPage.partnersTitle],
])(
  'a choice that disappears once made leaves the focus in its column: %s',
  (choice, name, besides) => {
    const partners = [TOOK];
    const choices = { ...JOINED.choices, [choice]: true };
    const { rerender } = render(page({ partners, choices }));
    const button = screen.getByRole('button', { name });
    button.focus();
    rerender(page({ partners }));
    const section = screen.getByRole('heading', { name: besides }).parentElement!;
    expect(document.activeElement).toBe(section.parentElement);
  },
);

test('a new acceptance leaves an owner who is writing in place, and moves the focus after a press', () => {
  const asks = {
    search: { ...JOINED.search, state: 'searching' } as const,
    ...{ merged: false, just_sent: true },
  };
  const { rerender } = render(page({ ...asks, partners: [] }));
  const title = () => screen.getByRole('heading', { level: 1 });
  const before = title().textContent;
  const field = screen.getByRole('textbox');
  field.focus();
  rerender(page({ ...asks, partners: [TOOK] }));
  expect(title().textContent).not.toBe(before);
  expect(document.activeElement).toBe(field);
  screen.getAllByRole('button')[0]!.focus();
  const shown = title();
  rerender(page({ ...asks, partners: [] }));
  expect(document.activeElement).toBe(title());
  // A screen reader would announce the changed text of one heading and its focus.
  expect(shown.isConnected).toBe(false);
});

const AGENT: AskedPartnerDto = { ...TOOK, name: 'Per Lie', kind: 'estate-agent', state: 'undone' };
const ASKS = { search: { ...JOINED.search, state: 'searching' }, merged: false };
const answering = (agent: OwnerPageDto['choices']['agent'], partners: AskedPartnerDto[]) =>
  render(page({ ...ASKS, partners, choices: { ...JOINED.choices, agent } } as OwnerPageDto));
const button = (name: string | RegExp) => screen.queryByRole('button', { name });

test.each(['unanswered', 'yes', 'no'] as const)(
  'once an agent has had the details no other is offered, and consent can be withdrawn: %s',
  (agent) => {
    answering(agent, [AGENT]);
    expect(screen.getByText(ownerPage.agentUsed)).toBeTruthy();
    for (const name of [ownerPage.agentYes, ownerPage.agentChange]) expect(button(name)).toBeNull();
    expect(button(ownerPage.agentNo) !== null).toBe(agent === 'yes');
  },
);

test('an agent with the details, or one that never had them, leaves the choice unchanged', () => {
  const { unmount } = answering('yes', [{ ...AGENT, state: 'accepted' }]);
  expect(button(ownerPage.agentChange)).not.toBeNull();
  unmount();
  answering('unanswered', [{ ...AGENT, state: 'declined', knows_you: false }]);
  expect(button(ownerPage.agentYes)).not.toBeNull();
});

const HAS_IT: AskedPartnerDto = { ...AGENT, state: 'accepted' };
test.each([
  ['an agent has it', 'yes', [HAS_IT], true],
  ['no agent has it', 'yes', [], true],
  ['an agent has it by another lead of the owner', 'unanswered', [HAS_IT], true],
  ['no agent was wanted', 'no', [], false],
  ['no agent was asked', 'unanswered', [], false],
] as const)(
  'consent to an agent can be withdrawn on a closed lead: %s',
  (_, agent, partners, may) => {
    const closed = { ...ASKS, search: { ...ASKS.search, state: 'closed' }, status: 'won' };
    const choices = { ...JOINED.choices, agent };
    render(page({ ...closed, partners: [...partners], choices } as Partial<OwnerPageDto>));
    expect(screen.queryByText(ownerPage.agentSaidYes) !== null).toBe(may);
    expect(button(ownerPage.agentNo) !== null).toBe(may);
    for (const name of [ownerPage.agentYes, ownerPage.agentChange]) expect(button(name)).toBeNull();
  },
);

const choosing = (stylists: OwnerPageDto['choices']['stylists']) =>
  render(
    page({
      ...{ ...ASKS, partners: [] },
      choices: { ...JOINED.choices, agent: 'yes', stylists },
    } as Partial<OwnerPageDto>),
  );

test('consent to stylists beside an agent can be withdrawn alone, after confirmation', () => {
  choosing('yes');
  expect(screen.queryByText(ownerPage.stylistsTitle)).toBeNull();
  fireEvent.click(button(new RegExp(ownerPage.stylistsNo))!);
  expect(screen.getByText(ownerPage.stylistsNoQuestion)).toBeTruthy();
  expect(screen.getByRole('button', { name: ownerPage.stylistsNo, hidden: true })).toBeTruthy();
});

test('withdrawn consent to stylists can be given again with its text shown', () => {
  choosing('no');
  expect(button(new RegExp(ownerPage.stylistsNo))).toBeNull();
  expect(screen.getByText(ownerPage.stylistsText)).toBeTruthy();
  expect(button(ownerPage.stylistsYes)).not.toBeNull();
});

test('neither choice about stylists is shown where only a full withdrawal, or nothing, is possible', () => {
  choosing(null);
  expect(button(new RegExp(ownerPage.stylistsNo))).toBeNull();
  expect(screen.queryByText(ownerPage.stylistsTitle)).toBeNull();
});

test.each([
  ['others may be asked until after the deadline', { until: '2026-12-08T13:00:00.000Z' }, {}, true],
  ['the search is over before the deadline', { until: '2026-11-25T12:00:00.000Z' }, {}, false],
  ['the search is over', { state: 'ended', until: null }, {}, false],
  ['no other partner may be asked', { until: null }, {}, false],
  ['a lead just sent shows no end', { until: null }, { just_sent: true }, true],
] as const)(
  'an assignment shows as running past its deadline only where it does: %s',
  (_, search, link, goesOn) => {
    const asked = { ...TOOK, state: 'offered', deadline: '2026-11-25T13:00:00.000Z' } as const;
    const partners = [{ ...asked, knows_you: false }];
    render(
      page({
        ...{ merged: false, partners, ...link },
        search: { state: 'searching', late: false, ...search },
      }),
    );
    const note = screen.getByText(/^Onsdag 25\. november( 2026)? kl\.\s14:00\./);
    expect(note.textContent?.includes('går spørsmålet videre')).toBe(goesOn);
  },
);

test('partners with the same deadline share one line', () => {
  const asked = { ...TOOK, state: 'offered', deadline: '2026-11-25T13:00:00.000Z' } as const;
  const partners = ['Anna A', 'Berit B', 'Cecilie C'].map((name) => ({
    ...{ ...asked, name, assignment_id: name, knows_you: false },
  }));
  const search = { state: 'searching', late: false, until: null } as const;
  render(page({ merged: false, partners, search }));
  expect(screen.getAllByText(/^Svarfrist for/).map(({ textContent }) => textContent)).toEqual([
    'Svarfrist for Anna, Berit og Cecilie',
  ]);
});

test.each([
  [false, true],
  [true, false],
  [undefined, false],
])('with mailbox_proven %s the address question is shown: %s', (proven, isAsked) => {
  render(page({ partners: [], mailbox_proven: proven }));
  expect(screen.queryByText(ownerPage.mailboxTitle) !== null).toBe(isAsked);
});

test('a reported win names the partner by first name and answers for its assignment', async () => {
  const win = { assignment_id: 'id-1', name: 'Anna Solheim', until: '2026-11-27T13:00:00.000Z' };
  const fetched = jest.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({}));
  render(page({ status: 'won', partners: [TOOK], reported_win: win, merged: false }));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Har du valgt Anna?');
  fireEvent.click(screen.getByRole('button', { name: 'Nei' }));
  const sent = () => fetched.mock.calls.map(([it]) => it as Request);
  const request = await waitFor(() => {
    const answer = sent().find(({ url }) => url.includes('/own-lead/reported-win'));
    return answer ?? Promise.reject(new Error('No answer was sent'));
  });
  expect(await request.json()).toEqual({ assignment_id: 'id-1', answer: 'no' });
});
