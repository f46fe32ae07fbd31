import { operatorText } from '@boligstyling/domain';
import { Deliver } from './deliver.js';
import type { FaultLog } from './ports/fault-log.js';
import type { InvoiceDocuments } from './ports/invoice-documents.js';
import type { Mailer, Message, Messages } from './ports/messages.js';
import type { NotificationOutbox, Outgoing } from './ports/notification-outbox.js';
import type { OperatorSettings } from './ports/operator-settings.js';

/**
 * Sends the e-mails that are due: each claimed, put into words, handed over. The nudge after a
 * commit, the scheduled job and the administrator's button all call this.
 */
export class DeliverNotifications extends Deliver<Outgoing> {
  /** @param pace as {@link Deliver} has it */
  constructor(
    outbox: NotificationOutbox,
    messages: Messages,
    mailer: Mailer,
    documents: InvoiceDocuments,
    operator: OperatorSettings,
    faults: FaultLog,
    ...pace: [places?: number, random?: () => number, deadlineMs?: number]
  ) {
    const send = async (notification: Outgoing, signal: AbortSignal): Promise<void> => {
      const message = messages.of(notification, operatorText(await operator.get()));
      await mailer.send(await withFiles(message, notification, documents, signal), signal);
    };
    super(outbox, { send }, faults, ...pace);
  }
}

/** The message with the invoice it tells of, for people and for machines. */
async function withFiles(
  message: Message,
  notification: Outgoing,
  documents: InvoiceDocuments,
  signal: AbortSignal,
): Promise<Message> {
  if (!('account' in notification)) return message;
  const { invoice } = notification.account;
  return {
    ...message,
    attachments: [await documents.pdf(invoice, signal), documents.ehf(invoice)],
  };
}
