import { isTakenByEveryServer, type Lead } from '@boligstyling/domain';
import type { Mailbox } from '@boligstyling/application';
import { mailbox } from '../email.js';

/**
 * The owner's mailbox for Reply-To. Undefined for non-ASCII addresses: a server without RFC 6531
 * refuses a message with one in any header.
 */
export function replyToOwner({ customerName, customerEmail }: Lead): Mailbox | undefined {
  return isTakenByEveryServer(customerEmail) ? mailbox(customerName, customerEmail) : undefined;
}
