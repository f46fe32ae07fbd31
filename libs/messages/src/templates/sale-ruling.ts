import type { ClaimedSaleNotice } from '@boligstyling/application';
import { type Letter, mailbox } from '../letter.js';
import type { MailSettings } from '../mail-settings.js';
import { greeting } from './greeting.js';
import { layout } from './layout.js';
import { mailLink, paragraph } from './piece.js';
import { rulingWords } from './ruling-words.js';

/** Tells a partner what came of a dispute whose lead is erased, and nothing of whose home it was. */
export function saleRuling({ sale, partner }: ClaimedSaleNotice, settings: MailSettings): Letter {
  const what = sale.reference ? `oppdrag ${sale.reference}` : 'et oppdrag som er slettet';
  const words = rulingWords(sale.dispute, what, sale.amountOre);
  return {
    to: mailbox(partner.name, partner.email),
    replyTo: mailbox(settings.wordmark, settings.contactEmail),
    subject: words.subject,
    ...layout(settings, {
      ...words,
      body: [
        greeting(partner.name),
        ...words.body,
        paragraph`Eieren har fått alt om seg slettet. Mer enn dette har vi ikke.`,
      ],
      footer: [
        paragraph`Du får denne e-posten fordi du er partner i ${settings.wordmark}. Spørsmål? Skriv til ${mailLink(settings.contactEmail)}.`,
      ],
    }),
  };
}
