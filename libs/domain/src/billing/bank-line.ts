/**
 * `payment`, `transaction` and `uetr` identify one booking; payments may share an `entry`.
 * `instruction` and `endToEnd` are the payer's, so only different values prove anything.
 */
export interface BankNames {
  readonly payment?: string;
  readonly transaction?: string;
  readonly uetr?: string;
  readonly entry?: string;
  readonly instruction?: string;
  readonly endToEnd?: string;
}

export const BANK_FILE_MEGABYTES = 5;

export interface BankLine {
  /** As `normalBankAccount` writes it. */
  readonly account: string;
  /** The day in Norway, `yyyy-MM-dd`. */
  readonly bookedOn: string;
  /** In hundredths; negative for a reversal. */
  readonly amountOre: number;
  readonly currency: string;
  /** Empty without one; separated by spaces where the file gives several with one sum. */
  readonly kid: string;
  readonly payer: string;
  readonly text: string;
  /** Id of the bank's notice, with its page. */
  readonly notice: string;
  readonly message: string;
  readonly entryNumber: string;
  readonly names: BankNames;
  readonly isCopy: boolean;
  /** A sentence about contradicting sums. */
  readonly doubt: string | null;
}

export interface UnreadableLine extends Pick<
  BankLine,
  'account' | 'kid' | 'payer' | 'text' | 'names' | 'entryNumber'
> {
  readonly unreadable: string;
}

export type StatementLine = BankLine | UnreadableLine;

export const kidsIn = ({ kid }: Pick<BankLine, 'kid'>): string[] => kid.split(' ');

export function bankNameOf({
  names,
  entryNumber,
}: Pick<BankLine, 'names' | 'entryNumber'>): string {
  const { payment, transaction, uetr, entry } = names;
  return payment ?? transaction ?? uetr ?? entry ?? entryNumber;
}

/** `same`: one booking; `unclear`: an administrator decides; `different`: two bookings. */
export type Likeness = 'same' | 'unclear' | 'different';

export type Pairing<Registered extends BankLine = BankLine> =
  | { readonly likeness: 'new' }
  | { readonly likeness: 'same' | 'unclear'; readonly registered: Registered };

export const MAX_COMPARISONS = 250_000;

const NAMES_OF_ONE = ['payment', 'transaction', 'uetr'] as const;
const NAMES_OF_PAYER = ['instruction', 'endToEnd'] as const;
const APART = [...NAMES_OF_ONE, ...NAMES_OF_PAYER] as const;

const PAYER_COMPARED = 35;

export function contentOf({ account, bookedOn, amountOre, currency, kid }: BankLine): string {
  return JSON.stringify([account, bookedOn, amountOre, currency, kid]);
}

export function likenessOf(given: BankLine, registered: BankLine): Likeness {
  const [a, b] = [given.names, registered.names];
  if (agree(a, b, 'uetr')) return 'same';
  if (APART.some((name) => conflict(a, b, name))) return 'different';
  const isNamed = NAMES_OF_ONE.some((name) => agree(a, b, name));
  if (conflict(a, b, 'entry')) return isNamed ? 'unclear' : 'different';
  if (isNamed) return 'same';
  if (differ(payerOf(given), payerOf(registered))) return 'different';
  if (given.notice === registered.notice) {
    if (differ(given.entryNumber, registered.entryNumber)) return 'different';
    return differ(given.message, registered.message) && !given.isCopy ? 'unclear' : 'same';
  }
  if (given.isCopy) return 'same';
  const isNamedByPayer = NAMES_OF_PAYER.some((name) => agree(a, b, name));
  return registered.isCopy || isNamedByPayer ? 'unclear' : 'different';
}

/** Pairs each line with at most one registered line, because a file never repeats a booking. */
export function pairWithRegistered<Registered extends BankLine>(
  lines: readonly BankLine[],
  registered: readonly Registered[],
): Pairing<Registered>[] {
  const candidates = Map.groupBy(registered, contentOf);
  const pairs = new Map<BankLine, Pairing<Registered>>();
  const budget = { left: MAX_COMPARISONS };
  for (const [content, given] of Map.groupBy(lines, contentOf)) {
    pairGroup(given, candidates.get(content) ?? [], pairs, budget);
  }
  return lines.map((line) => pairs.get(line) ?? { likeness: 'new' });
}

function pairGroup<Registered extends BankLine>(
  given: readonly BankLine[],
  candidates: readonly Registered[],
  pairs: Map<BankLine, Pairing<Registered>>,
  budget: { left: number },
): void {
  const free = new Set(candidates);
  const pair = (line: BankLine, likeness: 'same' | 'unclear', found: Registered) => {
    pairs.set(line, { likeness, registered: found });
    free.delete(found);
  };
  const unpaired = () => given.filter((line) => !pairs.has(line));
  const equal = Map.groupBy(candidates, everythingOf);
  for (const line of given) {
    const found = equal.get(everythingOf(line))?.shift();
    if (found) pair(line, 'same', found);
  }
  for (const likeness of ['same', 'unclear'] as const) {
    for (const line of unpaired()) {
      for (const each of free) {
        budget.left -= 1;
        if (budget.left < 0) pair(line, 'unclear', each);
        else if (likenessOf(line, each) === likeness) pair(line, likeness, each);
        if (pairs.has(line)) break;
      }
    }
  }
  // A copy repeats a notice. Of more equal lines than are registered, the repeated one is unknown.
  const [taken] = candidates.filter((each) => !free.has(each));
  if (!taken) return;
  for (const line of unpaired()) {
    if (line.isCopy && likenessOf(line, taken) !== 'different') pair(line, 'unclear', taken);
  }
}

const agree = (a: BankNames, b: BankNames, name: keyof BankNames): boolean =>
  a[name] !== undefined && a[name] === b[name];

const conflict = (a: BankNames, b: BankNames, name: keyof BankNames): boolean =>
  differ(a[name] ?? '', b[name] ?? '');

const differ = (a: string, b: string): boolean => a !== '' && b !== '' && a !== b;

const payerOf = ({ payer }: BankLine): string =>
  payer.replaceAll(/\s+/g, ' ').trim().toLowerCase().slice(0, PAYER_COMPARED).trimEnd();

function everythingOf(line: BankLine): string {
  const { payer, text, notice, message, entryNumber, names } = line;
  const named = [...APART, 'entry' as const].map((name) => names[name]);
  return JSON.stringify([payer, text, notice, message, entryNumber, named]);
}
