/** Stands for a source that is not in the list. */
export const OTHER_SOURCES = 'annet';

/** What leads visitors to the site, as far as visits are counted by it. A closed list: nobody adds to it. */
export const VISIT_SOURCES = [
  'direkte',
  'e-post',
  'google',
  'bing',
  'duckduckgo',
  'facebook',
  'instagram',
  'linkedin',
  'tiktok',
  'snapchat',
  'pinterest',
  'youtube',
  'finn',
  OTHER_SOURCES,
] as const;
export type VisitSource = (typeof VISIT_SOURCES)[number];

/** What some are called besides, in addresses and by those who mark their links. */
const CALLED = new Map<string, VisitSource>([
  ...VISIT_SOURCES.map((source) => [source, source] as const),
  ['email', 'e-post'],
  ['mail', 'e-post'],
  ['epost', 'e-post'],
  ['newsletter', 'e-post'],
  ['nyhetsbrev', 'e-post'],
  ['fb', 'facebook'],
  ['ig', 'instagram'],
  ['insta', 'instagram'],
  ['lnkd', 'linkedin'],
  ['youtu', 'youtube'],
  ['pin', 'pinterest'],
  ['adwords', 'google'],
]);

/** «e-post» and «e-mail» are a word each. */
const E_MAIL = /\be-(?=post|mail)/g;

/**
 * The source in the list that is meant: who marked the link says it best, then by what means it came,
 * then whose page it was on. Nothing told at all: the visitor came by herself.
 */
export function visitSource(...told: readonly (string | undefined)[]): VisitSource {
  const texts = told.filter((text) => text !== undefined && text !== '') as string[];
  for (const text of texts) {
    const words = text
      .toLowerCase()
      .replace(E_MAIL, 'e')
      .split(/[^a-z]/);
    const source = words.map((word) => CALLED.get(word)).find((each) => each !== undefined);
    if (source) return source;
  }
  return texts.length > 0 ? OTHER_SOURCES : 'direkte';
}
