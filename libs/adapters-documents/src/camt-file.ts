import { isUtf8 } from 'node:buffer';
import type { StatementLine } from '@boligstyling/domain';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { linesOf, sharedBy } from './camt-entry.js';
import { at, messagesIn, type Node, refused } from './camt-node.js';

/** Above a 5 MB file with ten thousand fully described payments. Parsing time grows with it. */
export const MAX_ELEMENTS = 250_000;

export const MAX_LINES = 20_000;

const PARSER = new XMLParser({
  // The parser goes through all it keeps at each piece of text.
  ignoreAttributes: (name) => name !== 'Ccy',
  attributeNamePrefix: '@',
  removeNSPrefix: true,
  parseTagValue: false,
  parseAttributeValue: false,
  alwaysCreateTextNode: true,
  // `textOf` decodes instead, because the parser leaves numeric references.
  processEntities: false,
  isArray: (_name, _path, _leaf, isAttribute) => !isAttribute,
});

const TOO_MANY = 'Filen har flere opplysninger enn vi kan lese. Be banken om en fil for hver dag.';

/** Invalid in XML, unnoticed by the validator, and refused by databases. */
const NUL = '\0';

/** Unless a UTF-8 byte order mark precedes it. */
const ENCODING = /^\s*<\?xml[^>]*?\sencoding\s*=\s*["']([^"'>]*)["']/;

/**
 * Reads CAMT.054 (ISO 20022, BankToCustomerDebitCreditNotification), alone or within its business
 * application header. A document type is refused, so that no entity is read or expanded.
 *
 * @returns payments and reversals, in the order of the file
 * @throws `invalid-bank-file`
 */
export function readCamtFile(file: Uint8Array): StatementLine[] {
  const text = textIn(file).trimStart();
  if (text.includes('<!DOCTYPE') || text.includes('<!ENTITY')) {
    throw refused('Filen har en dokumenttype, og det har ingen fil fra en bank.');
  }
  if (elementsIn(text) > MAX_ELEMENTS) {
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
      if (lines.length > MAX_LINES) throw refused(TOO_MANY);
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

/** Valid XML may be too deep for the parser or have names that it refuses. */
function parsed(text: string): Node {
  try {
    return PARSER.parse(text);
  } catch {
    throw refused('Filen er ikke CAMT.054.');
  }
}

/**
 * Valid UTF-8 is taken as such, because programs declare wrongly. Otherwise the declared encoding
 * applies; UTF-16 declared in single-byte text is an error.
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
