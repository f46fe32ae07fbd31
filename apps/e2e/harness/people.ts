import { expect, type APIRequestContext } from '@playwright/test';
import { linkIn } from './link-in.js';
import type { Product } from './product.js';

/** Invites someone with the shared password, and gives the way her e-mail leads to. */
export async function invitation(
  request: APIRequestContext,
  product: Product,
  person: { name: string; email: string; role: 'eier' | 'saksbehandler' | 'innsyn' },
): Promise<string> {
  const session = await request.post('/api/admin/session', {
    data: { password: product.adminPassword },
  });
  const { adminToken } = await session.json();
  const answer = await request.post('/api/admin/people', {
    headers: { authorization: `Bearer ${adminToken}` },
    data: person,
  });
  expect(answer.status(), await answer.text()).toBe(201);
  const mail = await product.mailbox.waitFor(person.email);
  return linkIn(mail, '/admin/velkommen');
}
