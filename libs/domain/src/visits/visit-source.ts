// Separate from the visit: its list of municipalities would weigh on public pages.
export const OTHER_SOURCES = 'annet';

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

/** «e-post» and «e-mail» are one word each. */
const E_MAIL = /\be-(?=post|mail)/g;

/** By the link's mark, then its medium, then the referring page; none: a direct visit. */
export function visitSource(...given: readonly (string | undefined)[]): VisitSource {
  const texts = given.filter((text) => text !== undefined && text !== '') as string[];
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
