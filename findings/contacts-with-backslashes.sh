#!/bin/sh
# Versions: vcf 2.1.2, vcards-js 2.11.1, ical.js 2.2.1.
# Input: the contact card (vCard 3.0) of a company whose name has a comma and a semicolon.
# Behaviour: vcf reads texts and keeps the escapes of the file in them. vcards-js escapes the commas
# and not the semicolons, so the rest of the name becomes a department. ical.js reads the card right.
# Output:
#> vcf reads: Berg\, Dal & Co\; Bergen | Port 2\, ring først\nTakk
#> ical.js reads: Berg, Dal & Co; Bergen | Port 2, ring først / Takk
#> vcards-js writes: ORG:Berg\, Dal & Co; Bergen
#> ical.js reads that as: Berg, Dal & Co, with the department « Bergen»
. "$(dirname "$0")/run"
npm_packages vcf@2.1.2 vcards-js@2.11.1 ical.js@2.2.1
run_node <<'END'
import ICAL from 'ical.js';
import VCard from 'vcf';
import vCardsJS from 'vcards-js';

const card = [
  'BEGIN:VCARD',
  'VERSION:3.0',
  'N:Dal;Kari;;;',
  'FN:Kari Dal',
  'ORG:Berg\\, Dal & Co\\; Bergen',
  'NOTE:Port 2\\, ring først\\nTakk',
  'END:VCARD',
  '',
].join('\r\n');
const readers = {
  vcf: (name) => new VCard().parse(card).get(name).valueOf(),
  'ical.js': (name) => new ICAL.Component(ICAL.parse(card)).getFirstPropertyValue(name),
};
for (const [reader, read] of Object.entries(readers)) {
  const texts = ['org', 'note'].map((name) => String(read(name)).replace('\n', ' / '));
  console.log(`${reader} reads: ${texts.join(' | ')}`);
}
const contact = vCardsJS();
contact.organization = 'Berg, Dal & Co; Bergen';
const written = contact.getFormattedString();
console.log(`vcards-js writes: ${/^ORG.*$/m.exec(written)[0].trim()}`);
const org = new ICAL.Component(ICAL.parse(written)).getFirstProperty('org').getFirstValue();
console.log(`ical.js reads that as: ${org[0]}, with the department «${org[1]}»`);
END
