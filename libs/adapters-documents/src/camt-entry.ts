import {
  type BankLine,
  type BankNames,
  isDay,
  normalBankAccount,
  norwegianDay,
  type StatementLine,
} from '@boligstyling/domain';
import { at, type Message, type Node, textAt, textOf } from './camt-node.js';

/** Longer than any identifier in ISO 20022. */
const NAME_MAX_LENGTH = 80;
/** Of a name or a line of text in ISO 20022. */
const SAID_MAX_LENGTH = 140;
/** ISO 20022 has five decimals, of which two matter in kroner. */
const AMOUNT = /^\+?0*(\d{0,11})(?:\.(\d{0,2})0*)?$/;
const CURRENCY = /^[A-Z]{3}$/;
const KRONER = 'NOK';
const ACCOUNT_MAX_LENGTH = 34;
const DAY_LENGTH = 'yyyy-MM-dd'.length;
const HAS_OFFSET = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?(?:Z|[+-]\d\d:\d\d)$/;

const NO_NAME = 'NOTPROVIDED';

/** Announced and expected entries come again, under other references, when they are booked. */
const NOT_BOOKED = ['PDNG', 'INFO', 'FUTR'];

/** ISO 20022: a return to the payer. */
const RETURNED = 'RRTN';

/** For one invoice, in whole øre. */
type Part = Pick<BankLine, 'kid' | 'amountOre'>;

type Shared = Pick<BankLine, 'account' | 'notice' | 'message' | 'isCopy'>;

type Sum = Pick<BankLine, 'amountOre' | 'currency' | 'doubt'>;

class Unreadable extends Error {}

/**
 * An unreadable payment is reported, and the others are read. Reversals are negative. Outgoing
 * payments, their returns, unbooked entries and zero amounts are left out.
 *
 * @param nth the entry's place in the notice, from 1
 */
export function linesOf(shared: Shared, entry: Node, nth: number): StatementLine[] {
  const status = textAt(entry, 'Sts', 'Cd') || textAt(entry, 'Sts');
  if (NOT_BOOKED.includes(status)) return [];
  const details = at(entry, 'NtryDtls', 'TxDtls');
  const payments = details.length > 0 ? details : [entry];
  const lines = payments.flatMap((payment, place): StatementLine[] => {
    const ofPayment = {
      ...saidOf(payment),
      entryNumber: nameAt(entry, 'NtryRef'),
      names: namesOf(entry, payment),
    };
    try {
      return readPayment(payment, entry, details.length).map((read) => ({
        ...shared,
        ...ofPayment,
        ...read,
      }));
    } catch (fault) {
      if (!(fault instanceof Unreadable)) throw fault;
      const where = details.length > 1 ? `Post ${nth}, betaling ${place + 1}` : `Post ${nth}`;
      const kid = [...new Set(kidsOf(payment).map((each) => each.kid))].join(' ');
      const { account } = shared;
      return [{ unreadable: `${where} ${fault.message}.`, account, kid, ...ofPayment }];
    }
  });
  const doubt = doubtOf(entry, details);
  return doubt === null
    ? lines
    : lines.map((line) => ('unreadable' in line ? line : { ...line, doubt: line.doubt ?? doubt }));
}

export function sharedBy({ header, body }: Message, notice: Node): Shared {
  const [head = {}] = at(body, 'GrpHdr');
  const message = nameAt(head, 'MsgId');
  const page = textAt(notice, 'NtfctnPgntn', 'PgNb') || textAt(head, 'MsgPgntn', 'PgNb');
  const id = nameAt(notice, 'Id') || message;
  return {
    account: accountOf(notice),
    notice: cut(page ? `${id} (${page})` : id, NAME_MAX_LENGTH),
    message,
    isCopy: textAt(notice, 'CpyDplctInd') !== '' || textAt(header, 'CpyDplct') !== '',
  };
}

type Read = Part & Pick<BankLine, 'bookedOn' | 'currency' | 'doubt'>;

