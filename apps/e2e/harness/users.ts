import type { APIRequestContext } from '@playwright/test';
import { addByCall } from './administrator.js';
import { linkIn } from './link-in.js';
import type { Product } from './product.js';

/** Invites a user with the shared login. Returns the link of the invitation. */
export async function invitation(
  request: APIRequestContext,
  product: Product,
  user: { name: string; email: string; role: 'eier' | 'saksbehandler' | 'innsyn' },
): Promise<string> {
  await addByCall(request, product, 'users', user);
  const mail = await product.mailbox.waitFor(user.email);
  return linkIn(mail, '/admin/velkommen');
}
