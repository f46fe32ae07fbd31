export interface Spelt {
  readonly name: string | undefined;
  readonly spelt: object;
  readonly share: (name: string) => void;
}

/** In lines; a reference that saves less makes a reader look elsewhere for nothing. */
const WORTH_SHARING = 2;
const TEXT_WIDTH = 70;

/** Equal parts that are shorter when shared. Of two that differ under one name, the longer in all. */
export function repeated(parts: readonly Spelt[]): (Spelt & { name: string })[] {
  const named = parts.filter((each): each is Spelt & { name: string } => each.name !== undefined);
  const alike = Map.groupBy(named, ({ name, spelt }) => name + JSON.stringify(spelt));
  const several = [...alike.values()]
    .map((all) => ({ all, saved: savedBy(all.length, linesOf(all[0]!.spelt)) }))
    .filter(({ saved }) => saved >= WORTH_SHARING)
    .sort((one, other) => one.saved - other.saved);
  return [...new Map(several.map(({ all }) => [all[0]!.name, all])).values()].flat();
}

/** A shared part stands once below its name, and each use is one line. */
const savedBy = (uses: number, lines: number): number => uses * (lines - 1) - (lines + 1);

/** Of the YAML, whose texts are wrapped. */
function linesOf(node: object): number {
  const all = Object.values(node).map((value: unknown) => {
    if (typeof value === 'object' && value !== null) return linesOf(value) + 1;
    return typeof value === 'string' ? Math.ceil((value.length + 1) / TEXT_WIDTH) : 1;
  });
  const lines = all.reduce((sum, each) => sum + each, 0);
  return Array.isArray(node)
    ? lines - node.filter((each) => typeof each === 'object').length
    : lines;
}

export const camelCase = (name: string): string =>
  name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

export const refTo = (name: string) => ({ $ref: `#/components/schemas/${name}` });
