#!/bin/sh
# Versions: html-to-text 10.0.1, mailparser 3.14.2, turndown 7.2.5.
# Input: a table and a list of terms in an e-mail, each written without white space between its tags
# and with it. A browser shows both alike.
# Behaviour: html-to-text puts nothing between cells, rows or a term and its value, and joins amount,
# account and KID into one word. mailparser makes the text of a message without a text part by it.
# Only white space in the source keeps them apart. turndown makes paragraphs of both.
# Output:
#> html-to-text: Beløp500,00Konto1234 56 78903KID2026000030, StedBergen
#> mailparser: Beløp500,00Konto1234 56 78903KID2026000030, StedBergen
#> turndown: Beløp / 500,00 / Konto / 1234 56 78903 / KID / 2026000030, Sted / Bergen
#> html-to-text, with white space: Beløp 500,00 Konto 1234 56 78903 KID 2026000030, Sted Bergen
#> mailparser, with white space: Beløp 500,00 Konto 1234 56 78903 KID 2026000030, Sted Bergen
#> turndown, with white space: Beløp / 500,00 / Konto / 1234 56 78903 / KID / 2026000030, Sted / Bergen
. "$(dirname "$0")/run"
npm_packages html-to-text@10.0.1 mailparser@3.14.2 turndown@7.2.5
run_node <<'END'
import { convert } from 'html-to-text';
import { simpleParser } from 'mailparser';
import TurndownService from 'turndown';

const row = (label, value) => `<tr><td>${label}</td><td>${value}</td></tr>`;
const rows = [row('Beløp', '500,00'), row('Konto', '1234 56 78903'), row('KID', '2026000030')];
const table = `<table>${rows.join('')}</table>`;
const terms = '<dl><dt>Sted</dt><dd>Bergen</dd></dl>';
const readers = {
  'html-to-text': convert,
  mailparser: async (html) =>
    (await simpleParser(`Content-Type: text/html; charset=utf-8\r\n\r\n${html}`)).text,
  turndown: (html) => new TurndownService().turndown(html),
};
for (const space of ['', '\n']) {
  for (const [name, read] of Object.entries(readers)) {
    const texts = [];
    for (const html of [table, terms]) {
      const text = await read(html.replaceAll('><', `>${space}<`));
      texts.push(text.trim().replace(/\s*\n\s*/g, ' / '));
    }
    console.log(`${name}${space && ', with white space'}: ${texts.join(', ')}`);
  }
}
END
