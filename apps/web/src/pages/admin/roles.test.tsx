import { ADMIN_CALLS, may, type Role } from '@boligstyling/domain';
import { expect, test } from '@jest/globals';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { Link, Route, Routes } from 'react-router-dom';
import { admin } from '../../content/admin/admin';
import { adminAccount } from '../../content/admin/admin-users';
import { openAdmin, userWhoIs } from '../../features/admin/shared/testing/admin-page';
import { adminPaths } from '../../shared/config/admin-paths';
import AdminPages from './admin-pages';

const AT = '2026-11-20T10:00:00Z';
const STINE = {
  ...{ id: 'stine', name: 'Stine', company: 'Stine AS', kind: 'stylist', phone: '40000001' },
  ...{ email: 'stine@partner.example.com', areas: ['4601'], services: ['Fullstyling'] },
  ...{ price_per_assignment: 900, weekly_capacity: 5, active: true, unclear_cities: [] },
  ...{ assignments: 0, assignments_last_week: 0 },
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
  dispute: { reason: 'wrong-number', objection: '•••', at: AT, decision: null, reply: null },
};
const NONE = { count: 0, sum: 0 };

/** Data on the server, of which each role gets a part. */
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

/** Awaits the account, because nothing is permitted before. */
async function openAs(role: Role, address: string) {
  const whole = (
    <>
      <Routes>
        <Route path="/admin/*" element={<AdminPages />} />
      </Routes>
      <Link to={address}>Gå</Link>
    </>
  );
  const opened = openAdmin(whole, { ...KNOWN, account: userWhoIs(role) }, adminPaths.account);
  await screen.findByText(adminAccount.passkeys);
  await act(async () => fireEvent.click(screen.getByText('Gå')));
  return opened;
}

const ALL = admin.views.map(({ label }) => label);

test.each<[Role, readonly string[]]>([
  ['eier', ALL],
  ['saksbehandler', ALL],
  // Unpublished reviews need the right to work.
  ['innsyn', ALL.filter((label) => label !== 'Anmeldelser')],
])('the menu of %s has only permitted pages', async (role, labels) => {
  await openAs(role, adminPaths.coverage);
  const menu = within(screen.getByRole('navigation', { name: admin.navigationLabel }));
  expect(menu.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(labels);
  expect(labels.includes('Anmeldelser')).toBe(may(role, ADMIN_CALLS.listReviews.needs));
});

/** Controls that change something. */
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
