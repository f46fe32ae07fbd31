import { DomainError } from './domain-error.js';
import type { Invoice } from './invoice.js';

/**
 * Sees that nothing would be missing on an invoice: a letter that cannot be printed is an error and
 * never a gap.
 *
 * @param unprintable the first letter of a text that cannot be printed
 * @throws DomainError `invoice-unprintable`, which names the letter
 */
export function requirePrintable(
  { buyer, seller, lines }: Invoice,
  unprintable: (text: string) => string | undefined,
): void {
  const texts = [
    ...[buyer.name, buyer.contact, buyer.street, buyer.postPlace],
    ...[seller.name, seller.street, seller.postPlace],
    ...lines.map(({ place }) => place),
  ];
  for (const text of texts) {
    const letter = unprintable(text);
    if (letter === undefined) continue;
    throw new DomainError(
      'invoice-unprintable',
      `«${text}» har tegnet «${letter}», som ikke kan trykkes på en faktura.`,
    );
  }
}
