import { expect, type APIRequestContext } from '@playwright/test';
import type { Product } from './product.js';

/** Gives pages of the origins a key that sends leads. Returns its open name, which may stand in them. */
export async function giveKey(
  request: APIRequestContext,
  product: Product,
  origins: readonly string[],
): Promise<string> {
  const session = await request.post('/api/admin/session', {
    data: { password: product.adminPassword },
  });
  const { adminToken } = await session.json();
  const answer = await request.post('/api/admin/integrator-keys', {
    headers: { authorization: `Bearer ${adminToken}` },
    data: {
      name: 'Fjordheim',
      source: 'fjordheim',
      origins,
      scopes: ['leads:submit'],
      shows_contacts: false,
      per_minute: 100,
      paused: false,
    },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  return (await answer.json()).id;
}
