import type { AssignmentDto, LeadDetailDto } from '@boligstyling/api-client/admin';
import { MAX_QUESTIONS } from '@boligstyling/domain';
import { expect, test } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { adminLead } from '../../../../content/admin/admin-lead';
import { openAdmin } from '../../shared/testing/admin-page';
import { LeadAssignments } from './lead-assignments';

const yes = (...subjects: string[]) =>
  subjects.map((subject) => ({ subject, granted: true })) as LeadDetailDto['consents'];
const no = (subject: string) => [{ subject, granted: false }] as LeadDetailDto['consents'];

const took = (nth: number, changes: Partial<AssignmentDto> = {}) =>
  ({
    ...{
      id: `a${nth}`,
      partner_id: `p${nth}`,
      partner_name: `S${nth}`,
      partner_company: 'Stil AS',
    },
    ...{ partner_kind: 'stylist', state: 'accepted', knows_owner: true, price_ore: 0 },
    ...{ offered_at: '2026-11-24T09:00:00.000Z', ...changes },
  }) as AssignmentDto;
const THREE = [took(1), took(2), took(3)];
const PARTNERS = [
  { id: 'p1', name: 'S1', company: 'Stil AS', kind: 'stylist' },
  { id: 'p4', name: 'S4', company: 'Stil AS', kind: 'stylist' },
  { id: 'p5', name: 'M5', company: 'Megler AS', kind: 'estate-agent' },
];

const NOTES = [adminLead.full, adminLead.fullWithMore, adminLead.allAsked, adminLead.nobodyAllowed];

/** Whom the office can pick; or the sentence that says why nobody. */
async function pick(
  consents: LeadDetailDto['consents'],
  assignments: AssignmentDto[],
  related: object[] = [],
): Promise<readonly (string | null)[] | string> {
  const lead = { id: 'l', status: 'matched', consents } as LeadDetailDto;
  const known = {
    'leads/l/matching': { assignments, rounds: [] },
    'leads/l/related': { leads: related },
    partners: { partners: PARTNERS },
  };
  openAdmin(<LeadAssignments lead={lead} />, known);
  const note = () => NOTES.find((each) => screen.queryByText(each));
  const more = () => screen.queryByRole('button', { name: adminLead.passOnMore });
  const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
  await waitFor(() => expect(note() ?? more() ?? options()[1]).toBeTruthy());
  const button = more();
  if (button) await act(async () => fireEvent.click(button));
  await waitFor(() => expect(note() ?? options()[1]).toBeTruthy());
  return note() ?? options().slice(1);
}

test('with three who took it nobody else can be picked', async () => {
  expect(await pick(yes('stylist'), THREE)).toBe(adminLead.fullWithMore);
});

test('nobody else can be picked where all places are taken by what has joined it, nor who has one of them', async () => {
  const holds = ({ partner_id }: AssignmentDto) => ({ partner_id, recipient: 'stylist' });
  const by = (relation: string, held: AssignmentDto[]) => [{ relation, held_by: held.map(holds) }];
  const perhaps = by('perhaps-by', THREE);
  expect(await pick(yes('stylist'), [], perhaps)).toEqual(['S1, Stil AS', 'S4, Stil AS']);
  cleanup();
  expect(await pick(yes('stylist'), [], by('joined-by', [took(1)]))).toEqual(['S4, Stil AS']);
  cleanup();
  expect(await pick(yes('stylist'), [took(9)], by('joined-by', [took(1), took(2)]))).toBe(
    adminLead.fullWithMore,
  );
});

test('how many were asked, each once, and have it is told, not that nobody said yes who has left', async () => {
  const left = THREE.map((it) => ({ ...it, state: 'withdrawn' as const }));
  await pick(yes('stylist'), [...left, took(1, { id: 'again', state: 'expired' })]);
  screen.getByText('3 spurt, ingen har den nå');
  cleanup();
  await pick(yes('stylist'), THREE);
  screen.getByText('3 spurt, 3 har den nå');
});

test('where its owner can ask for no more either, nothing is said of that', async () => {
  const more = ['one-more-stylist', 'one-more-stylist', 'one-more-stylist'];
  const six = [...THREE, took(4), took(5), took(6)];
  expect(await pick(yes('stylist', ...more), six)).toBe(adminLead.full);
});

test('nobody can be picked once as many have been asked as ever are, and it says so', async () => {
  const declined = (_: unknown, nth: number) =>
    took(nth + 1, { state: 'declined', knows_owner: false });
  const all = Array.from({ length: MAX_QUESTIONS }, declined);
  expect(await pick(yes('stylist'), all)).toBe(adminLead.allAsked);
  cleanup();
  expect(await pick(yes('stylist'), all.slice(1))).toEqual(['S1, Stil AS']);
});

