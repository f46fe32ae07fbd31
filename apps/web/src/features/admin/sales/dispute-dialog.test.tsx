import { beforeEach, expect, test } from '@jest/globals';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { openAdmin } from '../shared/testing/admin-page';
import { clearBegunDrafts } from '../shared/ui/admin-form';
import { SalesPage } from './sales-page';

const DISPUTE = {
  ...{ reason: 'wrong-number', dispute_text: 'En kiosk.', at: '2026-11-21T10:00:00Z' },
  ...{ decision: null, reply: null, decided_at: null, tried_on: [] },
};
const SALE = {
  ...{
    id: 'una',
    partner_name: 'Una',
    lead_id: null,
    sale_amount: 900,
    vat_rate: 25,
    invoice_id: null,
  },
  ...{ payment_status: 'pending', created_at: '2026-11-20T10:00:00Z', settled_at: null },
  ...{ dispute: DISPUTE, waivers: [], can_undo_waiver: false },
};
const RULED = { decision: 'refused', reply: 'Vi ringte.', decided_at: '2026-11-24T09:30:00Z' };
const NONE = { count: 0, sum: 0 };
const listed = (...sales: object[]) => ({
  sales,
  totals: { pending: { count: sales.length, sum: 900 }, paid: NONE, credited: NONE },
  next_cursor: null,
});

let page: ReturnType<typeof openAdmin>;
let known: Record<string, unknown>;
const dialog = () => within(screen.getByRole('dialog', { hidden: true }));
const reply = () => dialog().getByRole<HTMLTextAreaElement>('textbox', { hidden: true });
const rule = async (status: number) => {
  const button = dialog().getByText('Avgjør og send svar').closest('button')!;
  button.focus();
  await act(async () => fireEvent.click(button));
  await page.waiting[0]!.answer({ error: 'Uenigheten er avgjort.' }, status);
};
const decidedMeanwhile = (ruling: object) => {
  known.sales = listed();
  known['sales/una'] = { ...SALE, dispute: { ...DISPUTE, ...ruling } };
};

beforeEach(async () => {
  clearBegunDrafts();
  known = { sales: listed(SALE), 'sales/una': SALE, partners: { partners: [] } };
  page = openAdmin(<SalesPage />, known, '/admin/salg?uenighet=open');
  fireEvent.click(await screen.findByRole('button', { name: 'Avgjør: Una' }));
  fireEvent.click(dialog().getByLabelText('Krediter'));
  fireEvent.change(reply(), { target: { value: 'Du har rett.' } });
});

test('a disputed sale is named as on the partner’s page, with MVA where it applies', () =>
  expect(dialog().getByText(/^«Feil nummer»/).textContent).toMatch(
    /^«Feil nummer»\. Gjelder 900\skr \+ mva\. Sagt fra/,
  ));

test('a colleague’s ruling keeps the dialog and its text open, and is shown', async () => {
  decidedMeanwhile(RULED);
  await rule(409);
  await dialog().findByText(/^Uenigheten ble avgjort 24\. november.*kl\.\s10:30\./);
  dialog().getByText('Vi ringte.');
  expect(reply().value).toBe('Du har rett.');
  expect(dialog().queryByText('Avgjør og send svar')).toBeNull();
  expect(document.activeElement!.textContent).toContain('Det du har skrevet, er ikke sendt.');
});

test('a sent ruling whose response was lost is not reported as unsent', async () => {
  decidedMeanwhile({ ...RULED, decision: 'credited', reply: 'Du har rett.' });
  await rule(503);
  await dialog().findByText(/^Uenigheten ble avgjort 24\. november.*kl\.\s10:30\.$/);
});

test('the ruling on an erased owner warns that the text may not mention the owner', () => {
  expect(dialog().getByText(/^Alt om eieren er slettet/)).toBeTruthy();
});

