import type { AskedPartnerDto, OwnerPageDto } from '@boligstyling/api-client/links';
import type { OwnerMomentKind } from '@boligstyling/domain';
import { beforeEach, expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { Provider } from 'react-redux';
import { ownerPage } from '../../../content/owner-page';
import { connectLinks } from '../../../shared/links/connect-links';
import { pageStore } from '../../../shared/testing/page-store';
import { RequestOverview } from './request-overview';

const JOINED = {
  ...{ city: 'Bergen', service: 'Delstyling', status: 'matched', timeline: [], consents: [] },
  search: { state: 'joined', until: null, late: false },
  choices: { agent: 'unanswered', withdraw: true },
  ...{
    joined: true,
    old_link: true,
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
    <RequestOverview token="t" view={{ ...JOINED, ...view }} />
  </Provider>
);
const shown = (partners: AskedPartnerDto[]) => render(page({ partners }));

test('who has a request that was joined afterwards stands among those who know something', () => {
  shown([TOOK]);
  expect(screen.getByText(ownerPage.knowsTitle)).toBeTruthy();
  expect(screen.getByText(ownerPage.knows.all)).toBeTruthy();
});

const SENDER = 'Megler Vest AS';
const whatIsKnownTo = (who: string) =>
  screen.getByText(who, { selector: 'dt' }).nextElementSibling?.textContent;

test('who has sent it for her stands among those who know something, before those who were asked', () => {
  render(page({ joined: false, partners: [TOOK], sent_by: SENDER }));
  expect(whatIsKnownTo(SENDER)).toBe('Sendte henvendelsen for deg, og ser den hos oss.');
  expect(whatIsKnownTo(TOOK.name)).toBe(ownerPage.knows.all);
  expect(whatIsKnownTo(ownerPage.agents)).toBe(ownerPage.knows.nothing);
});

test('of one that has joined another it stands there alone: the other’s page tells of the rest', () => {
  render(page({ partners: [], sent_by: SENDER }));
  expect(whatIsKnownTo(SENDER)).toBe(ownerPage.knows.sender);
  expect(screen.queryByText(ownerPage.knows.nothing)).toBeNull();
});

test('nobody is said to be asked to erase it who has said no, as no letter asks for that', () => {
  shown([
    { ...TOOK, state: 'declined' },
    { ...TOOK, name: 'Bo Lie', state: 'undone' },
  ]);
  expect(screen.getByText(ownerPage.knows.had)).toBeTruthy();
  expect(screen.getByText(ownerPage.knows.hadAll)).toBeTruthy();
});

test('of an agent beside stylists it says what that has got: nothing of what was written to them', () => {
  const agent = { ...TOOK, kind: 'estate-agent', gets_all: false } as const;
  shown([agent, { ...agent, name: 'Bo Lie', state: 'withdrawn' }]);
  expect(whatIsKnownTo(TOOK.name)).toBe(ownerPage.knows.agentHas);
  expect(whatIsKnownTo('Bo Lie')).toBe(ownerPage.knows.agentHad);
  expect(ownerPage.knows.agentHad).toContain('Er bedt om å slette det.');
});

const LEGACY: AskedPartnerDto = { ...TOOK, state: 'legacy-open' };
const moment = (kind: OwnerMomentKind, ...partners: string[]) => ({
  ...{ at: '2026-11-25T13:00:00.000Z', kind, partners },
});

test.each([
  ['nobody had it', [], [TOOK], 0],
  ['somebody had it', [TOOK.name], [], 1],
  ['it was given before there were questions', [], [LEGACY], 1],
])('of a correction it is said who got it: %s', (_, reveals, partners, times) => {
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

test('who was asked again and said yes is told of once, with what it knows and answered last', () => {
  shown([FIRST_PASSED_BY, TOOK]);
  expect(rowsUnder(ownerPage.knowsTitle)).toEqual([TOOK.name + ownerPage.knows.all]);
  expect(rowsUnder(ownerPage.partnersTitle)).toEqual([
    expect.stringContaining(ownerPage.states.accepted),
  ]);
});

test('who had it all and is asked anew is told of by what it had, and as who has yet to answer', () => {
  shown([
    { ...FIRST_PASSED_BY, state: 'withdrawn', knows_you: true },
    { ...TOOK, state: 'offered', knows_you: false, deadline: null },
  ]);
  expect(rowsUnder(ownerPage.knowsTitle)).toEqual([TOOK.name + ownerPage.knows.hadAll]);
  expect(rowsUnder(ownerPage.partnersTitle)).toEqual([
    expect.stringContaining(ownerPage.states.offered),
  ]);
});

test('who has it by another of hers is told of as who has it, though the question ended after that', () => {
  shown([
    TOOK,
    { ...TOOK, state: 'withdrawn', knows_you: false, asked_at: '2026-11-25T13:00:00.000Z' },
  ]);
  expect(rowsUnder(ownerPage.knowsTitle)).toEqual([TOOK.name + ownerPage.knows.all]);
  expect(rowsUnder(ownerPage.partnersTitle)).toEqual([
    expect.stringContaining(ownerPage.states.accepted),
  ]);
});

test('of two partners of one name each is told of', () => {
  shown([TOOK, { ...FIRST_PASSED_BY, kind: 'estate-agent' }]);
  expect(rowsUnder(ownerPage.knowsTitle)).toHaveLength(2);
});

test('of a request that joined at once nobody knows anything, and nothing is told of it', () => {
  shown([]);
  expect(screen.queryByText(ownerPage.knowsTitle)).toBeNull();
});

test('nothing is told of it once it is withdrawn, either: somebody may have it by the earlier one', () => {
  render(page({ partners: [], search: { ...JOINED.search, state: 'closed' }, status: 'lost' }));
  expect(screen.queryByText(ownerPage.knowsTitle)).toBeNull();
});

test.each([
  ['show_more', ownerPage.more, ownerPage.knowsTitle],
  ['keep_waiting', ownerPage.waitSave, ownerPage.partnersTitle],
])(
  'when a choice goes from the page once it is made, the focus stays in its column: %s',
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

test('a yes that comes while she writes leaves her where she writes; one that comes to what she has pressed leads to it', () => {
  const asks = { search: { ...JOINED.search, state: 'searching' } as const, joined: false };
  const { rerender } = render(page({ ...asks, partners: [] }));
  const title = () => screen.getByRole('heading', { level: 1 });
  const before = title().textContent;
  const field = screen.getByRole('textbox');
  field.focus();
  rerender(page({ ...asks, partners: [TOOK] }));
  expect(title().textContent).not.toBe(before);
  expect(document.activeElement).toBe(field);
  screen.getAllByRole('button')[0]!.focus();
  rerender(page({ ...asks, partners: [] }));
  expect(document.activeElement).toBe(title());
});

const AGENT: AskedPartnerDto = { ...TOOK, name: 'Per Lie', kind: 'estate-agent', state: 'undone' };
const ASKS = { search: { ...JOINED.search, state: 'searching' }, joined: false, old_link: false };
const answering = (agent: OwnerPageDto['choices']['agent'], partners: AskedPartnerDto[]) =>
  render(page({ ...ASKS, partners, choices: { ...JOINED.choices, agent } } as OwnerPageDto));
const button = (name: string | RegExp) => screen.queryByRole('button', { name });

test.each(['unanswered', 'yes', 'no'] as const)(
  'no other agent is offered once one has had it, and a yes can be taken back: %s',
  (agent) => {
    answering(agent, [AGENT]);
    expect(screen.getByText(ownerPage.agentUsed)).toBeTruthy();
    for (const name of [ownerPage.agentYes, ownerPage.agentChange]) expect(button(name)).toBeNull();
    expect(button(ownerPage.agentNo) !== null).toBe(agent === 'yes');
  },
);

test('an agent that has it, or has not known who it is, leaves the choice as it was', () => {
  const { unmount } = answering('yes', [{ ...AGENT, state: 'accepted' }]);
  expect(button(ownerPage.agentChange)).not.toBeNull();
  unmount();
  answering('unanswered', [{ ...AGENT, state: 'declined', knows_you: false }]);
  expect(button(ownerPage.agentYes)).not.toBeNull();
});

const HAS_IT: AskedPartnerDto = { ...AGENT, state: 'accepted' };
test.each([
  ['an agent has it', 'yes', [HAS_IT], true],
  ['none has', 'yes', [], true],
  ['one has it by another of hers', 'unanswered', [HAS_IT], true],
  ['there is none', 'no', [], false],
  ['nor was there', 'unanswered', [], false],
] as const)(
  'of a closed request a yes to an agent can be taken back: %s',
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

test('a yes to stylists beside an agent can be taken back by itself, once that has been asked about', () => {
  choosing('yes');
  expect(screen.queryByText(ownerPage.stylistsTitle)).toBeNull();
  fireEvent.click(button(new RegExp(ownerPage.stylistsNo))!);
  expect(screen.getByText(ownerPage.stylistsNoQuestion)).toBeTruthy();
  expect(screen.getByRole('button', { name: ownerPage.stylistsNo, hidden: true })).toBeTruthy();
});

test('a yes to stylists that was taken back can be given again by who reads what it means', () => {
  choosing('no');
  expect(button(new RegExp(ownerPage.stylistsNo))).toBeNull();
  expect(screen.getByText(ownerPage.stylistsText)).toBeTruthy();
  expect(button(ownerPage.stylistsYes)).not.toBeNull();
});

test('neither is there where she can say the other by a withdrawal alone, or not at all', () => {
  choosing(null);
  expect(button(new RegExp(ownerPage.stylistsNo))).toBeNull();
  expect(screen.queryByText(ownerPage.stylistsTitle)).toBeNull();
});

test.each([
  ['others may be asked until then', { until: '2026-12-08T13:00:00.000Z' }, {}, true],
  ['the search is over by then', { until: '2026-11-25T12:00:00.000Z' }, {}, false],
  ['the search is over', { state: 'ended', until: null }, {}, false],
  ['nobody else may be asked', { until: null }, {}, false],
  ['no end is told, as it has just been sent', { until: null }, { just_sent: true }, true],
] as const)(
  'a question is said to go on after its deadline only where it does: %s',
  (_, search, link, goesOn) => {
    const asked = { ...TOOK, state: 'offered', deadline: '2026-11-25T13:00:00.000Z' } as const;
    const partners = [{ ...asked, knows_you: false }];
    render(
      page({
        ...{ joined: false, old_link: false, partners, ...link },
        search: { state: 'searching', late: false, ...search },
      }),
    );
    const note = screen.getByText(/^Onsdag 25\. november( 2026)? kl\.\s14:00\./);
    expect(note.textContent?.includes('går spørsmålet videre')).toBe(goesOn);
  },
);

test.each([
  [false, true],
  [true, false],
  [undefined, false],
])('with mailbox_proven %s, the question about the address is shown: %s', (proven, isAsked) => {
  render(page({ partners: [], mailbox_proven: proven }));
  expect(screen.queryByText(ownerPage.mailboxTitle) !== null).toBe(isAsked);
});

test('a reported win is asked about by the partner’s first name, and answered about its assignment', async () => {
  const win = { assignment_id: 'id-1', name: 'Anna Solheim', until: '2026-11-27T13:00:00.000Z' };
  const fetched = jest.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({}));
  render(page({ status: 'won', partners: [TOOK], reported_win: win, joined: false }));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Har du valgt Anna?');
  fireEvent.click(screen.getByRole('button', { name: 'Nei' }));
  await waitFor(() => expect(fetched).toHaveBeenCalled());
  const request = fetched.mock.calls[0]![0] as Request;
  expect(request.url).toContain('/own-request/reported-win');
  expect(await request.json()).toEqual({ assignment_id: 'id-1', answer: 'no' });
});
