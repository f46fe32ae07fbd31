#!/bin/sh
# Versions: robots-txt-parser 2.0.3, robots-txt-guard 1.0.2 with robots-txt-parse 2.0.1, and for
# comparison robots-parser 3.0.1.
# Input: files of RFC 9309: two groups for one crawler, which it must combine (section 2.2.1), and a
# path with a Norwegian letter, which it must compare as if it were percent-encoded (section 2.2.2).
# Behaviour: of two groups, one knows the last alone and the other the first. Neither encodes a path,
# nor compares the digits of an encoding without regard to case. robots-txt-parser finds a rule's path
# anywhere in an address, so /s is also in «https://site.example».
# Output:
#> two groups, path of the first: robots-txt-parser allowed, robots-txt-guard refused, robots-parser refused
#> two groups, path of the second: robots-txt-parser refused, robots-txt-guard allowed, robots-parser refused
#> /s, another path: robots-txt-parser refused, robots-txt-guard allowed, robots-parser allowed
#> /søk: robots-txt-parser allowed, robots-txt-guard allowed, robots-parser refused
#> /s%c3%b8k: robots-txt-parser allowed, robots-txt-guard allowed, robots-parser refused
#> /s%C3%B8k: robots-txt-parser refused, robots-txt-guard refused, robots-parser refused
. "$(dirname "$0")/run"
npm_packages robots-txt-parser@2.0.3 robots-txt-guard@1.0.2 robots-txt-parse@2.0.1 \
  robots-parser@3.0.1
run_node <<'JS'
import { Readable } from 'node:stream';
import robotsParser from 'robots-parser';
import guard from 'robots-txt-guard';
import parse from 'robots-txt-parse';
import robotsTxtParser from 'robots-txt-parser';

const SITE = 'https://site.example';
const GROUPS = `User-agent: officebot
Disallow: /a

User-agent: other
Disallow: /

User-agent: officebot
Disallow: /b
`;
const only = (path) => `User-agent: *\nDisallow: ${path}\n`;
const CASES = {
  'two groups, path of the first': [GROUPS, '/a'],
  'two groups, path of the second': [GROUPS, '/b'],
  '/s, another path': [only('/s'), '/hjem'],
  '/søk': [only('/søk'), '/s%C3%B8k'],
  '/s%c3%b8k': [only('/s%c3%b8k'), '/s%C3%B8k'],
  '/s%C3%B8k': [only('/s%C3%B8k'), '/s%C3%B8k'],
};
for (const [name, [file, path]] of Object.entries(CASES)) {
  const crawler = robotsTxtParser({ userAgent: 'officebot', allowOnNeutral: true });
  crawler.parseRobots(SITE, file);
  const allowed = {
    'robots-txt-parser': crawler.canCrawlSync(SITE + path),
    'robots-txt-guard': guard(await parse(Readable.from([file]))).isAllowed('officebot', path),
    'robots-parser': robotsParser(`${SITE}/robots.txt`, file).isAllowed(SITE + path, 'officebot'),
  };
  const words = Object.entries(allowed).map(([by, yes]) => `${by} ${yes ? 'allowed' : 'refused'}`);
  console.log(`${name}: ${words.join(', ')}`);
}
JS
