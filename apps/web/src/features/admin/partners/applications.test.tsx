import { beforeEach, expect, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openAdmin, userWhoIs } from '../shared/testing/admin-page';
import { clearBegunDrafts } from '../shared/ui/admin-form';
import { PartnersPage } from './partners-page';

const WAITING = 'partner-applications?limit=200&show=waiting';
const ONE = 'partner-applications/stil';
const APPLICATION = {
  ...{ id: 'stil', company: 'Stil AS', organization_number: '974761076', kind: 'stylist' },
  ...{ contact_name: 'Stine', contact_email: 's@stil.no', contact_phone: '40000001' },
  ...{ places: 'Bergen', message: '', state: 'open', reply: null, suspect: false },
  ...{ partner_id: null, version: 'open.1' },
  ...{ received_at: '2026-11-20T10:00:00Z', changed_at: '2026-11-20T10:00:00Z' },
};
const REFUSED = { ...APPLICATION, state: 'refused', changed_at: '2026-11-24T09:30:00Z' };
const APPROVED = { ...APPLICATION, state: 'approved', partner_id: 'stine' };
const listed = (...applications: object[]) => ({ applications, next_cursor: null });

let page: ReturnType<typeof openAdmin>;
let known: Record<string, unknown>;
const dialog = () => within(screen.getByRole('dialog', { hidden: true }));
const press = (name: string) =>
  act(async () => {
    const button = dialog().getByText(name).closest('button')!;
    button.focus();
    fireEvent.click(button);
  });
const field = () => dialog().getByRole<HTMLTextAreaElement>('textbox', { hidden: true });

beforeEach(async () => {
  clearBegunDrafts();
  known = {
    'partners/search': { partners: [] },
    [WAITING]: listed(APPLICATION),
    [ONE]: APPLICATION,
  };
  page = openAdmin(<PartnersPage />, known);
  fireEvent.click(await screen.findByRole('button', { name: 'Svar: Stil AS' }));
  await press('Avslå');
  fireEvent.change(field(), { target: { value: 'Vi har nok i Bergen.' } });
});

const answerTooLate = async () => {
  await press('Avslå og send svar');
  await page.waiting[0]!.answer({ error: 'Søknaden er allerede avgjort.' }, 409);
};

test('a colleague’s decision keeps the dialog and its text open, and is shown', async () => {
  known[WAITING] = listed();
  known[ONE] = REFUSED;
  await answerTooLate();
  await dialog().findByText(/^Søknaden ble avslått 24\. november.*kl\.\s10:30\./);
  expect(field().value).toBe('Vi har nok i Bergen.');
  expect(dialog().queryByText('Avslå og send svar')).toBeNull();
  expect(document.activeElement!.textContent).toContain('Det du har skrevet, er ikke sendt.');
});

test('a sent answer whose response was lost is not reported as unsent', async () => {
  known[WAITING] = listed();
  known[ONE] = { ...REFUSED, reply: 'Vi har nok i Bergen.' };
  await press('Avslå og send svar');
  await page.waiting[0]!.answer({}, 503);
  await dialog().findByText(/^Søknaden ble avslått 24\. november.*kl\.\s10:30\.$/);
  expect(dialog().queryByText('Avslå og send svar')).toBeNull();
});

test('a question whose response was lost is not sent twice', async () => {
  await press('Avbryt');
  await press('Spør om mer');
  fireEvent.change(field(), { target: { value: 'Har du bilder?' } });
  const asked = { ...APPLICATION, state: 'asked', changed_at: '2026-11-24T09:30:00Z' };
  known[ONE] = { ...asked, reply: 'Har du bilder?' };
  await press('Send spørsmålet');
  await page.waiting[0]!.answer({}, 503);
  await dialog().findByText(/^Spørsmålet ble sendt 24\. november.*kl\.\s10:30\.$/);
  expect(dialog().queryByText('Send spørsmålet')).toBeNull();
  fireEvent.change(field(), { target: { value: 'Har du bilder og priser?' } });
  expect(dialog().queryByText('Send spørsmålet')).not.toBeNull();
});

