import { ADMIN_CALLS, LEAD_FIELDS, may, type Role } from '@boligstyling/domain';
import { expect, test } from '@jest/globals';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { Link, Route, Routes, useLocation } from 'react-router-dom';
import { admin } from '../../content/admin/admin';
import { adminAccount } from '../../content/admin/admin-users';
import { openAdmin, userWhoIs } from '../../features/admin/shared/testing/admin-page';
import { adminPaths } from '../../shared/config/admin-paths';
import AdminPages from './admin-pages';

const AT = '2026-11-20T10:00:00Z';
const STINE = {
  ...{ id: 'stine', name: 'Stine', company: 'Stine AS', kind: 'stylist', phone: '40000001' },
  ...{ email: 'stine@partner.example.com', areas: ['4601'], services: ['Fullstyling'] },
  ...{ prices: { base_ore: 90_000, services: [] }, weekly_capacity: 5, active: true },
  ...{ assignments: 0, assignments_last_week: 0, organization_number: '' },
};
const APPLICATION = {
  ...{ id: 'stil', company: 'Stil AS', organization_number: '974761076', kind: 'stylist' },
  ...{ contact_name: '•••', contact_email: '•••', contact_phone: '•••', places: 'Bergen og omegn' },
  ...{ message: '', state: 'open', reply: null, received_at: AT, changed_at: AT },
};
const SALE = {
  ...{ id: 'una', partner_name: 'Una', lead_id: null, sale_amount: 900, invoice_id: null },
  ...{ payment_status: 'pending', created_at: AT, settled_at: null },
  ...{ waivers: [], can_undo_waiver: false },
  dispute: { reason: 'wrong-number', dispute_text: '•••', at: AT, decision: null, reply: null },
};
const NONE = { count: 0, sum: 0 };

const KNOWN = {
  sales: {
    sales: [SALE],
    totals: { pending: { count: 1, sum: 900 }, paid: NONE, credited: NONE },
    next_cursor: null,
  },
  'sales/una': SALE,
  partners: { partners: [STINE] },
  'partners/search': { partners: [STINE] },
  'partners/stine': STINE,
  'partner-applications': { applications: [APPLICATION], next_cursor: null },
  'partner-applications/stil': APPLICATION,
  webhooks: {
    webhooks: [{ id: 'w', url: 'https://a.no/b', events: [], active: true, created_at: AT }],
  },
  'integrator-keys': { keys: [] },
  'account/sessions': { sessions: [] },
  reviews: 403,
  users: 403,
  'audit/search': 403,
};

const Address = () => <p data-testid="address">{useLocation().pathname}</p>;

/** Before the account nothing is permitted. */
async function openAs(role: Role, address: string, more: object = {}) {
  const whole = (
    <>
      <Routes>
        <Route path="/admin/*" element={<AdminPages />} />
      </Routes>
      <Link to={address}>Gå</Link>
      <Address />
    </>
  );
  const opened = openAdmin(
    whole,
    { ...KNOWN, ...more, account: userWhoIs(role) },
    adminPaths.account,
  );
  await screen.findByText(adminAccount.passkeys);
  await act(async () => fireEvent.click(screen.getByText('Gå')));
  return opened;
}

const ALL = admin.views.map(({ label }) => label);

