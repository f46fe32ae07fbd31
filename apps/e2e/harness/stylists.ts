import { expect, type APIRequestContext } from '@playwright/test';
import { addPartner } from './administrator.js';
import { linkIn } from './link-in.js';
import type { Mailbox } from './mailbox.js';
import type { Product } from './product.js';

interface World {
  request: APIRequestContext;
  product: Product;
  mailbox: Mailbox;
}

export const dayIn = (days: number): string =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

const tokenOf = (link: string): string => link.split('#').at(-1) ?? '';

let made = 0;

/**
 * A stylist who covers the place.
 *
 * @returns its e-mail address, and a step that accepts and returns the token of its link
 */
export async function stylist(
  { request, product, mailbox }: World,
  name: string,
  area: string,
  changes: Record<string, unknown> = {},
) {
  made += 1;
  const email = `${name.split(' ')[0]}.${area}.${made}@quotes.example.com`.toLowerCase();
  const company = `${name.split(' ')[1]} Interiør`;
  const services = ['Delstyling'];
  const areas = [area];
  await addPartner(request, product, { name, company, areas, services, email, ...changes });
  return {
    email,
    async accept(): Promise<string> {
      const asked = linkIn(await mailbox.waitFor(email), '/partner/svar');
      const headers = { 'link-token': tokenOf(asked) };
      const done = await request.post('/api/partner-link/accept', { headers, data: {} });
      expect(done.status(), await done.text()).toBe(200);
      return tokenOf(asked);
    },
  };
}

export const TERMS = {
  has_vat: true,
  ...{ price_from: 27_000, price_to: 31_000, price_depends_on: 'Om spisebordet blir stående.' },
  includes: ['inspection', 'furniture', 'textiles', 'transport', 'advice'],
  ...{ rental_weeks: 8, extra_week_price: 1_500 },
  ...{ earliest_start: dayIn(8), valid_until: dayIn(14), message: 'Jeg kan komme i morgen.' },
};

/** @param version the one that a revision replaces */
export async function sendQuote(
  request: APIRequestContext,
  token: string,
  changes: Partial<Record<keyof typeof TERMS, unknown>> & { includes_other?: string } = {},
  version?: number,
): Promise<void> {
  const headers = { 'link-token': token, ...(version && { 'if-match': `"${version}"` }) };
  const data = { ...TERMS, ...changes };
  const sent = await request.post('/api/partner-link/quote', { headers, data });
  expect(sent.status(), await sent.text()).toBe(200);
}
