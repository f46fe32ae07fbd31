import { type BankLine, isDay } from '@boligstyling/domain';
import { at, type Node, refused, textAt, textOf } from './camt-node.js';

const REFERENCE_MAX_LENGTH = 200;
/** As long as the standard lets a name be, and a line of words. */
const SAID_MAX_LENGTH = 140;
/** The standard has five decimals, of which no more than two say anything in kroner. */
const AMOUNT = /^\d{1,11}(?:\.\d{1,2}0{0,3})?$/;
const CURRENCY = /^[A-Z]{3}$/;
const KRONER = 'NOK';

/** What is announced or expected comes again, under other references, when it is booked. */
const NOT_BOOKED = ['PDNG', 'INFO', 'FUTR'];

/** What a payment pays: of which invoice, and in whole øre. */
type Part = Pick<BankLine, 'kid' | 'amountOre'>;

/**
 * The payments to us of one entry, of which the bank may gather many, and those that it takes back,
 * as negative. What we pay, what we get back of that, what is not booked yet, and what comes to nothing
 * is none of them.
 *
 * @param nth its place in the notice
 * @throws DomainError `invalid-bank-file`, which says why
 */
export function linesOf(notice: Node, entry: Node, nth: number): BankLine[] {
  const sign = signOf(entry);
  const status = textAt(entry, 'Sts', 'Cd') || textAt(entry, 'Sts');
  if (sign === 0 || NOT_BOOKED.includes(status)) return [];
  const day = (textAt(entry, 'BookgDt', 'Dt') || textAt(entry, 'BookgDt', 'DtTm')).slice(0, 10);
  const bookedOn = dayOf(day);
  const ofEntry = [accountOf(notice), day, referenceOf(entry) || `${textAt(notice, 'Id')}/${nth}`];
  const details = at(entry, 'NtryDtls', 'TxDtls');
  const whole = details.length > 1 ? [] : at(entry, 'Amt');
  const first = new Map<string, string>();
  const times = new Map<string, number>();
  const isNoneTwice = addsUp(details, entry);
  return (details.length > 0 ? details : [entry]).flatMap((payment, place) => {
    if (isOtherWay(payment, entry)) return [];
    const { amountOre: paid, ...currency } = amountOf(payment, whole);
    if (paid === 0) return [];
    const parts = partsOf(payment, paid);
    const own = textAt(payment, 'Refs', 'AcctSvcrRef') || textAt(payment, 'Refs', 'TxId');
    const what = parts.map(({ kid, amountOre }) => `${kid}/${amountOre}`).join('/');
    // Some banks call all payments of an entry the same, or none of them anything. One that is the
    // same throughout came twice, unless the entry's sum has both.
    const isFirst = own !== '' && (first.get(own) ?? what) === what;
    if (own && !first.has(own)) first.set(own, what);
    const base = [...ofEntry, own || place].join('/');
    const name = `${base}${isFirst ? '' : `/${what}`}`;
    const time = (times.get(name) ?? 0) + 1;
    times.set(name, time);
    const again = isNoneTwice && time > 1 ? `#${time}` : '';
    return parts.map(({ kid, amountOre }, part) => {
      const end = `${again}${sign < 0 ? '/reversed' : ''}${part > 0 ? `/${part}` : ''}`;
      const reference = name.slice(0, REFERENCE_MAX_LENGTH - end.length) + end;
      const paid = { amountOre: sign * amountOre, bookedOn, ...currency };
      return { reference, kid, ...paid, ...saidOf(payment) };
    });
  });
}

/** 1: to us; -1: the bank takes such a payment back; 0: neither. */
function signOf(entry: Node): -1 | 0 | 1 {
  const isIn = textAt(entry, 'CdtDbtInd') === 'CRDT';
  const isReversal = ['true', '1'].includes(textAt(entry, 'RvslInd'));
  if (isIn) return isReversal ? 0 : 1;
  return isReversal ? -1 : 0;
}

