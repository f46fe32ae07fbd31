/** Fonts offered for the embedded form: system fonts, so that nothing is fetched, or `own`. */
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

export const embedFont = (asked: string | null): EmbedFont =>
  EMBED_FONTS.find((font) => font === asked) ?? 'system';

/** Address of the pre-rendered form, the same for every key. */
export const embedPage = (font: EmbedFont): string => `/embed?font=${font}`;

/** The integrator's public key in the address; undefined if none. */
export const embedKeyIn = (pathname: string): string | undefined =>
  /^\/embed\/([\w-]{1,200})$/.exec(pathname)?.[1];

/** Message `type` by which the frame tells its host the content's height in CSS pixels. */
export const HEIGHT_MESSAGE = 'boligstyling:height';
