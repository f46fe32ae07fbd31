type Words<Kind extends string> = Readonly<Record<Kind | `${Kind}Text`, string>>;

export const nothingIn = (words: Words<'empty'>) => ({ title: words.empty, text: words.emptyText });

/** The text depends on an active filter. */
export const noneFound = (words: Words<'empty' | 'noHits'>, isNarrowed: boolean) =>
  isNarrowed ? { title: words.noHits, text: words.noHitsText } : nothingIn(words);