test('a dispute decided since the list was fetched asks for no ruling', async () => {
  fireEvent.click(dialog().getByText('Avbryt'));
  decidedMeanwhile(RULED);
  fireEvent.click(screen.getByRole('button', { name: 'Avgjør: Una' }));
  await dialog().findByText(/^Uenigheten ble avgjort 24\. november.*kl\.\s10:30\.$/);
  expect(dialog().queryByRole('textbox', { hidden: true })).toBeNull();
});

test('a failed refetch still allows a ruling', async () => {
  known.sales = known['sales/una'] = 503;
  await rule(503);
  expect(reply().value).toBe('Du har rett.');
  dialog().getByText('Avgjør og send svar');
});

test.each([
  ['Krediter', { payment_status: 'credited' }, 'Kreditert', /^Partneren får svaret/],
  [
    'Krediter',
    { payment_status: 'paid', to_pay_back_since: 'x' },
    'Skal betales tilbake',
    /sendt\.$/,
  ],
  ['Avslå', { payment_status: 'pending' }, 'Avslått', /^Salget faktureres/],
  ['Avslå', { payment_status: 'paid' }, 'Avslått', /^Salget er betalt fra før/],
])('«%s» of a sale with %j reports the result', async (decision, sale, title, text) => {
  fireEvent.click(dialog().getByLabelText(decision));
  await act(async () => fireEvent.click(dialog().getByText('Avgjør og send svar')));
  await page.waiting[0]!.answer({ ...SALE, to_pay_back_since: null, ...sale });
  expect(page.toasts().at(-1)).toMatchObject({ title, text: expect.stringMatching(text) });
});

test('a dispute about an unreachable owner shows the attempts, and the owner’s e-mails and acts', async () => {
  fireEvent.click(dialog().getByText('Avbryt'));
  const dispute = { ...DISPUTE, reason: 'unreachable', tried_on: ['2026-11-21', '2026-11-23'] };
  const sale = { ...SALE, lead_id: 'kari', dispute };
  const mail = (kind: string, state: string, at: string, cause: string | null = null) => ({
    ...{ id: at, kind, state, cause, sent_at: state === 'sent' ? at : null, created_at: at },
  });
  const act = (kind: string, at: string) => ({
    ...{ id: at, kind, at, actor: null, detail: { fields: 'phone' }, changes: [] },
  });
  Object.assign(known, {
    'sales/una': sale,
    'leads/kari': {
      ...{ id: 'kari', customer_phone: '41234567', customer_email: 'kari@nordmann.no' },
      mailbox_proven_at: null,
      notifications: [
        mail('owner-confirmation', 'sent', '2026-11-20T09:00:00Z'),
        mail('owner-matched', 'parked', '2026-11-20T10:01:00Z', '550 no such mailbox'),
        mail('partner-offer', 'sent', '2026-11-20T09:01:00Z'),
      ],
      history: [
        act('corrected', '2026-11-19T09:00:00Z'),
        act('owner-waits', '2026-11-22T09:00:00Z'),
        act('reported', '2026-11-22T10:00:00Z'),
      ],
    },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Avgjør: Una' }));
  const phone = await dialog().findByText('41234567');
  expect(phone.getAttribute('href')).toBe('tel:+4741234567');
  const facts = phone.closest('dl')!.textContent.replaceAll('\u00a0', ' ');
  for (const shown of [
    'Fikk kontaktopplysningene20.11.2026 kl. 11:00',
    'Partneren prøvde21.11.2026, 23.11.2026',
    'E-post til eierenkari@nordmann.no',
    'Eieren brukte siden sin første gangIkke ennå',
    'Eieren har svart siden22.11.2026 kl. 10:00: Kunden vil vente litt til',
    '20.11.2026 kl. 10:00: Bekreftelse til kunden, sendt',
    'Melding til kunden om hvem som tar kontakt, stoppetÅrsak: 550 no such mailbox',
  ]) {
    expect(facts).toContain(shown);
  }
  expect(facts).not.toMatch(/Spørsmål til en partner|rettet|meldte/);
});
