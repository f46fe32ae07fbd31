#!/bin/sh
# Versions: node-email-reply-parser 0.1.4, planer 1.2.0, email-reply-parser 2.3.7.
# Input: Norwegian replies, as Gmail, Apple Mail and Outlook write them, and two with nothing quoted.
# Behaviour: planer reads Outlook's header and not Gmail's, the others the reverse. In a reply
# without a quotation, a sentence that ends with «skrev om:» or «Fra:» above «Til:» is taken for a
# header, and everything from there on is dropped.
# Output:
#> Gmail: node-email-reply-parser right, planer left the quotation, email-reply-parser right
#> Apple Mail: node-email-reply-parser right, planer right, email-reply-parser right
#> Outlook: node-email-reply-parser left the quotation, planer right, email-reply-parser left the quotation
#> a sentence with «skrev»: node-email-reply-parser «Hei.», planer right, email-reply-parser right
#> from one address to another: node-email-reply-parser right, planer «Hei!», email-reply-parser right
. "$(dirname "$0")/run"
npm_packages node-email-reply-parser@0.1.4 planer@1.2.0 email-reply-parser@2.3.7
run_node <<'END'
import replies from 'email-reply-parser';
import nodeReplies from 'node-email-reply-parser';
import * as planer from 'planer';

const QUOTED = 'Vi har funnet tre stylister.';
const sender = 'Boligstyling <post@boligstyling.example>';
const sent = '30. nov. 2026 kl. 12:03';
const texts = {
  Gmail: ['Ja takk.', '', `man. ${sent} skrev ${sender}:`, '', `> ${QUOTED}`],
  'Apple Mail': ['Ja takk.', '', `> ${sent} skrev ${sender}:`, '> ', `> ${QUOTED}`],
  Outlook: [
    'Ja takk.',
    '',
    `Fra: ${sender}`,
    'Sendt: mandag 30. november 2026 12:03',
    'Til: Kari Nordmann <kari@nordmann.example>',
    'Emne: Tre stylister',
    '',
    QUOTED,
  ],
  'a sentence with «skrev»': [
    'Hei.',
    'Den grå sofaen som selgeren skrev om:',
    'den skal bli stående. Hva koster det?',
  ],
  'from one address to another': ['Hei!', '', 'Fra: Storgata 1', 'Til: Lillegata 2', 'Vi flytter i mai.'],
};
const readers = {
  'node-email-reply-parser': (text) => nodeReplies(text).getVisibleText(),
  planer: (text) => planer.extractFromPlain(text),
  'email-reply-parser': (text) => new (replies.default ?? replies)().read(text).getVisibleText(),
};
for (const [name, lines] of Object.entries(texts)) {
  const text = `${lines.join('\n')}\n`;
  const meant = text.includes(QUOTED) ? 'Ja takk.' : text.trim();
  const results = Object.entries(readers).map(([reader, read]) => {
    const seen = read(text).trim();
    if (seen === meant) return `${reader} right`;
    return `${reader} ${seen.includes(QUOTED) ? 'left the quotation' : `«${seen}»`}`;
  });
  console.log(`${name}: ${results.join(', ')}`);
}
END
