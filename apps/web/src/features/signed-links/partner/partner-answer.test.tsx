import type { PartnerLinkDto } from '@boligstyling/api-client/links';
import { dayAt, norwegianDay } from '@boligstyling/domain';
import { beforeEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { connectLinks } from '../../../shared/links/connect-links';
import { pageStore } from '../../../shared/testing/page-store';
import { partnerAnswer } from '../../../content/partner-answer';
import { PartnerAnswer } from './partner-answer';

const WITHDRAWN = {
  ...{ state: 'withdrawn', title: 'Fullstyling i Bergen', partner_name: 'Stine Stylist' },
  ...{ price_ore: 50_000, due: true, report: 'contacted', weekly_capacity: 5, paused: false },
} as PartnerLinkDto;

const ACCEPTED: PartnerLinkDto = {
  ...{ ...WITHDRAWN, state: 'accepted', details: [] },
  ...{ undo_until: null, dispute_until: null },
};

beforeEach(() => {
  sessionStorage.clear();
  connectLinks();
});

const shown = async (view: PartnerLinkDto) => {
  jest
    .spyOn(globalThis, 'fetch')
    .mockResolvedValue(new Response(JSON.stringify(view), { status: 200 }));
  render(
    <Provider store={pageStore()}>
      <PartnerAnswer token="t" />
    </Provider>,
    { wrapper: MemoryRouter },
  );
  await screen.findByRole('heading', { level: 1 });
};
const sayIt = () => screen.queryByRole('button', { name: 'Si fra at noe er galt' });

test('a withdrawn assignment whose sale is due can be disputed until the deadline', async () => {
  await shown({ ...WITHDRAWN, dispute_until: '2026-12-08T12:00:00.000Z' });
  expect(sayIt()).not.toBeNull();
});

test('after the deadline a withdrawn assignment shows the outcome of its dispute', async () => {
  const dispute = { reason: 'wrong-number', decision: 'refused' } as PartnerLinkDto['dispute'];
  await shown({ ...WITHDRAWN, dispute_until: null, dispute });
  expect(sayIt()).toBeNull();
  expect(screen.getByRole('heading', { name: 'Oppdraget skal likevel betales' })).not.toBeNull();
});

test.each([
  [false, 'credited'],
  [true, 'refused'],
] as const)(
  'the outcome is asked for: %s, after a dispute that was %s',
  async (isAsked, decision) => {
    const dispute = { reason: 'wrong-number', decision } as PartnerLinkDto['dispute'];
    await shown({ ...ACCEPTED, report: null, due: isAsked, dispute });
    const question = screen.queryByRole('heading', { name: partnerAnswer.reportQuestion });
    expect(question !== null).toBe(isAsked);
  },
);

test('a partner that can still undo reads what ends that', async () => {
  const until = new Date(Date.now() + 300_000).toISOString();
  await shown({ ...ACCEPTED, report: null, undo_until: until });
  expect(document.body.textContent).toMatch(
    /Da betaler du ikke\. Sier du fra hvordan det gikk, kan du ikke angre lenger\./,
  );
});

test('an ended assignment on a home the partner has by another lead says that access stays', async () => {
  await shown({ ...WITHDRAWN, due: false, report: null, had_home: true });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Du har denne fra før');
  const { textContent } = document.body;
  expect(textContent).toContain('Det endrer ingenting ved det oppdraget.');
  expect(textContent).not.toContain('slette');
});

test('a rejected dispute whose sale was waived later shows no debt, and keeps the ruling', async () => {
  const dispute = { reason: 'wrong-number', decision: 'refused', reply: 'Nummeret virker.' };
  const credited = { ...WITHDRAWN, due: false, dispute_until: null, dispute };
  await shown(credited as PartnerLinkDto);
  screen.getByRole('heading', { name: 'Du betaler ikke' });
  expect(screen.queryByText('Oppdraget skal likevel betales')).toBeNull();
  screen.getByText('Før det skrev vi');
  screen.getByText('Nummeret virker.');
});

test('a decline for distance links to the areas, without details that agents lack', async () => {
  const declined = { ...WITHDRAWN, state: 'declined', decline_reason: 'too-far' } as const;
  await shown({ ...declined, undo_until: null });
  const { textContent } = document.body;
  expect(textContent).toContain('Hva vi spør deg om, bestemmer du på siden din.');
  expect(textContent).not.toContain('tjenest');
});

test('a decline for lack of time offers a pause unless one is running', async () => {
  const declined = { ...WITHDRAWN, state: 'declined', decline_reason: 'no-time' } as const;
  await shown({ ...declined, undo_until: null });
  expect(screen.queryByRole('heading', { name: 'Vil du ha en pause?' })).not.toBeNull();
  cleanup();
  await shown({ ...declined, undo_until: null, paused: true });
  expect(screen.queryByRole('heading', { name: 'Vil du ha en pause?' })).toBeNull();
});

test('a restored page is refetched: another device may have answered', async () => {
  await shown({ ...WITHDRAWN, dispute_until: null });
  const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
  const before = heading();
  const answered = { ...WITHDRAWN, state: 'declined', dispute_until: null };
  jest
    .mocked(globalThis.fetch)
    .mockResolvedValue(new Response(JSON.stringify(answered), { status: 200 }));
  document.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(heading()).not.toBe(before));
});

