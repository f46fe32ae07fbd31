import { expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { adminFirstSteps as words, adminTestLead } from '../../../content/admin/admin-first-steps';
import { openAdmin, userWhoIs } from '../shared/testing/admin-page';
import { FirstSteps } from './first-steps';

const EMPTY = {
  ...{ operator_lacks: ['navn', 'kontonummer'], mail_leaves: false, own_owners: 0 },
  ...{ postal_codes: 0, active_partners: 0, covered_municipalities: 0, has_acceptance: false },
  partners_without_terms: 0,
};
const DONE = {
  ...{ operator_lacks: [], mail_leaves: true, own_owners: 1 },
  ...{ postal_codes: 5122, active_partners: 2, covered_municipalities: 12, has_acceptance: true },
};

test('an empty product says what is left until it can serve', async () => {
  openAdmin(<FirstSteps />, { 'first-steps': EMPTY });
  await screen.findByText(words.left(6));
  screen.getByText('Mangler navn og kontonummer.');
  expect(screen.getAllByText(': Gjenstår')).toHaveLength(6);
});

test('a partner that has not accepted the terms leaves its step open, and says why', async () => {
  openAdmin(<FirstSteps />, { 'first-steps': { ...EMPTY, partners_without_terms: 1 } });
  await screen.findByText(/^1 partner er lagt til, men ingen har godtatt vilkårene/);
});

test('a step that is done is ticked, with the municipalities that are covered', async () => {
  openAdmin(<FirstSteps />, { 'first-steps': { ...DONE, has_acceptance: false } });
  const partners = (await screen.findByText(words.steps.partners.title)).closest('li')!;
  within(partners).getByText('2 partnere dekker 12 av 357 kommuner.');
  within(partners).getByText(': Gjort');
  screen.getByText('Ett steg igjen');
});

test.each([
  ['once all is done', DONE, 'eier'],
  ['for a user who cannot configure', EMPTY, 'saksbehandler'],
] as const)('the list is gone %s', async (_, steps, role) => {
  openAdmin(<FirstSteps />, { 'first-steps': steps, account: userWhoIs(role) });
  await Promise.resolve();
  expect(screen.queryByText(words.title)).toBeNull();
});

const NO_TEST = {
  ...{ sent_at: null, asked_at: null, accepted_at: null, quoted_at: null, chosen_at: null },
  ...{ question: null, quote: null, owner: null },
};
const AT = '2026-11-30T08:00:00.000Z';
const ASKED = {
  ...{ ...NO_TEST, sent_at: AT, asked_at: AT },
  ...{ question: '/partner/svar#p', quote: '/partner/tilbud#p', owner: '/min-henvendelse#o' },
};

test('a test request is sent from its step', async () => {
  const page = openAdmin(<FirstSteps />, {
    'first-steps': { ...DONE, has_acceptance: false },
    'first-steps/test-lead': NO_TEST,
  });
  fireEvent.click(await screen.findByRole('button', { name: adminTestLead.send }));
  await screen.findByText(words.left(1));
  expect(page.waiting).toEqual([]);
});

test('a test under way shows its steps and the page of the next one, until it is removed', async () => {
  const page = openAdmin(<FirstSteps />, { 'first-steps': DONE, 'first-steps/test-lead': ASKED });
  const stages = within(await screen.findByRole('list', { name: adminTestLead.title }));
  expect(stages.getAllByText(': Gjort')).toHaveLength(2);
  const link = stages.getByRole('link');
  expect([link.textContent, link.getAttribute('href')]).toEqual([
    adminTestLead.stages.asked.next,
    '/partner/svar#p',
  ]);
  fireEvent.click(screen.getByRole('button', { name: adminTestLead.remove }));
  await waitFor(() =>
    expect(page.waiting.map(({ path }) => path)).toEqual(['first-steps/test-lead']),
  );
});
