import type { APIRequestContext } from '@playwright/test';
import { addByCall } from './administrator.js';
import type { Product } from './product.js';

/**
 * Creates an API key that sends leads from the origins. Returns its open name, which may be public.
 */
export async function giveKey(
  request: APIRequestContext,
  product: Product,
  origins: readonly string[],
): Promise<string> {
  return addByCall(request, product, 'integrator-keys', {
    name: 'Fjordheim',
    source: 'fjordheim',
    origins,
    scopes: ['leads:submit'],
    shows_contacts: false,
    per_minute: 100,
    paused: false,
  });
}
