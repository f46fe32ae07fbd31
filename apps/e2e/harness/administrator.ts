import { expect, type APIRequestContext, type Page } from '@playwright/test';
import type { Product } from './product.js';
import { resize } from './resize.js';

/** Logs in through the form, for journeys about the login, and returns on the dashboard. */
export async function logIn(page: Page, product: Product): Promise<void> {
  await page.goto('/admin/login');
  await page.getByLabel('Passord', { exact: true }).fill(product.adminPassword);
  await page.getByRole('button', { name: 'Logg inn' }).click();
  await expect(page.getByRole('heading', { name: 'Trenger deg nå' })).toBeVisible();
}

/** Logged in by the API, not by the form. @param path of a view, such as `/salg` */
export async function openDashboard(page: Page, product: Product, path = ''): Promise<void> {
  const { session } = await sessionOf(page.request, product);
  // Opening another page to store the session would cost a browser process.
  const keeping = await page.addInitScript((kept) => {
    localStorage.setItem('boligstyling-session', JSON.stringify(kept));
    localStorage.setItem('admin-session', 'true');
    localStorage.setItem('admin-token', kept.access_token);
  }, session);
  await page.goto(`/admin${path}`);
  await keeping.dispose();
  if (path) await expect(page.getByRole('button', { name: 'Logg ut' })).toBeAttached();
  else await expect(page.getByRole('heading', { name: 'Trenger deg nå' })).toBeVisible();
}

/** The next step of a story: on the usual screen, loaded again, and still logged in. */
export async function reopenDashboard(page: Page, path = ''): Promise<void> {
  await resize(page, { width: 1280, height: 720 });
  await page.goto(`/admin${path}`);
  await expect(page.getByRole('button', { name: 'Logg ut' })).toBeAttached();
}

async function sessionOf(request: APIRequestContext, product: Product) {
  const login = { data: { password: product.adminPassword } };
  return (await request.post('/api/admin/session', login)).json();
}

export const notice = (page: Page, title: string) =>
  page
    .getByRole('region', { name: 'Meldinger', exact: true })
    .locator('[role=status], [role=alert]')
    .filter({ hasText: title });

/** Closes every notice: each would stay for four seconds, and cover what lies under it. */
export async function noticesGone(page: Page): Promise<void> {
  const region = page.getByRole('region', { name: 'Meldinger', exact: true });
  await page.mouse.move(1, 1);
  await expect(async () => {
    await region
      .getByRole('button', { name: 'Lukk meldingen' })
      .evaluateAll((buttons: HTMLElement[]) => buttons.map((button) => button.click()));
    expect(await region.getByRole('button').count()).toBe(0);
  }).toPass({ intervals: [20] });
}

const LEAD = {
  customer_name: 'Kari Nordmann',
  customer_phone: '40000000',
  service_type: 'Fullstyling',
  location: 'Bergen',
  address: 'Nygårdsgaten 5, 5015 Bergen',
  styling_needs: 'Stue og to soverom',
  rooms: '3 rom',
  property_size: '74 kvm',
  timeframe: 'Innen én måned',
  property_type_field: 'Leilighet',
  message: 'Ring etter kl. 16.',
  sell_property: 'yes',
  accept_styling_only: 'yes',
  additional_info: 'Skal selge eiendommen: Ja',
  municipality_number: '4601',
};

type MayBeLeft = 'customer_email' | 'source' | 'utm_source' | 'utm_campaign';

let owners = 0;

/** Random, because other workers use addresses too. */
const home = () => `Nygårdsgaten ${1000 + Math.floor(Math.random() * 1e9)}, 5015 Bergen`;

/**
 * Submits a lead with a mailbox and home of its own by default; with another place no address in
 * Bergen is chosen. Returns the lead's id.
 */
export async function submitLead(
  request: APIRequestContext,
  lead: Partial<typeof LEAD> & Partial<Record<MayBeLeft, string>> & { agent_contact?: 'yes' },
  headers: Record<string, string> = {},
): Promise<string> {
  owners += 1;
  const elsewhere = lead.location && lead.location !== LEAD.location && { municipality_number: '' };
  const answer = await request.post('/api/leads', {
    headers: { apikey: 'boligstyling-development-key', ...headers },
    data: {
      ...LEAD,
      address: home(),
      customer_email: `kari${owners}@admin.example.com`,
      ...elsewhere,
      ...lead,
    },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  return (await answer.json()).id;
}

/** One price for every service. */
export const flatPrices = (kroner: number) => ({
  base_ore: Math.round(100 * kroner),
  services: [],
});

const PARTNER = {
  name: 'Stine Stylist',
  company: 'Stil og Rom AS',
  kind: 'stylist',
  email: 'stine@partner.example.com',
  phone: '40000001',
  areas: ['4601'],
  services: ['Fullstyling'],
  prices: flatPrices(900),
  weekly_capacity: 50,
  active: true,
};

const ACCEPTED = `
  update partner set terms_version = '2026-11-30', terms_accepted_at = now() where id = $1`;

/** Invoice details that a partner needs before it is billed. */
export const BUYER = {
  organization_number: '974761076',
  street: 'Strandgaten 60',
  postal_code: '5004',
  post_place: 'Bergen',
};

/** A partner that has accepted the terms. */
export async function addPartner(
  request: APIRequestContext,
  product: Product,
  partner: Partial<typeof PARTNER> & Record<string, unknown>,
): Promise<void> {
  const body = { ...PARTNER, ...partner };
  const id = await addByCall(request, product, 'partners', { ...body, active: false });
  await product.query(ACCEPTED, [id]);
  if (!body.active) return;
  const headers = { ...(await asAdministrator(request, product)), 'if-match': '*' };
  const data = { active: true };
  const answer = await request.patch(`/api/admin/partners/${id}`, { headers, data });
  expect(answer.status(), await answer.text()).toBe(200);
}

export async function asAdministrator(request: APIRequestContext, product: Product) {
  const { adminToken } = await sessionOf(request, product);
  return { authorization: `Bearer ${adminToken}` };
}

export async function addByCall(
  request: APIRequestContext,
  product: Product,
  path: string,
  data: object,
): Promise<string> {
  const headers = await asAdministrator(request, product);
  const answer = await request.post(`/api/admin/${path}`, { headers, data });
  expect(answer.status(), await answer.text()).toBe(201);
  return (await answer.json()).id;
}

/**
 * Presses refresh. Does not wait, because the page also polls and may have left for the login
 * already.
 */
export function refresh(page: Page): void {
  const pressed = page.getByRole('button', { name: 'Oppdater data' }).click({ timeout: 5_000 });
  pressed.catch(() => undefined);
}
