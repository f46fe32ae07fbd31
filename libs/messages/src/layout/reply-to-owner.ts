import { isTakenByEveryServer, type Lead } from '@boligstyling/domain';
import type { Mailbox } from '@boligstyling/application';
import { mailbox } from '../letter.js';

/**
 * The owner's mailbox, for answers to a letter that goes to somebody else. Undefined if it may fail
 * that letter: a server without RFC 6531 refuses a message with such an address in any header.
 */
export function replyToOwner({ customerName, customerEmail }: Lead): Mailbox | undefined {
  return isTakenByEveryServer(customerEmail) ? mailbox(customerName, customerEmail) : undefined;
}