async function approve(after: object = APPROVED) {
  Element.prototype.scrollIntoView = () => {};
  await press('Avbryt');
  await press('Godkjenn');
  fireEvent.click(dialog().getByLabelText('Fullstyling'));
  const write = (label: RegExp, value: string) => {
    const written = dialog().getByLabelText(label);
    fireEvent.change(written, { target: { value } });
    return written;
  };
  const area = write(/^Legg til kommune/, 'Bergen');
  fireEvent.keyDown(area, { key: 'ArrowDown' });
  fireEvent.keyDown(area, { key: 'Enter' });
  write(/^Pris per oppdrag/, '900');
  write(/^Oppdrag per uke/, '5');
  known[WAITING] = listed();
  known[ONE] = after;
  await press('Lagre');
}

test('a partner whose response was lost is not reported as unsent', async () => {
  await approve();
  await page.waiting[0]!.answer({}, 502);
  await dialog().findByText(/^Søknaden ble godkjent .*kl\.\s\d\d:\d\d\.$/);
  expect(dialog().queryByText('Lagre')).toBeNull();
});

test('an approval after another user’s decision is reported as unsent', async () => {
  await approve();
  await page.waiting[0]!.answer({ error: 'Søknaden er allerede avgjort.' }, 409);
  await dialog().findByText(/^Søknaden ble godkjent .* Det du har skrevet, er ikke sendt\.$/);
});

test('an approval after a colleague’s question keeps what the form has, and is sent again', async () => {
  const asked = { ...APPLICATION, state: 'asked', reply: 'Hvor jobber du?', version: 'asked.2' };
  await approve(asked);
  expect(page.waiting[0]).toMatchObject({ ifMatch: '"open.1"' });
  await page.waiting[0]!.answer({ error: 'Noen var før deg.', current: asked }, 412);
  await dialog().findByText('Hvor jobber du?');
  expect(page.toasts()).toMatchObject([{ text: 'Noen var før deg.' }]);
  expect(dialog().queryByText(/^Noen andre har lagret/)).toBeNull();
  const { body } = page.waiting[0]!;
  await press('Lagre');
  expect(page.waiting[1]).toMatchObject({ ifMatch: '"asked.2"', body });
});

test('an erased application stays open without claims about its outcome', async () => {
  known[WAITING] = listed();
  known[ONE] = 404;
  await answerTooLate();
  await screen.findByText('Ingen søknader her.');
  expect(field().value).toBe('Vi har nok i Bergen.');
  dialog().getByText('Avslå og send svar');
});

test('a question that a colleague sent the applicant is shown, and the application can still be answered', async () => {
  const asked = { ...APPLICATION, state: 'asked', reply: 'Hvor jobber du?' };
  known[WAITING] = listed(asked);
  known[ONE] = asked;
  await press('Avslå og send svar');
  await page.waiting[0]!.answer({}, 503);
  await dialog().findByText('Hvor jobber du?');
  dialog().getByText('Avslå og send svar');
});

test('a failed refetch is not reported as a decision', async () => {
  known[WAITING] = 503;
  known[ONE] = 503;
  await press('Avslå og send svar');
  await page.waiting[0]!.answer({}, 503);
  dialog().getByText('Avslå og send svar');
  expect(field().value).toBe('Vi har nok i Bergen.');
});

test('an application flagged as sent by a program says that it is refused without an e-mail', async () => {
  known[WAITING] = listed({ ...APPLICATION, suspect: true });
  known[ONE] = { ...APPLICATION, suspect: true };
  page.unmount();
  page = openAdmin(<PartnersPage />, known);
  fireEvent.click(await screen.findByRole('button', { name: 'Svar: Stil AS' }));
  await press('Avslå');
  dialog().getByText(/Avslår du den, sender vi ingen e-post\.$/);
  expect(dialog().queryByRole('textbox', { hidden: true })).toBeNull();
  await press('Avslå');
  const [{ body, answer }] = page.waiting as [(typeof page.waiting)[number]];
  expect(body).toEqual({});
  await answer({});
  expect(page.toasts()).toMatchObject([{ text: 'Vi sender ingen e-post.' }]);
});

test('the focus moves to the form that replaces the buttons, and back', async () => {
  const focused = () => document.activeElement!;
  expect(focused()).not.toBe(document.body);
  expect(focused().contains(field())).toBe(true);
  await press('Avbryt');
  expect(focused()).not.toBe(document.body);
  within(focused() as HTMLElement).getByText('Spør om mer');
});

