#!/bin/sh
# Versions: bad-words 4.1.5, obscenity 0.4.6, leo-profanity 1.9.0.
# Input: Norwegian words and a place that mean nothing rude.
# Behaviour: to bad-words a word ends before æ, ø and å, so it finds English words within Norwegian
# ones, and hides the postal place Hell. obscenity looks within words, and hides «slutt», which means
# end. leo-profanity hides none.
# Output:
#> Det er slutt på møbler: obscenity hides «slut»
#> Asså, det haster litt: bad-words hides «Ass», obscenity hides «Ass»
#> Fagøvelsen er over: bad-words hides «Fag», obscenity hides «Fag»
#> Utsikt mot et fartøy: bad-words hides «fart»
#> Vi bor på Hell ved Stjørdal: bad-words hides «Hell»
#> Leiligheten er lys og luftig: none
. "$(dirname "$0")/run"
npm_packages bad-words@4.1.5 obscenity@0.4.6 leo-profanity@1.9.0
run_node <<'END'
import { Filter } from 'bad-words';
import leo from 'leo-profanity';
import * as obscenity from 'obscenity';

const filter = new Filter();
const matcher = new obscenity.RegExpMatcher({
  ...obscenity.englishDataset.build(),
  ...obscenity.englishRecommendedTransformers,
});
const censor = new obscenity.TextCensor().setStrategy(obscenity.asteriskCensorStrategy());
const filters = {
  'bad-words': (text) => filter.clean(text),
  obscenity: (text) => censor.applyTo(text, matcher.getAllMatches(text)),
  'leo-profanity': (text) => leo.clean(text),
};
const texts = [
  'Det er slutt på møbler',
  'Asså, det haster litt',
  'Fagøvelsen er over',
  'Utsikt mot et fartøy',
  'Vi bor på Hell ved Stjørdal',
  'Leiligheten er lys og luftig',
];
for (const text of texts) {
  const found = Object.entries(filters).flatMap(([name, clean]) => {
    const shown = clean(text);
    const hidden = [...text].filter((letter, nth) => letter !== shown[nth]).join('');
    return hidden ? `${name} hides «${hidden}»` : [];
  });
  console.log(`${text}: ${found.join(', ') || 'none'}`);
}
END
