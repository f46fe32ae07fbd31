#!/bin/sh
# Versions: parse-link-header 2.0.0, @web3-storage/parse-link-header 3.1.0, @flowbox/parse-link-header
# 1.0.0, li 1.3.0, linkheader-parser 0.1.2, and for comparison http-link-header 1.1.4.
# Input: the link to the next page of a list in forms that RFC 8288, section 3, allows: names of
# parameters in any case, white space around «=», a quoted title with «;», a second `rel`, which is to
# be ignored, and a target that is relative.
# Behaviour: four of six find no next page in some of these forms, and the second `rel` wins. The
# answer is an empty object, as on the last page. A title is cut at its semicolon.
# Output:
#> plain: all find it
#> REL="next": lost by parse-link-header, @web3-storage, @flowbox, li, linkheader-parser
#> rel = "next": lost by parse-link-header, @web3-storage, @flowbox, li
#> rel="next"; rel="last": lost by parse-link-header, @web3-storage, @flowbox, li
#> relative: lost by @flowbox
#> title of parse-link-header: Side 2, neste
#> title of http-link-header: Side 2, neste; siste
. "$(dirname "$0")/run"
npm_packages parse-link-header@2.0.0 @web3-storage/parse-link-header@3.1.0 \
  @flowbox/parse-link-header@1.0.0 li@1.3.0 linkheader-parser@0.1.2 http-link-header@1.1.4
run_node <<'JS'
import flowbox from '@flowbox/parse-link-header';
import { parseLinkHeader as web3Storage } from '@web3-storage/parse-link-header';
import LinkHeader from 'http-link-header';
import li from 'li';
import linkHeaderParser from 'linkheader-parser';
import parseLinkHeader from 'parse-link-header';

const FINDS_NEXT = {
  'parse-link-header': (field) => parseLinkHeader(field)?.next,
  '@web3-storage': (field) => web3Storage(field)?.next,
  '@flowbox': (field) => (flowbox.default ?? flowbox)(field)?.next,
  li: (field) => li.parse(field).next,
  'linkheader-parser': (field) => linkHeaderParser.parse(field).next,
  'http-link-header': (field) => LinkHeader.parse(field).rel('next')[0],
};
const TARGET = '<https://api.example/leads?cursor=x>';
const FIELDS = {
  plain: `${TARGET}; rel="next"`,
  'REL="next"': `${TARGET}; REL="next"`,
  'rel = "next"': `${TARGET}; rel = "next"`,
  'rel="next"; rel="last"': `${TARGET}; rel="next"; rel="last"`,
  relative: '</leads?cursor=x>; rel="next"',
};
for (const [form, field] of Object.entries(FIELDS)) {
  const lost = Object.keys(FINDS_NEXT).filter((name) => !FINDS_NEXT[name](field));
  console.log(`${form}: ${lost.length > 0 ? `lost by ${lost.join(', ')}` : 'all find it'}`);
}
const titled = `${TARGET}; rel="next"; title="Side 2, neste; siste"`;
for (const name of ['parse-link-header', 'http-link-header']) {
  console.log(`title of ${name}: ${FINDS_NEXT[name](titled).title}`);
}
JS
