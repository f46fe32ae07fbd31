const KNOWN = [
  ...['gmail.com', 'googlemail.com', 'hotmail.com', 'hotmail.no', 'outlook.com', 'outlook.no'],
  ...['live.no', 'live.com', 'msn.com', 'icloud.com', 'me.com', 'mac.com', 'yahoo.com', 'yahoo.no'],
  ...['online.no', 'getmail.no', 'broadpark.no', 'lyse.net', 'altibox.no', 'start.no'],
  ...['frisurf.no', 'protonmail.com', 'proton.me'],
];
/** They resemble known ones and are too rare to be suggested. */
const RIGHT = [
  ...['lyse.no', 'epost.no', 'mail.com', 'mail.no', 'email.no', 'email.com', 'ymail.com'],
  ...['gmx.net', 'gmx.com'],
];
const NATIONAL = /^(?:hotmail|live|outlook|yahoo)\.(?:be|co\.uk|de|dk|es|fi|fr|it|nl|se)$/;

/** In a short domain two edits make another domain. */
const MOST_AMISS = 2;
const SHORT = 8;
const LONGEST = 20;

/** Damerau–Levenshtein (optimal string alignment). */
function distance(a: string, b: string): number {
  const table = Array.from({ length: a.length + 1 }, (_, row) => [row]);
  const at = (row: number, column: number) => table[row]?.[column] ?? Infinity;
  for (let column = 1; column <= b.length; column += 1) table[0]![column] = column;
  for (let row = 1; row <= a.length; row += 1) {
    for (let column = 1; column <= b.length; column += 1) {
      const cost = a[row - 1] === b[column - 1] ? 0 : 1;
      const isSwap = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      table[row]![column] = Math.min(
        at(row - 1, column) + 1,
        at(row, column - 1) + 1,
        at(row - 1, column - 1) + cost,
        isSwap ? at(row - 2, column - 2) + 1 : Infinity,
      );
    }
  }
  return at(a.length, b.length);
}

const SPELLED: readonly Readonly<Record<string, string>>[] = [
  { æ: 'ae', ø: 'o', å: 'a' },
  { æ: 'ae', ø: 'oe', å: 'aa' },
];
const BEYOND_ASCII = /[^\p{ASCII}]/u;

/** Few mail servers accept æ, ø or å before the @. */
export function hasRareLetters(typed: string): boolean {
  return BEYOND_ASCII.test(typed.split('@')[0] ?? '');
}

export function suggestEmails(typed: string): string[] {
  const [local, domain = '', ...rest] = typed.trim().normalize('NFC').split('@');
  if (!local || rest.length > 0) return [];
  const meant = meantDomain(domain.toLowerCase());
  const unchanged = meant ? [local] : [];
  const locals = hasRareLetters(local) ? plainSpellings(local.toLowerCase()) : unchanged;
  return locals.map((each) => `${each}@${meant ?? domain}`);
}

function plainSpellings(local: string): string[] {
  const spellings = SPELLED.map((letters) =>
    local
      .replace(/[æøå]/g, (letter) => letters[letter] ?? letter)
      .normalize('NFD')
      .replace(/\p{M}/gu, ''),
  );
  return [...new Set(spellings)].filter((each) => !BEYOND_ASCII.test(each));
}

function meantDomain(domain: string): string | undefined {
  const isRight = [...KNOWN, ...RIGHT].includes(domain) || NATIONAL.test(domain);
  if (domain.length > LONGEST || isRight) return undefined;
  const [best] = KNOWN.map((known) => ({ known, amiss: distance(domain, known) })).sort(
    (a, b) => a.amiss - b.amiss,
  );
  const most = domain.length < SHORT ? 1 : MOST_AMISS;
  return best && best.amiss <= most ? best.known : undefined;
}