test('an expired link leads to the partner’s own page', async () => {
  const error = 'Lenken gikk til den forrige e-postadressen.';
  jest
    .spyOn(globalThis, 'fetch')
    .mockResolvedValue(new Response(JSON.stringify({ error }), { status: 410 }));
  render(
    <Provider store={pageStore()}>
      <PartnerAnswer token="t" />
    </Provider>,
    { wrapper: MemoryRouter },
  );
  await screen.findByText(error);
  screen.getByText(/^Alt du er spurt om, ligger på siden din\./);
  expect(screen.getByRole('link', { name: 'Til siden din' }).getAttribute('href')).toBe('/partner');
});

test.each([
  [true, '500 kr + mva. kommer på fakturaen.'],
  [false, '500 kr kommer på fakturaen.'],
])(
  'the page after acceptance shows the price as accepted: MVA %s',
  async (asks_for_vat, expected) => {
    await shown({ ...ACCEPTED, to_be_billed: true, asks_for_vat });
    expect(screen.getByText(expected, { exact: false })).toBeTruthy();
  },
);

test('a billed or paid sale is not announced for a coming invoice', async () => {
  await shown({ ...ACCEPTED, to_be_billed: false, asks_for_vat: true });
  expect(document.body.textContent).not.toContain('kommer på fakturaen');
  screen.getByText('Bruk opplysningene bare til dette oppdraget, og slett dem etterpå.');
});

test.each([
  ['nothing yet', { can_write: true }, 'Skriv tilbud'],
  ['a draft', { can_write: true, draft: {} }, 'Skriv tilbudet ferdig'],
  ['a sent quote', { can_write: true, terms: {} }, 'Se tilbudet'],
  ['none, and the lead is over', { can_write: false }, null],
])('an accepted assignment with %s leads to its quote', async (_, quote, name) => {
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async (request) =>
      Response.json((request as Request).url.endsWith('/quote') ? quote : ACCEPTED),
    );
  render(
    <Provider store={pageStore()}>
      <PartnerAnswer token="partner.t" />
    </Provider>,
    { wrapper: MemoryRouter },
  );
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() =>
    expect(
      jest.mocked(fetch).mock.calls.some(([asked]) => (asked as Request).url.endsWith('/quote')),
    ).toBe(true),
  );
  if (name === null) expect(screen.queryByRole('link', { name: /tilbud/ })).toBeNull();
  else {
    const link = await screen.findByRole('link', { name });
    expect(link.getAttribute('href')).toBe('/partner/tilbud#partner.t');
  }
});

test('a dispute survives a reload, for its assignment alone, until it is sent', async () => {
  const dispute_until = new Date(Date.now() + 86_400_000).toISOString();
  const disputed = { ...WITHDRAWN, dispute_until, reference: 'A1' };
  const words = () => screen.getByLabelText<HTMLTextAreaElement>('Hva skjedde?');
  await shown(disputed);
  fireEvent.click(sayIt()!);
  fireEvent.click(screen.getByLabelText('Feil nummer'));
  fireEvent.change(words(), { target: { value: 'Nummeret er ikke i bruk.' } });
  cleanup();
  await shown({ ...disputed, reference: 'B2' });
  expect([words().value, sayIt()!.getAttribute('aria-expanded')]).toEqual(['', 'false']);
  cleanup();
  await shown(disputed);
  expect(words().value).toBe('Nummeret er ikke i bruk.');
  expect(sayIt()!.getAttribute('aria-expanded')).toBe('true');
  jest.mocked(fetch).mockImplementation(async () => Response.json(disputed));
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Send til oss' })));
  expect(sessionStorage.length).toBe(0);
});

test('an unreachable owner asks for two days of attempts, and sends them', async () => {
  const answered_at = new Date(Date.now() - 5 * 86_400_000).toISOString();
  const dispute_until = new Date(Date.now() + 86_400_000).toISOString();
  await shown({ ...ACCEPTED, answered_at, dispute_until });
  fireEvent.click(sayIt()!);
  expect(screen.queryByRole('group', { name: 'Når prøvde du?' })).toBeNull();
  fireEvent.click(screen.getByLabelText('Får ikke tak i eieren'));
  fireEvent.change(screen.getByLabelText('Hva skjedde?'), { target: { value: 'Ringte.' } });
  const today = norwegianDay(new Date());
  const tries = [today, dayAt(today, -1)];
  fireEvent.change(screen.getByLabelText('Forsøk 1'), { target: { value: tries[0] } });
  const send = screen.getByRole('button', { name: 'Send til oss' });
  fireEvent.click(send);
  screen.getByText(/^Oppgi minst to forskjellige dager/);
  expect(document.activeElement).toBe(screen.getByLabelText('Forsøk 2'));
  fireEvent.click(screen.getByRole('button', { name: 'Legg til en dag' }));
  fireEvent.change(screen.getByLabelText('Forsøk 3'), { target: { value: tries[1] } });
  await act(async () => fireEvent.click(send));
  const request = jest.mocked(fetch).mock.calls.at(-1)![0] as Request;
  expect(await request.json()).toEqual({ reason: 'unreachable', text: 'Ringte.', tried_on: tries });
});
