/** System fonts, so that nothing is fetched. */
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

/** The same for every integrator's key. */
export const embedPage = (font: EmbedFont): string => `/embed?font=${font}`;

export const embedKeyIn = (pathname: string): string | undefined =>
  /^\/embed\/([\w-]{1,200})$/.exec(pathname)?.[1];

/** The content's height in CSS pixels. */
export const HEIGHT_MESSAGE = 'boligstyling:height';
