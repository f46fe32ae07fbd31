import type { ClaimedNotification } from '@boligstyling/application';
import { type MailSettings, pageUrl, siteName } from '../mail-settings.js';
import { mailbox, oneLine } from '../mailbox.js';
import type { Letter } from '../message.js';
import { detailList } from './detail-list.js';
import { layout } from './layout.js';
import { LEAD_FIELDS, leadDetails } from './lead-details.js';
import { leadTitle } from './lead-title.js';
import { button, paragraph } from './piece.js';
import { receivedAt } from './received-at.js';

/** Tells the provider of a new lead, with every field. An answer goes straight to the owner. */
export function leadNotice({ lead }: ClaimedNotification, settings: MailSettings): Letter {
  const { contactEmail, wordmark } = settings;
  const name = oneLine(lead.customerName);
  const title = leadTitle(lead);
  const subject = `Ny henvendelse: ${title} – ${name}`;
  const details = leadDetails(lead, LEAD_FIELDS);
  return {
    to: mailbox(wordmark, contactEmail),
    replyTo: mailbox(name, lead.customerEmail),
    subject,
    ...layout(settings, {
      subject,
      preheader: oneLine(lead.address),
      title,
      body: [
        paragraph`Ny henvendelse, mottatt ${receivedAt(lead.receivedAt)}. Svar på denne e-posten for å skrive til ${name}.`,
        detailList(details.map(({ label, value }) => ({ label, value: value || 'Ikke oppgitt' }))),
        button(pageUrl(settings, '/admin'), 'Åpne administrasjonen'),
      ],
      footer: [paragraph`Sendt automatisk fra ${siteName(settings)}.`],
    }),
  };
}
