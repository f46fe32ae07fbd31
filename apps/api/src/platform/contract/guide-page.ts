import { Marked } from 'marked';

/** As GitHub makes them, so that the document's own links work in both places. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} -]/gu, '')
    .replaceAll(' ', '-');

/** Links to other files of the repository lead nowhere here, so their words stand alone. */
const LEADS_ON = /^(#|https:)/;

const marked = new Marked({
  renderer: {
    heading({ tokens, depth, text }) {
      return `<h${depth} id="${anchorOf(text)}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
    },
    link({ href, tokens }) {
      const words = this.parser.parseInline(tokens);
      return LEADS_ON.test(href) ? `<a href="${href}">${words}</a>` : words;
    },
    html: () => '',
  },
});

export const GUIDE_STYLE = `body { margin: 0; background: #fafafa; color: #3b4151; font: 16px/1.6 sans-serif; }
main { max-width: 860px; margin: 0 auto; padding: 24px 20px 64px; overflow-wrap: anywhere; }
h1, h2, h3 { line-height: 1.25; }
h2 { margin-top: 48px; border-top: 1px solid #d8dde7; padding-top: 24px; }
a { color: #2b5fb4; }
code { font-family: monospace; font-size: 0.9em; }
pre { overflow-x: auto; padding: 16px; border-radius: 4px; background: #1f2733; color: #f4f6fa; }
div { overflow-x: auto; }
table { border-collapse: collapse; font-size: 0.92em; overflow-wrap: normal; }
th, td { padding: 8px 12px; border: 1px solid #d8dde7; text-align: left; vertical-align: top; }
`;

/** Without scripts. */
export function guidePage(markdown: string): string {
  const body = (marked.parse(markdown, { async: false }) as string)
    .replaceAll('<table>', '<div tabindex="0"><table>')
    .replaceAll('</table>', '</table></div>')
    .replaceAll('<pre>', '<pre tabindex="0">');
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <meta name="robots" content="noindex, nofollow" />
    <title>Guide for integrators</title>
    <link rel="icon" href="/api/docs/favicon-32x32.png" />
    <link rel="stylesheet" href="/api/docs/guide.css" />
  </head>
  <body>
    <main>
      <p><a href="/api/docs">The calls</a></p>
${body}    </main>
  </body>
</html>
`;
}
