/** The site's colours, by their Norwegian names. Text on each keeps at least 6:1 contrast. */
export const KALK = '#F6F6F1';
export const PAPIR = '#FFFFFF';
export const GRAN = '#1E4637';
export const BLEKK = '#18221D';
export const SKIFER = '#53605A';
export const LINJE = '#D3D8CE';
export const OKER = '#F7E7CC';
export const OKER_BLEKK = '#4D300B';

/** What the brand file calls them. What stands above a letter's title keeps its warning look. */
const NAMES: Readonly<Record<string, string>> = {
  [KALK]: 'page',
  [PAPIR]: 'paper',
  [GRAN]: 'primary',
  [BLEKK]: 'ink',
  [SKIFER]: 'muted',
  [LINJE]: 'rule',
};

/**
 * A letter in the brand's own colours. What people wrote has no attributes, and stays as it is. Most
 * brands have none, and to look through each letter for nothing took a fifth of putting it together.
 */
export function inColours(markup: string, colours: Readonly<Record<string, string>> = {}): string {
  if (Object.keys(colours).length === 0) return markup;
  return markup.replace(/\b(?:style|bgcolor)="[^"]*"/g, (attribute) =>
    attribute.replace(/#[\dA-F]{6}/g, (colour) => colours[NAMES[colour] ?? ''] ?? colour),
  );
}

/** Mail programs rarely have the site's typefaces: the nearest they do have. */
export const SERIF = "Newsreader,Georgia,'Times New Roman',serif";
export const SANS = "-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
