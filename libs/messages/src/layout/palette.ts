/** The site's colours under their Norwegian names. Text on each has at least 6:1 contrast. */
export const KALK = '#F6F6F1';
export const PAPIR = '#FFFFFF';
export const GRAN = '#1E4637';
export const BLEKK = '#18221D';
export const SKIFER = '#53605A';
export const LINJE = '#D3D8CE';
export const OKER = '#F7E7CC';
export const OKER_BLEKK = '#4D300B';

/** Names in the brand file. The banner keeps its warning colours. */
const NAMES: Readonly<Record<string, string>> = {
  [KALK]: 'page',
  [PAPIR]: 'paper',
  [GRAN]: 'primary',
  [BLEKK]: 'ink',
  [SKIFER]: 'muted',
  [LINJE]: 'rule',
};

/**
 * Applies the brand's colours. User text has no attributes and stays unchanged. Most brands have no
 * colours, and searching anyway took a fifth of the time to build an email.
 */
export function inColours(markup: string, colours: Readonly<Record<string, string>> = {}): string {
  if (Object.keys(colours).length === 0) return markup;
  return markup.replace(/\b(?:style|bgcolor)="[^"]*"/g, (attribute) =>
    attribute.replace(/#[\dA-F]{6}/g, (colour) => colours[NAMES[colour] ?? ''] ?? colour),
  );
}

/** Mail programs rarely have the site's typefaces; these are the closest common ones. */
export const SERIF = "Newsreader,Georgia,'Times New Roman',serif";
export const SANS = "-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
