import { DeliveryFault } from '@boligstyling/application';
import { isWaived, type Sale } from '@boligstyling/domain';
import { paragraph } from '../layout/piece.js';
import { quote } from '../layout/quote.js';

/**
 * Text of a ruling. A later waiver overrides a refusal.
 *
 * @param what the job, as the partner knows it
 * @param price the price named in the question
 * @throws DeliveryFault when there is no ruling
 */
export function rulingWords(sale: Sale | null, what: string, price: string) {
  if (!sale?.dispute?.decision) throw new DeliveryFault('no decision to tell of', false);
  const { answer, decision } = sale.dispute;
  const isWaivedSince = decision === 'refused' && isWaived(sale);
  const isCredited = decision === 'credited' || isWaivedSince;
  const isPaid = sale.paymentStatus === 'paid';
  return {
    subject: isCredited ? `Kreditert: ${what}` : `Ikke kreditert: ${what}`,
    preheader: isCredited ? 'Du betaler ikke for oppdraget.' : 'Oppdraget skal likevel betales.',
    title: isCredited ? 'Du betaler ikke' : 'Oppdraget står',
    body: [
      isCredited
        ? paragraph`Du sa fra om ${what}, og vi er enige: Du betaler ikke de ${price} det kostet. ${isPaid ? 'Du har betalt det, og hører fra oss om pengene.' : 'Står det allerede på en faktura, får du en kreditnota.'}`
        : paragraph`Du sa fra om ${what}. Vi har sett på det, og de ${price} det kostet, skal likevel betales.${isPaid ? ' Det er betalt, så du trenger ikke gjøre noe.' : ''}`,
      ...(answer && !isWaivedSince ? [quote('Vi skriver', answer)] : []),
    ],
  };
}
