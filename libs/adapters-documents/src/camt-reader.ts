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

/**
 * Reads CAMT.054, the notice of payments of ISO 20022 that Norwegian banks give (BankToCustomer
 * DebitCreditNotification). A file that declares a document type is refused, so that nothing outside
 * it is ever read and no entity grows.
 */
export class CamtReader extends BankFileReader {
  override read(file: Uint8Array): BankLine[] {
    const text = new TextDecoder().decode(file);
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
