import type { AssignmentDto, LeadDetailDto, MatchRoundDto } from '@boligstyling/api-client/admin';
import { MAX_ASSIGNMENTS } from '@boligstyling/domain';
import { expect, test } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor, within, render } from '@testing-library/react';
import { adminLead } from '../../../../content/admin/admin-lead';
import { openAdmin } from '../../shared/testing/admin-page';
import { LeadAssignments, WhyThese } from './lead-assignments';

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

test('no more partners can be picked after three accepted', async () => {
  expect(await pick(yes('stylist'), THREE)).toBe(adminLead.fullWithMore);
});

test('merged leads count towards the limit, and their partners cannot be picked', async () => {
  const holds = ({ partner_id }: AssignmentDto) => ({ partner_id, partner_group: 'stylist' });
  const by = (relation: string, assignments: AssignmentDto[]) => [
    { relation, reveals: assignments.map(holds) },
  ];
  const perhaps = by('perhaps-by', THREE);
  expect(await pick(yes('stylist'), [], perhaps)).toEqual(['S1, Stil AS', 'S4, Stil AS']);
  cleanup();
  expect(await pick(yes('stylist'), [], by('merged-by', [took(1)]))).toEqual(['S4, Stil AS']);
  cleanup();
  expect(await pick(yes('stylist'), [took(9)], by('merged-by', [took(1), took(2)]))).toBe(
    adminLead.fullWithMore,
  );
});

test('the numbers of partners asked and accepted are shown, also after an acceptance was withdrawn', async () => {
  const left = THREE.map((it) => ({ ...it, state: 'withdrawn' as const }));
  await pick(yes('stylist'), [...left, took(1, { id: 'again', state: 'expired' })]);
  screen.getByText('3 spurt, ingen har den nå');
  cleanup();
  await pick(yes('stylist'), THREE);
  screen.getByText('3 spurt, 3 har den nå');
});

test('an owner without the right to one more partner gets no hint about it', async () => {
  const more = ['one-more-stylist', 'one-more-stylist', 'one-more-stylist'];
  const six = [...THREE, took(4), took(5), took(6)];
  expect(await pick(yes('stylist', ...more), six)).toBe(adminLead.full);
});

test('the maximum number of asked partners blocks picking, with the reason', async () => {
  const declined = (_: unknown, nth: number) =>
    took(nth + 1, { state: 'declined', knows_owner: false });
  const all = Array.from({ length: MAX_ASSIGNMENTS }, declined);
  expect(await pick(yes('stylist'), all)).toBe(adminLead.allAsked);
  cleanup();
  expect(await pick(yes('stylist'), all.slice(1))).toEqual(['S1, Stil AS']);
});

test('an owner who wants a fourth partner gets neither an agent nor a partner who has the lead', async () => {
  expect(await pick(yes('stylist', 'one-more-stylist'), THREE)).toEqual(['S4, Stil AS']);
});

test('a partner missed by the third acceptance can be picked as the fourth', async () => {
  const passedBy = took(4, { state: 'filled', knows_owner: false });
  const consents = yes('stylist', 'one-more-stylist');
  expect(await pick(consents, [...THREE, passedBy])).toEqual(['S4, Stil AS']);
});

test('an agent can be picked where the owner wants one, beside three stylists or alone', async () => {
  expect(await pick(yes('stylist', 'estate-agent'), THREE)).toEqual(['M5, Megler AS']);
});

test('no stylist can be picked for an owner who wants only an agent', async () => {
  expect(await pick(yes('estate-agent'), [])).toEqual(['M5, Megler AS']);
});

test('nobody can be picked after consent to partners was withdrawn', async () => {
  const consents = [...yes('estate-agent'), ...no('estate-agent')];
  expect(await pick(consents, [])).toBe(adminLead.nobodyAllowed);
});

