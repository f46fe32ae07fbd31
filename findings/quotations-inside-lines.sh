#!/bin/sh
# Versions: postal-mime 4.0.0, letterparser 0.1.8, mailparser 3.14.2.
# Input: an answer in `format=flowed` (RFC 3676), as several mail programs send it: lines that
# end with a space go on in the next, also within a quotation.
# Behaviour: postal-mime joins the lines of a quotation with their marks, so «>» is inside the
# sentence. letterparser joins nothing. mailparser takes the marks away.
# Output:
#> postal-mime: Vi kan ta imot dere tirsdag eller onsdag. | > Passer det tirsdag, > eller heller onsdag?
#> letterparser: Vi kan ta imot dere tirsdag | eller onsdag. | > Passer det tirsdag, | > eller heller onsdag?
#> mailparser: Vi kan ta imot dere tirsdag eller onsdag. | > Passer det tirsdag, eller heller onsdag?
. "$(dirname "$0")/run"
npm_packages postal-mime@4.0.0 letterparser@0.1.8 mailparser@3.14.2
run_node <<'END'
import * as letterparser from 'letterparser';
import { simpleParser } from 'mailparser';
import PostalMime from 'postal-mime';

const message = [
  'Content-Type: text/plain; charset=utf-8; format=flowed',
  '',
  'Vi kan ta imot dere tirsdag ',
  'eller onsdag.',
  '',
  '> Passer det tirsdag, ',
  '> eller heller onsdag?',
  '',
].join('\r\n');
const readers = {
  'postal-mime': async () => (await PostalMime.parse(message)).text,
  letterparser: () => letterparser.extract(message).text,
  mailparser: async () => (await simpleParser(message)).text,
};
for (const [name, read] of Object.entries(readers)) {
  const lines = (await read()).trim().split(/\s*\n\s*/);
  console.log(`${name}: ${lines.join(' | ')}`);
}
END
