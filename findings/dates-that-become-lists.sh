#!/bin/sh
# Versions: @kreuzberg/html-to-markdown-node 3.7.2, @wekanteam/html-to-markdown 1.0.3, turndown 7.2.5,
# node-html-markdown 2.0.0, html-to-md 0.8.8; shown by commonmark 0.31.2.
# Input: paragraphs of HTML that begin with an ordinal number, as Norwegian writes dates and floors, with a
# number and a parenthesis, or with a sign before a sum. CommonMark 0.31, 2.4, has a backslash for such text.
# Behaviour: two escape none of them, three not the parenthesis, so a reader of the Markdown sees a list.
# «5. desember» becomes «desember», numbered by where it is in the list.
# Output:
#> @kreuzberg/html-to-markdown-node: <ol start="5"><li>desember passer.</li></ol> <ol start="3"><li>etasje</li></ol> <ol start="2"><li>bad</li></ol> <ul><li>500 kr</li></ul>
#> @wekanteam/html-to-markdown: <ol start="5"><li>desember passer.</li></ol> <ol start="3"><li>etasje</li></ol> <ol start="2"><li>bad</li></ol> <ul><li>500 kr</li></ul>
#> turndown: <p>5. desember passer.</p> <p>3. etasje</p> <ol start="2"><li>bad</li></ol> <p>- 500 kr</p>
#> node-html-markdown: <p>5. desember passer.</p> <p>3. etasje</p> <ol start="2"><li>bad</li></ol> <p>- 500 kr</p>
#> html-to-md: <p>5. desember passer.</p> <p>3. etasje</p> <ol start="2"><li>bad</li></ol> <p>- 500 kr</p>
#> two dates, @wekanteam/html-to-markdown: <ol start="5"> <li> <p>desember</p> </li> <li> <p>desember</p> </li> </ol>
. "$(dirname "$0")/run"
npm_packages @kreuzberg/html-to-markdown-node@3.7.2 @wekanteam/html-to-markdown@1.0.3 turndown@7.2.5 \
  node-html-markdown@2.0.0 html-to-md@0.8.8 commonmark@0.31.2
run_node <<'JS'
import kreuzberg from '@kreuzberg/html-to-markdown-node';
import wekan from '@wekanteam/html-to-markdown';
import { HtmlRenderer, Parser } from 'commonmark';
import htmlToMd from 'html-to-md';
import { NodeHtmlMarkdown } from 'node-html-markdown';
import Turndown from 'turndown';

const PACKAGES = {
  '@kreuzberg/html-to-markdown-node': (html) => kreuzberg.convert(html).content,
  '@wekanteam/html-to-markdown': (html) => wekan.convert(html),
  turndown: (html) => new Turndown().turndown(html),
  'node-html-markdown': (html) => NodeHtmlMarkdown.translate(html),
  'html-to-md': (html) => (htmlToMd.default ?? htmlToMd)(html),
};
const shown = (markdown) => new HtmlRenderer().render(new Parser().parse(markdown)).trim();
const TEXTS = ['5. desember passer.', '3. etasje', '2) bad', '- 500 kr'];
const oneLine = (html) => html.replaceAll(/\n(?=<\/?[ou]l|<li)/g, '').replaceAll('\n', ' ');
for (const [name, convert] of Object.entries(PACKAGES)) {
  const results = TEXTS.map((text) => oneLine(shown(convert(`<p>${text}</p>`))).replaceAll(/> (?=<)/g, '>'));
  console.log(`${name}: ${results.join(' ')}`);
}
const dates = wekan.convert('<p>5. desember</p><p>12. desember</p>');
console.log(`two dates, @wekanteam/html-to-markdown: ${shown(dates).replaceAll('\n', ' ')}`);
JS
