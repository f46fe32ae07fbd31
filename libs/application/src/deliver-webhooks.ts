import { Deliver } from './deliver.js';
import type { ClaimedWebhook } from './ports/webhook-outbox.js';

/** Tells integrators what has happened, in the same way as e-mails leave. */
export class DeliverWebhooks extends Deliver<ClaimedWebhook> {}
