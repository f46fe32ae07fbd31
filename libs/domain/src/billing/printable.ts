import { DomainError } from '../core/domain-error.js';
import type { Invoice } from './invoice.js';

const PRINTABLE =
  /^[ -~\u00a0-\u00ac\u00ae-\u017e\u018f\u0192\u019d\u01cd\u01ce\u01e6\u01e7\u01ea\u01eb\u01fa-\u01ff\u0218-\u021b\u0232\u0233\u0237–—‘’“”•…€−]*$/;

/**
 * The invoice typefaces have all the letters. A name with another could not be billed, so it is
 * refused at input.
 */
export function isPrintable(text: string): boolean {
  return PRINTABLE.test(text.normalize('NFC'));
}

/**
 * An unprintable letter is an error, never a gap on the invoice.
 *
 * @throws DomainError `invoice-unprintable`, which names the letter
 */
export function requirePrintable({ buyer, seller, lines }: Invoice): void {
  const texts = [
    ...[buyer.name, buyer.contact, buyer.street, buyer.postPlace],
    ...[seller.name, seller.street, seller.postPlace],
    ...lines.map(({ place }) => place),
  ];
  for (const text of texts) {
    const letter = [...text.normalize('NFC')].find((each) => !isPrintable(each));
    if (letter === undefined) continue;
    throw new DomainError(
      'invoice-unprintable',
      `«${text}» har tegnet «${letter}», som ikke kan trykkes på en faktura.`,
    );
  }
}