const QUESTION = took(4, { version: 'offered', state: 'offered', knows_owner: false });
const press = (name: string) =>
  act(async () => fireEvent.click(screen.getByRole('button', { name })));

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
  const accepted = { ...QUESTION, version: 'accepted', state: 'accepted', knows_owner: true };
  known['leads/l/matching'].assignments = [accepted as AssignmentDto];
  return page;
}

test('withdrawing applies to the assignment that was seen, and shows a later acceptance', async () => {
  const { waiting, toasts } = await pressed(['Trekk tilbake: S4', 'Trekk tilbake']);
  expect(waiting[0]).toMatchObject({ path: 'leads/l/assignments/a4', ifMatch: '"offered"' });
  await waiting[0]!.answer({ error: 'Partneren har svart.' }, 412);
  expect(toasts().at(-1)).toMatchObject({ text: 'Partneren har svart.', kind: 'destructive' });
  await screen.findByText('Tok oppdraget');
  expect(screen.queryByRole('button', { name: 'Trekk tilbake' })).toBeNull();
  for (const name of ['Trekk tilbake: S4', 'Trekk tilbake']) await press(name);
  expect(waiting[1]!.ifMatch).toBe('"accepted"');
});

test('a replacement sends the version that was shown', async () => {
  const { waiting } = await pressed(['Bytt ut: S4', 'Bytt ut partneren']);
  expect(waiting[0]!.ifMatch).toBe('"offered"');
  await waiting[0]!.answer({ error: 'Partneren har svart.' }, 412);
  await screen.findByText('Tok oppdraget');
  for (const name of ['Bytt ut: S4', 'Bytt ut partneren']) await press(name);
  expect(waiting[1]!.ifMatch).toBe('"accepted"');
});

test('the partner picker opens where it was requested', async () => {
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

test('the price names MVA as it applied at acceptance', async () => {
  const assignments = [
    took(1, { price_ore: 60_000, asks_for_vat: false }),
    took(2, { price_ore: 70_000, asks_for_vat: true }),
  ];
  await pick(yes('stylist'), assignments);
  const priceText = (price: RegExp) => screen.getByText(price).textContent;
  expect(priceText(/600/)).toMatch(/600\skr$/);
  expect(priceText(/700/)).toMatch(/700\skr \+ mva\.$/);
});

const round = (day: number, asked?: string): MatchRoundDto => ({
  id: String(day),
  at: `2026-11-${day}T12:00:00.000Z`,
  cause: 'declined',
  decisions: asked
    ? [{ partner_id: asked, partner_name: asked, verdict: 'chosen', reason: 'Etter tur.' }]
    : [],
  refused: [{ verdict: 'other-city', count: day, reason: `${day} dekker ikke kommunen.` }],
});
const [NOBODY_24, NOBODY_23, SIRI_22, ANNA_21] = [
  round(24),
  round(23),
  round(22, 'Siri'),
  round(21, 'Anna'),
];

const isFolded = (text: string) => screen.getByText(text).closest('.earlier') !== null;

test('reasons of the asked partners stay beside those of a later round without a match', () => {
  render(<WhyThese rounds={[NOBODY_24, NOBODY_23, SIRI_22, ANNA_21]} />);
  expect(isFolded('24 dekker ikke kommunen.')).toBe(false);
  expect(isFolded('Siri.')).toBe(false);
  expect(isFolded('23 dekker ikke kommunen.')).toBe(true);
  expect(isFolded('Anna.')).toBe(true);
  expect(screen.getByText('2 runder til')).not.toBeNull();
  expect(screen.getAllByText('Ingen ble spurt.')).toHaveLength(2);
});

test.each([
  ['nobody was asked', [NOBODY_24, NOBODY_23], '24 dekker ikke kommunen.'],
  ['the last round asked somebody', [SIRI_22, ANNA_21], 'Siri.'],
])('if %s, only the last round is shown', (_, rounds, reason) => {
  render(<WhyThese rounds={rounds} />);
  expect(isFolded(reason)).toBe(false);
  expect(screen.getByText('Én runde til')).not.toBeNull();
});
