import {
  type BankLine,
  type BankNames,
  isDay,
  normalBankAccount,
  norwegianDay,
} from '@boligstyling/domain';
import { at, type Node, refused, textAt, textOf } from './camt-node.js';

/** Longer than any identifier of the standard. */
const NAME_MAX_LENGTH = 80;
/** As long as the standard lets a name be, and a line of words. */
const SAID_MAX_LENGTH = 140;
/** The standard has five decimals, of which no more than two say anything in kroner. */
const AMOUNT = /^\d{1,11}(?:\.\d{1,2}0{0,3})?$/;
const CURRENCY = /^[A-Z]{3}$/;
const KRONER = 'NOK';
const ACCOUNT_MAX_LENGTH = 34;
const DAY_LENGTH = 'yyyy-MM-dd'.length;
const HAS_OFFSET = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?(?:Z|[+-]\d\d:\d\d)$/;

/** What stands for a name that nobody gave. */
const NO_NAME = 'NOTPROVIDED';

/** What is announced or expected comes again, under other references, when it is booked. */
const NOT_BOOKED = ['PDNG', 'INFO', 'FUTR'];

/** What a payment pays: of which invoice, and in whole øre. */
type Part = Pick<BankLine, 'kid' | 'amountOre'>;

/** What all lines of a notice share. */
type OfNotice = Pick<BankLine, 'account' | 'notice' | 'message' | 'isCopy'>;

/**
 * The payments to us of one entry, of which the bank may gather many, and those that it takes back,
 * as negative. What we pay, what we get back of that, what is not booked yet, and what comes to nothing
 * is none of them.
 *
 * @throws DomainError `invalid-bank-file`, which says why
 */
export function linesOf(ofNotice: OfNotice, entry: Node): BankLine[] {
  const sign = signOf(entry);
  const status = textAt(entry, 'Sts', 'Cd') || textAt(entry, 'Sts');
  if (sign === 0 || NOT_BOOKED.includes(status)) return [];
  const bookedOn = bookedDayOf(entry);
  const details = at(entry, 'NtryDtls', 'TxDtls');
  const whole = details.length > 1 ? [] : at(entry, 'Amt');
  return (details.length > 0 ? details : [entry]).flatMap((payment) => {
    if (isOtherWay(payment, entry)) return [];
    const { amountOre: paid, currency } = amountOf(payment, whole);
    if (paid === 0) return [];
    return partsOf(payment, paid).map(({ kid, amountOre }) => ({
      ...ofNotice,
      ...{ bookedOn, amountOre: sign * amountOre, currency, kid },
      ...saidOf(payment),
      entryNumber: nameAt(entry, 'NtryRef'),
      names: namesOf(entry, payment),
      doubt: null,
    }));
  });
}

/** What the lines of a notice share, of which the message may hold several. */
export function ofNotice(head: Node, notice: Node): OfNotice {
  const message = nameAt(head, 'MsgId');
  const page = textAt(notice, 'NtfctnPgntn', 'PgNb') || textAt(head, 'MsgPgntn', 'PgNb');
  const id = nameAt(notice, 'Id') || message;
  return {
    account: accountOf(notice),
    notice: (page ? `${id} (${page})` : id).slice(0, NAME_MAX_LENGTH),
    message,
    isCopy: textAt(notice, 'CpyDplctInd') !== '',
  };
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
function amountOf(payment: Node, whole: readonly Node[]): Pick<BankLine, 'amountOre' | 'currency'> {
  const told = [...at(payment, 'AmtDtls', 'TxAmt', 'Amt'), ...at(payment, 'Amt'), ...whole];
  const amount = told.find((each) => currencyOf(each) === KRONER) ?? told[0];
  if (!amount) throw refused('En betaling mangler beløp.');
  const amountOre = hundredthsIn(amount);
  const currency = currencyOf(amount);
  if (amountOre === undefined || !CURRENCY.test(currency)) {
    throw refused(`Beløpet «${textOf(amount)}» er ikke et beløp.`);
  }
  return { amountOre, currency };
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
  const id = textAt(notice, 'Acct', 'Id', 'Othr', 'Id') || textAt(notice, 'Acct', 'Id', 'IBAN');
  return normalBankAccount(id).slice(0, ACCOUNT_MAX_LENGTH);
}

/** The entry itself stands for its only payment where it has no details. */
function namesOf(entry: Node, payment: Node): BankNames {
  const ofPayment = (name: string) => nameAt(payment, 'Refs', name);
  const told = {
    payment: ofPayment('AcctSvcrRef'),
    transaction: ofPayment('TxId'),
    uetr: ofPayment('UETR'),
    entry: nameAt(entry, 'AcctSvcrRef'),
    instruction: ofPayment('InstrId'),
    endToEnd: ofPayment('EndToEndId'),
  };
  const isName = (name: string) => name !== '' && name !== NO_NAME;
  return Object.fromEntries(Object.entries(told).filter(([, name]) => isName(name)));
}

const nameAt = (node: Node, ...path: string[]): string =>
  textAt(node, ...path).slice(0, NAME_MAX_LENGTH);

/** The day in Norway: a moment with an offset may lie on another day there than where it was written. */
function bookedDayOf(entry: Node): string {
  const day = textAt(entry, 'BookgDt', 'Dt').slice(0, DAY_LENGTH);
  const moment = textAt(entry, 'BookgDt', 'DtTm');
  const at = new Date(HAS_OFFSET.test(moment) ? moment : Number.NaN);
  const ofMoment = Number.isNaN(at.getTime()) ? moment.slice(0, DAY_LENGTH) : norwegianDay(at);
  const bookedOn = day || ofMoment;
  if (isDay(bookedOn)) return bookedOn;
  throw refused('En betaling mangler bokføringsdato.');
}
