type Words<Kind extends string> = Readonly<Record<Kind | `${Kind}Text`, string>>;

/** What stands in place of an empty list. */
export const nothingIn = (words: Words<'empty'>) => ({ title: words.empty, text: words.emptyText });

/** The same for a list that can be narrowed, which says whether that is why. */
export const noneFound = (words: Words<'empty' | 'noHits'>, isNarrowed: boolean) =>
  isNarrowed ? { title: words.noHits, text: words.noHitsText } : nothingIn(words);
