import { BankFileReader } from '@boligstyling/application';
import type { BankLine } from '@boligstyling/domain';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { linesOf } from './camt-entry.js';
import { at, type Node, refused } from './camt-node.js';

const PARSER = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  removeNSPrefix: true,
  parseTagValue: false,
  parseAttributeValue: false,
  alwaysCreateTextNode: true,
  processEntities: true,
  isArray: (_name, _path, _leaf, isAttribute) => !isAttribute,
});

/** What a file says of its own letters, in its first line. */
const ENCODING = /^(?:\u00ef\u00bb\u00bf)?<\?xml[^>]*?\sencoding\s*=\s*["']([^"'>]*)["']/;

/**
 * Reads CAMT.054, the notice of payments of ISO 20022 that Norwegian banks give (BankToCustomer
 * DebitCreditNotification). A file that declares a document type is refused, so that nothing outside
 * it is ever read and no entity grows.
 */
export class CamtReader extends BankFileReader {
  override read(file: Uint8Array): BankLine[] {
    const text = textIn(file);
    if (text.includes('<!DOCTYPE') || text.includes('<!ENTITY')) {
      throw refused('Filen har en dokumenttype, og det har ingen fil fra en bank.');
    }
    if (XMLValidator.validate(text) !== true) throw refused('Filen er ikke gyldig XML.');
    const document: Node = PARSER.parse(text);
    const notices = at(document, 'Document', 'BkToCstmrDbtCdtNtfctn', 'Ntfctn');
    if (notices.length === 0) throw refused('Filen er ikke CAMT.054.');
    return notices.flatMap((notice) =>
      at(notice, 'Ntry').flatMap((entry, nth) => linesOf(notice, entry, nth)),
    );
  }
}

/** The file's text by the letters that it declares, which are UTF-8 where it declares none. */
function textIn(file: Uint8Array): string {
  const start = Buffer.from(file.subarray(0, 200)).toString('latin1');
  const [, encoding = 'utf-8'] = ENCODING.exec(start) ?? [];
  try {
    return new TextDecoder(encoding).decode(file);
  } catch {
    throw refused(`Filen har tegnsettet «${encoding}», som vi ikke kan lese.`);
  }
}
