import { isUtf8 } from 'node:buffer';
import type { StatementLine } from '@boligstyling/domain';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { linesOf, sharedBy } from './camt-entry.js';
import { at, messagesIn, type Node, refused } from './camt-node.js';

/**
 * Above a 5 MB file with ten thousand fully described payments. Parsing time grows with their
 * number.
 */
export const ELEMENTS_MOST = 250_000;

/** Above a 5 MB file. Each line is registered and answered. */
export const LINES_MOST = 20_000;

const PARSER = new XMLParser({
  // Other attributes are unused, and the parser goes through all it keeps at each piece of text.
  ignoreAttributes: (name) => name !== 'Ccy',
  attributeNamePrefix: '@',
  removeNSPrefix: true,
  parseTagValue: false,
  parseAttributeValue: false,
  alwaysCreateTextNode: true,
  // `textOf` decodes instead, because the parser leaves numeric references as they are.
  processEntities: false,
  isArray: (_name, _path, _leaf, isAttribute) => !isAttribute,
});

const TOO_MANY = 'Filen har flere opplysninger enn vi kan lese. Be banken om en fil for hver dag.';

/** Invalid in XML, unnoticed by the validator, and refused by databases. */
const NUL = '\0';

/** Encoding in the XML declaration, unless a UTF-8 byte order mark precedes it. */
const ENCODING = /^\s*<\?xml[^>]*?\sencoding\s*=\s*["']([^"'>]*)["']/;

/**
 * Reads CAMT.054, the ISO 20022 notice of payments that Norwegian banks send
 * (BankToCustomerDebitCreditNotification), alone or within the envelope of its business application
 * header. A file with a document type is refused, so that no external entity is read and none
 * expands.
 *
 * @returns incoming payments and reversals, in the order of the file
 * @throws DomainError `invalid-bank-file` with the reason
 */
export function readCamtFile(file: Uint8Array): StatementLine[] {
  const text = textIn(file).trimStart();
  if (text.includes('<!DOCTYPE') || text.includes('<!ENTITY')) {
    throw refused('Filen har en dokumenttype, og det har ingen fil fra en bank.');
  }
  if (elementsIn(text) > ELEMENTS_MOST) {
    throw refused(TOO_MANY);
  }
  if (text.includes(NUL) || XMLValidator.validate(text) !== true) {
    throw refused('Filen er ikke gyldig XML.');
  }
  const messages = messagesIn(parsed(text));
  const notices = messages.flatMap((message) =>
    at(message.body, 'Ntfctn').map((notice) => [sharedBy(message, notice), notice] as const),
  );
  if (notices.length === 0) throw refused('Filen er ikke CAMT.054.');
  const lines: StatementLine[] = [];
  for (const [shared, notice] of notices) {
    for (const [nth, entry] of at(notice, 'Ntry').entries()) {
      for (const line of linesOf(shared, entry, nth + 1)) lines.push(line);
      if (lines.length > LINES_MOST) throw refused(TOO_MANY);
    }
  }
  return lines;
}

function elementsIn(text: string): number {
  let count = 0;
  for (let from = text.indexOf('<'); from !== -1; from = text.indexOf('<', from + 1)) {
    if (text[from + 1] !== '/') count += 1;
  }
  return count;
}

/** Valid XML may still be too deep for the parser or have names that it refuses. */
function parsed(text: string): Node {
  try {
    return PARSER.parse(text);
  } catch {
    throw refused('Filen er ikke CAMT.054.');
  }
}

/**
 * Decodes the file. Valid UTF-8 is taken as such whatever the declaration, because other encodings
 * form it by no chance and programs declare wrongly. Otherwise the declared encoding applies;
 * UTF-16 declared in single-byte text is such an error.
 */
function textIn(file: Uint8Array): string {
  if (isUtf8(file)) return new TextDecoder().decode(file);
  const start = Buffer.from(file.subarray(0, 200)).toString('latin1');
  const [, declared = 'utf-8'] = ENCODING.exec(start) ?? [];
  return decoded(file, /^utf-?16/i.test(declared) ? 'utf-8' : declared);
}

function decoded(file: Uint8Array, encoding: string): string {
  try {
    return new TextDecoder(encoding).decode(file);
  } catch {
    throw refused(`Filen har tegnsettet «${encoding}», som vi ikke kan lese.`);
  }
}