function readPayment(payment: Node, entry: Node, count: number): Read[] {
  const sign = signOf(payment, entry);
  if (sign === 0 || isOtherWay(payment, entry)) return [];
  const { amountOre: sum, currency, doubt } = sumOf(payment, count > 1 ? [] : at(entry, 'Amt'));
  if (sum === 0) return [];
  const bookedOn = bookedDayOf(entry);
  return partsOf(payment, sum).map(({ kid, amountOre }) => ({
    ...{ kid, amountOre: sign * amountOre, bookedOn, currency, doubt },
  }));
}

/** 1: to us; -1: a reversal; 0: neither. */
function signOf(payment: Node, entry: Node): -1 | 0 | 1 {
  const way = textAt(entry, 'CdtDbtInd');
  const isReversal = ['true', '1'].includes(textAt(entry, 'RvslInd'));
  const isReturn = isReversal || at(payment, 'RtrInf').length > 0;
  if (way === 'CRDT') return isReturn ? 0 : 1;
  if (way === 'DBIT') return isReturn || hasCode(payment) || hasCode(entry) ? -1 : 0;
  throw new Unreadable('sier ikke om pengene kom inn eller gikk ut');
}

const hasCode = (node: Node): boolean =>
  textAt(node, 'BkTxCd', 'Domn', 'Fmly', 'SubFmlyCd') === RETURNED;

/** A fee that the bank deducted from a gathered entry. */
function isOtherWay(payment: Node, entry: Node): boolean {
  const way = textAt(payment, 'CdtDbtInd');
  return way !== '' && way !== textAt(entry, 'CdtDbtInd');
}

function saidOf(payment: Node): Pick<BankLine, 'payer' | 'text'> {
  const debtor = at(payment, 'RltdPties', 'Dbtr')[0] ?? {};
  const payer = textAt(debtor, 'Nm') || textAt(debtor, 'Pty', 'Nm');
  const text = at(payment, 'RmtInf', 'Ustrd').map(textOf).join(' ');
  return { payer: cut(payer, SAID_MAX_LENGTH), text: cut(text, SAID_MAX_LENGTH) };
}

const kidsOf = (payment: Node) =>
  at(payment, 'RmtInf', 'Strd').flatMap((each) => {
    const kid = nameAt(each, 'CdtrRefInf', 'Ref');
    return kid ? [{ kid, amount: at(each, 'RfrdDocAmt', 'RmtdAmt')[0] }] : [];
  });

/** Several invoices paid at once, each with its amount; without amounts nothing is guessed. */
function partsOf(payment: Node, amountOre: number): Part[] {
  const given = kidsOf(payment);
  const kids = [...new Set(given.map(({ kid }) => kid))];
  if (kids.length <= 1) return [{ kid: kids[0] ?? '', amountOre }];
  const parts = given.map(({ kid, amount }) => ({
    kid,
    amountOre: (amount && oreIn(amount)) ?? 0,
  }));
  const sum = parts.reduce((all, each) => all + each.amountOre, 0);
  const isConsistent = sum === amountOre && parts.every((each) => each.amountOre > 0);
  return isConsistent ? parts : [{ kid: kids.join(' '), amountOre }];
}

/**
 * In kroner if given, as beside a foreign payer's currency; else in the paid currency. The amount
 * received is preferred, because banks may deduct charges.
 *
 * @throws Unreadable
 */
function sumOf(payment: Node, whole: readonly Node[]): Sum {
  const all = [...whole, ...at(payment, 'Amt'), ...at(payment, 'AmtDtls', 'TxAmt', 'Amt')];
  const inKroner = all.filter((each) => currencyOf(each) === KRONER);
  const [sum, ...others] = (inKroner.length > 0 ? inKroner : all.slice(0, 1)).map(hundredthsOf);
  if (sum === undefined) throw new Unreadable('mangler beløp');
  const other = others.find((each) => each !== sum);
  const doubt =
    other === undefined
      ? null
      : `Filen har både ${kroner(sum)} og ${kroner(other)} for betalingen.`;
  return { amountOre: sum, currency: currencyIn(inKroner[0] ?? all[0]!), doubt };
}