test('an unfinished answer is restored after the back button', async () => {
  page.unmount();
  page = openAdmin(<PartnersPage />, known);
  fireEvent.click(await screen.findByRole('button', { name: 'Svar: Stil AS' }));
  await press('Spør om mer');
  expect(field().value).toBe('');
  await press('Avbryt');
  await press('Avslå');
  expect(field().value).toBe('Vi har nok i Bergen.');
});

test('the oldest applications are on the next page, and no total is claimed', async () => {
  known[WAITING] = { applications: [APPLICATION], next_cursor: 'older' };
  const oldest = { ...APPLICATION, id: 'oldest', company: 'Eldst AS' };
  known['partner-applications?cursor=older&limit=200&show=waiting'] = listed(oldest);
  known['partner-applications?limit=200&show=decided'] = listed(REFUSED);
  page.unmount();
  page = openAdmin(<PartnersPage />, known);
  const next = await screen.findByRole('button', { name: 'Neste' });
  expect(screen.queryByText(/^\d+ søknad/)).toBeNull();
  await act(async () => fireEvent.click(next));
  await screen.findByRole('button', { name: 'Svar: Eldst AS' });
  expect(screen.queryByText(/^\d+ søknad/)).toBeNull();
  fireEvent.change(screen.getByLabelText('Vis'), { target: { value: 'decided' } });
  await screen.findByText('1 søknad');
  known['partner-applications?limit=200'] = listed(APPLICATION, { ...REFUSED, id: 'other' });
  fireEvent.change(screen.getByLabelText('Vis'), { target: { value: '' } });
  await screen.findByText('2 søknader');
});

const filtersOfShown = async () => {
  await screen.findByText('Stil AS');
  return within(screen.getByRole('search', { name: 'Filtrer søknader' }));
};

test('the shared search finds applications and partners', async () => {
  const found = { ...REFUSED, id: 'found', company: 'Funnet AS' };
  page.unmount();
  page = openAdmin(<PartnersPage />, known);
  const filters = await filtersOfShown();
  fireEvent.change(await filters.findByLabelText('Søk'), { target: { value: ' funnet ' } });
  await waitFor(() => expect(page.waiting).toHaveLength(1));
  const [{ path, body, answer }] = page.waiting as [(typeof page.waiting)[number]];
  expect([path, body]).toMatchObject([
    'partner-applications/search',
    { q: 'funnet', show: 'waiting' },
  ]);
  await answer(listed(found));
  await screen.findByRole('button', { name: 'Se: Funnet AS' });
});

test('a role without contact details cannot search applications', async () => {
  page.unmount();
  known.account = userWhoIs('innsyn');
  page = openAdmin(<PartnersPage />, known);
  const filters = await filtersOfShown();
  expect(filters.queryByLabelText('Søk')).toBeNull();
});

const openDecided = async (decided: object) => {
  known[WAITING] = listed(decided);
  known[ONE] = decided;
  page.unmount();
  page = openAdmin(<PartnersPage />, known);
  fireEvent.click(await screen.findByRole('button', { name: 'Se: Stil AS' }));
  await press('Slett søknaden');
};

test('an application is erased after confirmation and then closed', async () => {
  await openDecided(REFUSED);
  expect(document.activeElement!.textContent).toMatch(
    /^Slette søknaden fra Stil AS for godt\? .* Det kan ikke angres\.$/,
  );
  expect(document.activeElement!.textContent).not.toContain('Partneren');
  await press('Ja, slett for godt');
  const [erasing] = page.waiting;
  expect(erasing).toMatchObject({ path: ONE, body: null });
  await erasing!.answer(null);
  expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
  expect(page.toasts()).toMatchObject([{ title: 'Slettet' }]);
});

test('the confirmation says that the partner stays', async () => {
  await openDecided(APPROVED);
  dialog().getByText(/Partneren den ble til, blir ikke slettet\./);
  await press('Avbryt');
  dialog().getByText('Slett søknaden');
  expect(page.waiting).toEqual([]);
});

test('an application that a colleague has erased says so', async () => {
  await openDecided(REFUSED);
  known[WAITING] = listed();
  known[ONE] = 404;
  await press('Ja, slett for godt');
  await page.waiting[0]!.answer({ error: 'Søknaden finnes ikke.' }, 404);
  expect(page.toasts()).toMatchObject([{ text: 'Søknaden finnes ikke.' }]);
});

test('no erase button is shown beside an unfinished answer', () => {
  expect(dialog().queryByText('Slett søknaden')).toBeNull();
});