test.each<[Role, readonly string[]]>([
  ['eier', ALL],
  ['saksbehandler', ALL],
  ['innsyn', ALL.filter((label) => label !== 'Anmeldelser')],
])('the menu of %s has only permitted pages', async (role, labels) => {
  await openAs(role, adminPaths.coverage);
  const menu = within(screen.getByRole('navigation', { name: admin.navigationLabel }));
  expect(menu.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(labels);
  expect(labels.includes('Anmeldelser')).toBe(may(role, ADMIN_CALLS.listReviews.needs));
});

const CHANGES =
  /^(Ny |Inviter|Lagre|Rediger|Svar|Godkjenn|Spør om mer|Avslå|Slett|Avgjør|Bytt passord|Logg partneren)/;
const changes = () =>
  (['button', 'link'] as const)
    .flatMap((role) => screen.queryAllByRole(role, { hidden: true }))
    .flatMap(({ textContent }) => (CHANGES.test(textContent) ? textContent : []));

test.each<[Role, string, string | undefined, string]>([
  ['innsyn', adminPaths.sales, 'Se uenigheten: Una', '•••'],
  ['innsyn', adminPaths.partners, 'Se: Stil AS', 'Organisasjonsnummer'],
  ['innsyn', adminPaths.partners, 'Se: Stine', 'stine@partner.example.com'],
  ['innsyn', `${adminPaths.partners}?partner=stine`, undefined, 'stine@partner.example.com'],
  ['innsyn', `${adminPaths.partners}?partner=ny`, undefined, 'Stine AS'],
  ['innsyn', `${adminPaths.webhooks}?mottaker=w`, undefined, 'https://a.no/b'],
  ['saksbehandler', `${adminPaths.webhooks}?mottaker=ny`, undefined, 'https://a.no/b'],
  ['saksbehandler', `${adminPaths.integrators}?nokkel=ny`, undefined, 'Ingen nøkler ennå.'],
])('%s at %s sees no forbidden controls', async (role, address, press, seen) => {
  await openAs(role, address);
  if (press) fireEvent.click(await screen.findByRole('button', { name: press }));
  expect((await screen.findAllByText(seen)).length).toBeGreaterThan(0);
  expect(changes()).toEqual([]);
});

test.each<[Role, string]>([
  ['innsyn', adminPaths.reviews],
  ['saksbehandler', adminPaths.users],
  ['saksbehandler', adminPaths.audit],
])('%s, without the right to see %s, reads why, and no error', async (role, address) => {
  const { toasts } = await openAs(role, address);
  await screen.findByText('Rollen din har ikke tilgang til dette.');
  expect(screen.queryByText(admin.tryAgain)).toBeNull();
  expect(toasts()).toEqual([]);
  expect(changes()).toEqual([]);
});

const LEAD = {
  ...Object.fromEntries(Object.values(LEAD_FIELDS).map(({ wire }) => [wire, ''])),
  ...{ id: 'kari', customer_name: '•••', customer_phone: '•••', customer_email: '•••' },
  ...{ service_type: 'Fullstyling', location: 'Bergen', message: 'Bare se', status: 'new' },
  ...{ created_at: AT, partner_id: null, suspicion: null, merged_into: null },
  ...{ assignments: [], quotes: [], consents: [], history: [], notifications: [] },
  ...{ pictures: [] },
};
const LEADS = {
  ...{
    queue: { kinds: [] },
    summary: 404,
    views: { views: [] },
    'leads/version': { version: '1' },
  },
  'leads/search': { leads: [LEAD], total: 1, total_is_exact: true, next_cursor: null },
  ...{ 'leads/kari': LEAD, 'leads/kari/related': { leads: [] } },
  'leads/kari/matching': { assignments: [], rounds: [] },
};

test.each<[Role, boolean]>([
  ['innsyn', false],
  ['saksbehandler', true],
])('%s reads leads; contact, search and changes: %s', async (role, may) => {
  await openAs(role, '/admin', LEADS);
  const list = within(await screen.findByRole('region', { name: 'Alle henvendelser' }));
  await list.findByText('Bare se');
  const inList = [
    ...[list.queryByLabelText('Søk'), list.queryByRole('button', { name: 'Kunde' })],
    ...[list.queryByText('Kontakt'), list.queryByText(/^Last ned/)],
    screen.queryByText(admin.resend),
  ];
  expect(inList.map((each) => each !== null)).toEqual(inList.map(() => may));
  await act(async () => fireEvent.click(list.getByRole('link', { name: '•••' })));
  const panel = within(screen.getByRole('dialog', { name: 'Kundedetaljer' }));
  await panel.findByText('Bare se');
  const inPanel = [
    ...[panel.queryByLabelText('Endre status'), panel.queryByText('Lagre notat')],
    ...[panel.queryByText('Slett henvendelsen'), panel.queryByText('Last ned opplysningene')],
  ];
  expect(inPanel.map((each) => each !== null)).toEqual(inPanel.map(() => may));
});

test.each([
  [`/admin?henvendelse=kari&sok=gammel`, `${adminPaths.lead}/kari`, 'gammel'],
  [`/admin?henvendelse=kari`, `${adminPaths.lead}/kari`, ''],
])('the legacy address %s of a lead redirects to %s', async (legacy, address, search) => {
  await openAs('eier', legacy, LEADS);
  await screen.findByRole('dialog', { name: 'Kundedetaljer' });
  expect(screen.getByTestId('address').textContent).toBe(address);
  expect((await screen.findByLabelText<HTMLInputElement>('Søk')).value).toBe(search);
});
