/** Undefined for implausible names: the field accepts anything, and the result greets people. */
export function firstName(name: string): string | undefined {
  return /^\p{L}[\p{L}'’-]{0,29}(?=\s|$)/u.exec(name.trim())?.[0];
}

export interface Person {
  readonly name: string;
  readonly company: string;
}

/** The whole text if it is no plausible name; more where another's begins the same. */
export function shortNamesAmong(people: readonly Person[]): (person: Person) => string {
  return ({ name, company }) => {
    const others = people.filter((each) => each.name !== name || each.company !== company);
    if (others.some((each) => each.name === name)) return `${name} i ${company}`;
    const first = firstName(name);
    const isShared = others.some((each) => firstName(each.name) === first);
    return first === undefined || isShared ? name : first;
  };
}

const WORDS = ['ingen', 'én', 'to', 'tre', 'fire', 'fem', 'seks', 'sju', 'åtte', 'ni', 'ti'];

/** «ingen», «én» … «ti», then digits. */
export function numberInWords(count: number): string {
  return WORDS[count] ?? String(count);
}

/** «a, b og c». */
export function listed(words: readonly string[]): string {
  return [words.slice(0, -1).join(', '), ...words.slice(-1)].filter(Boolean).join(' og ');
}
