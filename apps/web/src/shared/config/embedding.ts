/**
 * The fonts that a site may have the embedded form set in: its visitors have them on their devices,
 * so nothing is fetched. `own` are ours.
 */
export const EMBED_FONTS = [
  'system',
  'arial',
  'georgia',
  'times',
  'trebuchet',
  'verdana',
  'own',
] as const;
export type EmbedFont = (typeof EMBED_FONTS)[number];

/** What was asked for, if it is on the list. */
export const embedFont = (asked: string | null): EmbedFont =>
  EMBED_FONTS.find((font) => font === asked) ?? 'system';

/** The address under which the embedded form in a font is rendered and kept, whoever's key it is for. */
export const embedPage = (font: EmbedFont): string => `/embed?font=${font}`;

/** The text that names an integrator's key in the address of an embedded form; undefined: it is none. */
export const embedKeyIn = (pathname: string): string | undefined =>
  /^\/embed\/([\w-]{1,200})$/.exec(pathname)?.[1];

/** The `type` of what the frame tells its host: how high, in CSS pixels, its content is. */
export const HEIGHT_MESSAGE = 'boligstyling:height';