function doubtOf(entry: Node, details: readonly Node[]): string | null {
  const [whole] = at(entry, 'Amt');
  const sum = whole && oreIn(whole);
  if (details.length < 2 || sum === undefined) return null;
  const parts = details.map((each) => {
    const [net, sent] = [at(each, 'Amt'), at(each, 'AmtDtls', 'TxAmt', 'Amt')];
    const ore = [...net, ...sent].map(oreIn).find((part) => part !== undefined);
    return { ore, isOther: isOtherWay(each, entry) };
  });
  let [gross, fees] = [0, 0];
  for (const { ore, isOther } of parts) {
    if (ore === undefined) return null;
    if (isOther) fees += ore;
    else gross += ore;
  }
  if (sum === gross || sum === gross - fees) return null;
  return `Posten er på ${kroner(sum)}, og betalingene i den er til sammen på ${kroner(gross)}.`;
}

const kroner = (ore: number): string => `${(ore / 100).toFixed(2).replace('.', ',')} kr`;

function hundredthsOf(amount: Node): number {
  const hundredths = hundredthsIn(amount);
  if (hundredths !== undefined) return hundredths;
  throw new Unreadable(`har beløpet «${cut(textOf(amount), 40)}», som ikke er et beløp`);
}

function oreIn(amount: Node): number | undefined {
  return currencyOf(amount) === KRONER ? hundredthsIn(amount) : undefined;
}

function hundredthsIn(amount: Node): number | undefined {
  const [written, whole = '', part = ''] = AMOUNT.exec(textOf(amount)) ?? [];
  if (written === undefined || !/\d/.test(written)) return undefined;
  return Number(whole) * 100 + Number(part.padEnd(2, '0'));
}

function currencyOf(amount: Node): string {
  return (amount as unknown as { '@Ccy'?: string })['@Ccy'] ?? '';
}

function currencyIn(amount: Node): string {
  const currency = currencyOf(amount);
  if (CURRENCY.test(currency)) return currency;
  throw new Unreadable(`har et beløp i «${cut(currency, 40)}», som ikke er en valuta`);
}

function accountOf(notice: Node): string {
  const id = textAt(notice, 'Acct', 'Id', 'Othr', 'Id') || textAt(notice, 'Acct', 'Id', 'IBAN');
  return cut(normalBankAccount(id), ACCOUNT_MAX_LENGTH);
}

/** Without details the entry is its only payment. */
function namesOf(entry: Node, payment: Node): BankNames {
  const ofPayment = (name: string) => nameAt(payment, 'Refs', name);
  const given = {
    payment: ofPayment('AcctSvcrRef'),
    transaction: ofPayment('TxId'),
    uetr: ofPayment('UETR'),
    entry: nameAt(entry, 'AcctSvcrRef'),
    instruction: ofPayment('InstrId'),
    endToEnd: ofPayment('EndToEndId'),
  };
  const isName = (name: string) => name !== '' && name !== NO_NAME;
  return Object.fromEntries(Object.entries(given).filter(([, name]) => isName(name)));
}

const nameAt = (node: Node, ...path: string[]): string =>
  cut(textAt(node, ...path), NAME_MAX_LENGTH);

/** Never splits a surrogate pair, which no database accepts. */
const cut = (text: string, length: number): string =>
  text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '');

/**
 * Norwegian booking date, else the value date. A time with an offset may fall on another day in
 * Norway.
 *
 * @throws Unreadable
 */
function bookedDayOf(entry: Node): string {
  const [date = {}] = [...at(entry, 'BookgDt'), ...at(entry, 'ValDt')].filter(isFilled);
  const moment = textAt(date, 'DtTm');
  const instant = new Date(HAS_OFFSET.test(moment) ? moment : Number.NaN);
  const written = (textAt(date, 'Dt') || moment).slice(0, DAY_LENGTH);
  const bookedOn = Number.isNaN(instant.getTime()) ? written : norwegianDay(instant);
  if (isDay(bookedOn)) return bookedOn;
  throw new Unreadable('mangler bokføringsdato');
}

const isFilled = (date: Node): boolean => textAt(date, 'Dt') + textAt(date, 'DtTm') !== '';
