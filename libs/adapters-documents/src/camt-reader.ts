import { BankFileReader } from '@boligstyling/application';
import { type BankLine, DomainError } from '@boligstyling/domain';
import { XMLParser, XMLValidator } from 'fast-xml-parser';

/** An element by its name, always as a list; its text under `#text`. */
type Node = { readonly [name: string]: readonly Node[] | undefined };

const REFERENCE_MAX_LENGTH = 200;
const AMOUNT = /^\d{1,11}(?:\.\d{1,2})?$/;
const DAY = /^\d{4}-\d\d-\d\d/;

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

/** The payments of one entry: the bank may gather many. What goes out, or back, is none of ours. */
function linesOf(notice: Node, entry: Node, nth: number): BankLine[] {
  if (textAt(entry, 'CdtDbtInd') !== 'CRDT' || textAt(entry, 'RvslInd') === 'true') return [];
  const account =
    textAt(notice, 'Acct', 'Id', 'Othr', 'Id') || textAt(notice, 'Acct', 'Id', 'IBAN');
  const bookedOn = textAt(entry, 'BookgDt', 'Dt') || textAt(entry, 'BookgDt', 'DtTm');
  const ofEntry =
    textAt(entry, 'AcctSvcrRef') || textAt(entry, 'NtryRef') || `${textAt(notice, 'Id')}/${nth}`;
  const payments = at(entry, 'NtryDtls', 'TxDtls');
  const whole = payments.length > 1 ? undefined : at(entry, 'Amt')[0];
  return (payments.length > 0 ? payments : [entry]).map((payment, place) => {
    const amount = at(payment, 'AmtDtls', 'TxAmt', 'Amt')[0] ?? at(payment, 'Amt')[0] ?? whole;
    if (!amount) throw refused('En betaling mangler beløp.');
    const own = textAt(payment, 'Refs', 'AcctSvcrRef') || textAt(payment, 'Refs', 'TxId');
    const day = bookedOn.slice(0, 10);
    const reference = [account, day, ofEntry, own || place].join('/');
    return {
      reference: reference.slice(0, REFERENCE_MAX_LENGTH),
      kid: textAt(payment, 'RmtInf', 'Strd', 'CdtrRefInf', 'Ref').trim(),
      amountOre: oreOf(amount),
      bookedOn: dayOf(day),
    };
  });
}

function oreOf(amount: Node): number {
  const currency = (amount as unknown as { '@Ccy'?: string })['@Ccy'];
  const text = textOf(amount);
  const ore = AMOUNT.test(text) ? Math.round(Number(text) * 100) : 0;
  if (currency !== 'NOK' || ore <= 0) throw refused(`Beløpet «${text}» er ikke i kroner.`);
  return ore;
}

function dayOf(text: string): string {
  if (DAY.test(text) && !Number.isNaN(Date.parse(text))) return text;
  throw refused('En betaling mangler bokføringsdato.');
}

function at(node: Node, ...path: string[]): readonly Node[] {
  return path.reduce<readonly Node[]>(
    (nodes, name) => nodes.flatMap((each) => each[name] ?? []),
    [node],
  );
}

function textAt(node: Node, ...path: string[]): string {
  const [found] = at(node, ...path);
  return found ? textOf(found) : '';
}

function textOf(node: Node): string {
  return String(node['#text'] ?? '').trim();
}

function refused(reason: string): DomainError {
  return new DomainError('invalid-bank-file', reason);
}