test('whoever wants one more after three can have one picked, no agent and nobody who has it', async () => {
  expect(await pick(yes('stylist', 'one-more-stylist'), THREE)).toEqual(['S4, Stil AS']);
});

test('whom the third yes had passed by can be picked for the fourth', async () => {
  const passedBy = took(4, { state: 'filled', knows_owner: false });
  const consents = yes('stylist', 'one-more-stylist');
  expect(await pick(consents, [...THREE, passedBy])).toEqual(['S4, Stil AS']);
});

test('an agent can be picked by whom its owner wants one, beside three stylists or alone', async () => {
  expect(await pick(yes('stylist', 'estate-agent'), THREE)).toEqual(['M5, Megler AS']);
});

test('of who wants an agent alone no stylist can be picked', async () => {
  expect(await pick(yes('estate-agent'), [])).toEqual(['M5, Megler AS']);
});

test('nobody can be picked where the only yes was taken back', async () => {
  const consents = [...yes('estate-agent'), ...no('estate-agent')];
  expect(await pick(consents, [])).toBe(adminLead.nobodyAllowed);
});

const QUESTION = took(4, { state: 'offered', knows_owner: false });
const press = (name: string) =>
  act(async () => fireEvent.click(screen.getByRole('button', { name })));

/** Shows a question, has it pressed, and lets its partner say yes before that is answered. */
async function pressed(names: string[]) {
  const known = {
    'leads/l/matching': { assignments: [QUESTION], rounds: [] },
    'leads/l/related': { leads: [] },
    partners: { partners: PARTNERS },
  };
  const lead = { id: 'l', status: 'new', consents: yes('stylist') } as LeadDetailDto;
  const page = openAdmin(<LeadAssignments lead={lead} />, known);
  await screen.findByText('Venter på svar');
  for (const name of names) await press(name);
  const accepted = { ...QUESTION, state: 'accepted', knows_owner: true };
  known['leads/l/matching'].assignments = [accepted as AssignmentDto];
  return page;
}

test('what is taken back is the question that was seen, and a yes that has come since is shown', async () => {
  const { waiting, toasts } = await pressed(['Trekk tilbake: S4', 'Trekk tilbake']);
  expect(waiting[0]!.path).toBe('leads/l/assignments/a4?from=offered');
  await waiting[0]!.answer({ error: 'Partneren har svart.' }, 409);
  expect(toasts().at(-1)).toMatchObject({ text: 'Partneren har svart.', kind: 'destructive' });
  await screen.findByText('Tok oppdraget');
  expect(screen.queryByRole('button', { name: 'Trekk tilbake' })).toBeNull();
  for (const name of ['Trekk tilbake: S4', 'Trekk tilbake']) await press(name);
  expect(waiting[1]!.path).toBe('leads/l/assignments/a4?from=accepted');
});

test('so is what another is asked in the place of', async () => {
  const { waiting } = await pressed(['Bytt ut: S4', 'Bytt ut partneren']);
  expect(waiting[0]!.body).toEqual({ from: 'offered' });
  await waiting[0]!.answer({ error: 'Partneren har svart.' }, 409);
  await screen.findByText('Tok oppdraget');
  for (const name of ['Bytt ut: S4', 'Bytt ut partneren']) await press(name);
  expect(waiting[1]!.body).toEqual({ from: 'accepted' });
});

test('who is asked instead, or besides, is chosen where that was pressed', async () => {
  await pressed([]);
  const pressWithKeys = (name: string) => {
    screen.getByRole('button', { name }).focus();
    return press(name);
  };
  const focused = () => within(document.activeElement as HTMLElement);
  await pressWithKeys('Bytt ut: S4');
  focused().getByText('S4');
  focused().getByRole('button', { name: 'Bytt ut partneren' });
  await pressWithKeys(adminLead.passOnMore);
  focused().getByLabelText(adminLead.passOn);
  expect(focused().queryByText('S4')).toBeNull();
});

test('what a partner pays is told with MVA or without as it was at the yes', async () => {
  const assignments = [
    took(1, { price_ore: 60_000, asks_for_vat: false }),
    took(2, { price_ore: 70_000, asks_for_vat: true }),
  ];
  await pick(yes('stylist'), assignments);
  const told = (price: RegExp) => screen.getByText(price).textContent;
  expect(told(/600/)).toMatch(/600\skr$/);
  expect(told(/700/)).toMatch(/700\skr \+ mva\.$/);
});
