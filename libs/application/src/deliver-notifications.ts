import { Deliver } from './deliver.js';
import type { ClaimedNotification } from './ports/notification-outbox.js';

/**
 * Sends the e-mails that are due. The nudge after a commit, the scheduled job and the
 * administrator's button all call this.
 */
export class DeliverNotifications extends Deliver<ClaimedNotification> {}