/** Whether it is the fee, or the like, that the bank has taken off a gathered entry. */
function isOtherWay(payment: Node, entry: Node): boolean {
  const way = textAt(payment, 'CdtDbtInd');
  return way !== '' && way !== textAt(entry, 'CdtDbtInd');
}

/** Whether the entry's own sum is that of all payments in it. */
function addsUp(details: readonly Node[], entry: Node): boolean {
  const [whole] = at(entry, 'Amt');
  if (details.length < 2 || !whole) return false;
  const paid = details.filter((each) => !isOtherWay(each, entry));
  return oreIn(whole) === paid.reduce((all, each) => all + amountOf(each, []).amountOre, 0);
}

/** Who paid and what they wrote with it, for a person to see whose it is where no KID tells. */
function saidOf(payment: Node): Pick<BankLine, 'payer' | 'text'> {
  const debtor = at(payment, 'RltdPties', 'Dbtr')[0] ?? {};
  const payer = textAt(debtor, 'Nm') || textAt(debtor, 'Pty', 'Nm');
  const text = at(payment, 'RmtInf', 'Ustrd').map(textOf).join(' ');
  return { payer: payer.slice(0, SAID_MAX_LENGTH), text: text.slice(0, SAID_MAX_LENGTH) };
}

/** A payer may pay several invoices at once, and tell how much each; if not, nothing is guessed. */
function partsOf(payment: Node, amountOre: number): Part[] {
  const told = at(payment, 'RmtInf', 'Strd').flatMap((each) => {
    const kid = textAt(each, 'CdtrRefInf', 'Ref');
    return kid ? [{ kid, amount: at(each, 'RfrdDocAmt', 'RmtdAmt')[0] }] : [];
  });
  const kids = [...new Set(told.map(({ kid }) => kid))];
  if (kids.length <= 1) return [{ kid: kids[0] ?? '', amountOre }];
  const parts = told.map(({ kid, amount }) => ({ kid, amountOre: (amount && oreIn(amount)) ?? 0 }));
  const sum = parts.reduce((all, each) => all + each.amountOre, 0);
  const isTold = sum === amountOre && parts.every((each) => each.amountOre > 0);
  return isTold ? parts : [{ kid: kids.join(' '), amountOre }];
}

/** In kroner where it is told so, as beside what a payer abroad has paid; else as it was paid. */
function amountOf(
  payment: Node,
  whole: readonly Node[],
): Pick<BankLine, 'amountOre' | 'otherCurrency'> {
  const told = [...at(payment, 'AmtDtls', 'TxAmt', 'Amt'), ...at(payment, 'Amt'), ...whole];
  const amount = told.find((each) => currencyOf(each) === KRONER) ?? told[0];
  if (!amount) throw refused('En betaling mangler beløp.');
  const amountOre = hundredthsIn(amount);
  const currency = currencyOf(amount);
  if (amountOre === undefined || !CURRENCY.test(currency)) {
    throw refused(`Beløpet «${textOf(amount)}» er ikke et beløp.`);
  }
  return { amountOre, ...(currency !== KRONER && { otherCurrency: currency }) };
}

function oreIn(amount: Node): number | undefined {
  return currencyOf(amount) === KRONER ? hundredthsIn(amount) : undefined;
}

function hundredthsIn(amount: Node): number | undefined {
  const text = textOf(amount);
  return AMOUNT.test(text) ? Math.round(Number(text) * 100) : undefined;
}

function currencyOf(amount: Node): string {
  return (amount as unknown as { '@Ccy'?: string })['@Ccy'] ?? '';
}

function accountOf(notice: Node): string {
  return textAt(notice, 'Acct', 'Id', 'Othr', 'Id') || textAt(notice, 'Acct', 'Id', 'IBAN');
}

function referenceOf(entry: Node): string {
  return textAt(entry, 'AcctSvcrRef') || textAt(entry, 'NtryRef');
}

function dayOf(text: string): string {
  if (isDay(text)) return text;
  throw refused('En betaling mangler bokføringsdato.');
}
