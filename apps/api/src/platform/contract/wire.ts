/** `lead_id` of `leadId`. */
type WireName<Name extends string> = Name extends `${infer Letter}${infer Rest}`
  ? `${Letter extends Lowercase<Letter> ? Letter : `_${Lowercase<Letter>}`}${WireName<Rest>}`
  : '';

/** As JSON has it: a time is a text in ISO 8601. */
type Wired<Value> = Value extends Date ? string : Value;

/** What is named of a thing, under its wire names. What is not named is not told. */
export function wire<Thing extends object, Name extends keyof Thing & string>(
  thing: Thing,
  ...names: Name[]
): { [Each in Name as WireName<Each>]: Wired<Thing[Each]> };
export function wire(thing: object, ...names: string[]): object {
  const told: Record<string, unknown> = {};
  for (const name of names) told[wireName(name)] = wired((thing as typeof told)[name]);
  return told;
}

/** As many as our things have fields, and each is written out for every row of a list. */
const wireNames = new Map<string, string>();

function wireName(name: string): string {
  const known = wireNames.get(name);
  if (known) return known;
  const made = name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  wireNames.set(name, made);
  return made;
}

const wired = (value: unknown) => (value instanceof Date ? value.toISOString() : value);

/** What is given of a thing: neither left out nor null. What may be is named all the same, each. */
export const given = <Thing extends object>(of: {
  [Name in keyof Required<Thing>]: Thing[Name] | null | undefined;
}): Partial<Thing> =>
  Object.fromEntries(
    Object.entries(of).filter(([, value]) => value !== undefined && value !== null),
  ) as Partial<Thing>;
