import type { ClaimedSaleNotification } from '@boligstyling/application';
import { priceText } from '@boligstyling/domain';
import type { Email } from '../email.js';
import type { MailSettings } from '../mail-settings.js';
import { paragraph } from '../layout/piece.js';
import { rulingWords } from './ruling-words.js';
import { toPartner } from '../layout/to-partner.js';

/** Reports the ruling on a sale whose lead is erased, without the home. */
export function saleRuling(notice: ClaimedSaleNotification, settings: MailSettings): Email {
  const { sale } = notice;
  const what = sale.reference ? `oppdrag ${sale.reference}` : 'et oppdrag som er slettet';
  const price = priceText(sale.amountOre, sale.vatRate !== null);
  const words = rulingWords(sale, what, price);
  const erased = paragraph`Alt om eieren er slettet hos oss. Mer enn dette har vi ikke.`;
  return toPartner(notice, settings, { ...words, body: [...words.body, erased] });
}
