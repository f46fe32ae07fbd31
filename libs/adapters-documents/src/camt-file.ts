import { isUtf8 } from 'node:buffer';
import type { ToldLine } from '@boligstyling/domain';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { linesOf, sharedBy } from './camt-entry.js';
import { at, messagesIn, type Node, refused } from './camt-node.js';

/**
 * A file of 5 MB with ten thousand payments, each with all that a bank says of it, has fewer. The time
 * that reading takes grows with their number.
 */
export const ELEMENTS_MOST = 250_000;

/** A file of 5 MB has fewer. Each of them is registered and answered. */
export const LINES_MOST = 20_000;

const PARSER = new XMLParser({
  // Of the rest nothing is read, and at each piece of text the parser goes through all that it keeps.
  ignoreAttributes: (name) => name !== 'Ccy',
  attributeNamePrefix: '@',
  removeNSPrefix: true,
  parseTagValue: false,
  parseAttributeValue: false,
  alwaysCreateTextNode: true,
  // `textOf` decodes what is read: the parser leaves numeric references as they are.
  processEntities: false,
  isArray: (_name, _path, _leaf, isAttribute) => !isAttribute,
});

const TOO_MANY = 'Filen har flere opplysninger enn vi kan lese. Be banken om en fil for hver dag.';

/** No XML has it, which the validator does not know, and no database takes it. */
const NUL = '\0';

/** What a file says of its own letters, in its first line; not where the mark of UTF-8 stands before that. */
const ENCODING = /^\s*<\?xml[^>]*?\sencoding\s*=\s*["']([^"'>]*)["']/;

/**
 * Reads CAMT.054, the notice of payments of ISO 20022 that Norwegian banks give (BankToCustomer
 * DebitCreditNotification), alone or in the envelope of its business application header. A file that
 * declares a document type is refused, so that nothing outside it is ever read and no entity grows.
 *
 * @returns the payments to us, and those that the bank takes back, in the order of the file
 * @throws DomainError `invalid-bank-file`, which says why
 */
export function readCamtFile(file: Uint8Array): ToldLine[] {
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
  const lines: ToldLine[] = [];
  for (const [shared, notice] of notices) {
    for (const [nth, entry] of at(notice, 'Ntry').entries()) {
      for (const line of linesOf(shared, entry, nth + 1)) lines.push(line);
      if (lines.length > LINES_MOST) throw refused(TOO_MANY);
    }
  }
  return lines;
}

/** The number of opening tags, or a little more. */
function elementsIn(text: string): number {
  let count = 0;
  for (let from = text.indexOf('<'); from !== -1; from = text.indexOf('<', from + 1)) {
    if (text[from + 1] !== '/') count += 1;
  }
  return count;
}

/** What is valid XML and of no bank may be too deep for the parser, or have names that it refuses. */
function parsed(text: string): Node {
  try {
    return PARSER.parse(text);
  } catch {
    throw refused('Filen er ikke CAMT.054.');
  }
}

/**
 * The file's text. What can be UTF-8 is that, whatever it declares: the letters that other sets have
 * beyond ASCII make it by no chance, and programs that make the text before the file declare what it
 * is not. All else is by the letters it declares; UTF-16 there, in letters of one byte, is such a slip.
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
