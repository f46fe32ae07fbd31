import { DeliveryFault } from '@boligstyling/application';
import type { Dispute } from '@boligstyling/domain';
import { paragraph } from './piece.js';
import { quote } from './quote.js';

/**
 * What is written to a partner that said it does not owe what its yes costs.
 *
 * @param what the job, as the partner knows it
 * @param price what its yes costs, as the question named it
 * @throws DeliveryFault when nobody has decided
 */
export function rulingWords(dispute: Dispute | null, what: string, price: string) {
  if (!dispute?.decision) throw new DeliveryFault('no decision to tell of', false);
  const isCredited = dispute.decision === 'credited';
  return {
    subject: isCredited ? `Kreditert: ${what}` : `Ikke kreditert: ${what}`,
    preheader: isCredited ? 'Du betaler ikke for oppdraget.' : 'Oppdraget skal likevel betales.',
    title: isCredited ? 'Du betaler ikke' : 'Oppdraget står',
    body: [
      isCredited
        ? paragraph`Du sa fra om ${what}, og vi er enige: Du betaler ikke de ${price} det kostet. Står det allerede på en faktura, får du en kreditnota.`
        : paragraph`Du sa fra om ${what}. Vi har sett på det, og de ${price} det kostet, skal likevel betales.`,
      ...(dispute.answer ? [quote('Vi skriver', dispute.answer)] : []),
    ],
  };
}
