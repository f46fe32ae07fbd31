/** What Norwegians have their e-mail at. */
const KNOWN = [
  ...['gmail.com', 'googlemail.com', 'hotmail.com', 'hotmail.no', 'outlook.com', 'outlook.no'],
  ...['live.no', 'live.com', 'msn.com', 'icloud.com', 'me.com', 'mac.com', 'yahoo.com', 'yahoo.no'],
  ...['online.no', 'getmail.no', 'broadpark.no', 'lyse.net', 'altibox.no', 'start.no'],
  ...['frisurf.no', 'protonmail.com', 'proton.me'],
];
/** What is right though it looks like one of these, and is too rare to have been meant. */
const RIGHT = [
  ...['hotmail.se', 'hotmail.dk', 'lyse.no', 'epost.no', 'mail.com', 'mail.no', 'email.no'],
  ...['gmx.net', 'gmx.com'],
];

/** So few letters may be amiss; of a short domain one, for two make it another. */
const MOST_AMISS = 2;
const SHORT = 8;
/** What is longer is like none of them. */
const LONGEST = 20;

/** How many letters must be added, left out, changed, or change places with their neighbour. */
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

/** The address that was probably meant, where its domain looks mistyped. */
export function suggestEmail(typed: string): string | undefined {
  const [local, domain = '', ...rest] = typed.trim().split('@');
  const asked = domain.toLowerCase();
  const isRight = [...KNOWN, ...RIGHT].includes(asked);
  if (!local || rest.length > 0 || asked.length > LONGEST || isRight) return undefined;
  const [best] = KNOWN.map((known) => ({ known, amiss: distance(asked, known) })).sort(
    (a, b) => a.amiss - b.amiss,
  );
  const most = asked.length < SHORT ? 1 : MOST_AMISS;
  return best && best.amiss <= most ? `${local}@${best.known}` : undefined;
}
