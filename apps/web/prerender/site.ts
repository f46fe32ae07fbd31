import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RuntimeConfig } from '../src/shared/config/runtime-config';
import { notYetLoaded, withoutJavaScript } from '../src/content/without-javascript';
import { destinationOf, knownPages, type Destination, codeOf } from './address';
import { codeLinks, readManifest } from './code-links';
import { renderApp } from './render-app';
import { readStyleSheets, stylesOf } from './style-sheets';

export interface SiteDocument {
  html: string;
  styleHash?: string;
}

export interface Site {
  destinationOf(url: string): Destination;
  knownPages: readonly string[];
  emptyDocument: SiteDocument;
  /** @throws the page's error */
  render(page: string): Promise<SiteDocument>;
}

const CONFIG = /(<script type="application\/json" id="runtime-config">)[^<]*/;
const STYLE_LINK = /<link rel="stylesheet"[^>"]*href="([^">]+)"[^>"]*>/;
const TITLE = /^<title>[^<]*<\/title>/;
const SCRIPTS = /<script type="module"([^>]*><\/script>)/g;
const ROOT = '<div id="root"></div>';
const EMBED = /^\/embed\?font=(\w+)$/;
const LEAD_FORM = ' method="dialog"';
const OWN_FONTS = /<link\s+rel="preload"[^>]*as="font"[^>]*>/g;

/** A strict content security policy allows a data block. */
const asData = (config: RuntimeConfig): string => JSON.stringify(config).replaceAll('<', '\\u003c');

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** React inserts the page's own title before it. */
const titleTag = ({ wordmark }: RuntimeConfig): string => `<title>${escaped(wordmark)}</title>`;

function contactOf({ contactEmail }: RuntimeConfig): string {
  const email = escaped(contactEmail);
  return `<a href="mailto:${email}">${email}</a>`;
}

function withoutScripts(what: 'page' | 'form', config: RuntimeConfig): string {
  const { before, after } = withoutJavaScript;
  return `<noscript><p>${withoutJavaScript[what]}${before}${contactOf(config)}${after}</p></noscript>`;
}

/** `secret-site.css` shows it after a delay if the code does not load. */
const loadingText = (config: RuntimeConfig): string =>
  `<p hidden>${notYetLoaded}${contactOf(config)}.</p>`;

const inHead = (html: string, more: string): string =>
  html.replace('</head>', () => `${more}</head>`);

function inFont(html: string, page: string): string {
  const [, font] = EMBED.exec(page) ?? [];
  if (!font) return html;
  return html
    .replace('<html lang="nb"', `<html lang="nb" data-font="${font}"`)
    .replaceAll(OWN_FONTS, (link) => (font === 'own' ? link : ''));
}

export async function openSite(client: string, config: RuntimeConfig): Promise<Site> {
  const template = await readFile(join(client, 'index.html'), 'utf8');
  const sheets = await readStyleSheets(client);
  const manifest = await readManifest(client);
  const empty = template.replace(CONFIG, (_, tag: string) => tag + asData(config));
  const pageFallback = loadingText(config) + withoutScripts('page', config);
  const formFallback = withoutScripts('form', config);
  const unrendered = inHead(empty, titleTag(config)).replace(ROOT, () => ROOT + pageFallback);
  const [styleLink = '', firstSheet = ''] = STYLE_LINK.exec(empty) ?? [];
  // Layout finishes while fonts load.
  const scripts = Array.from(
    empty.matchAll(SCRIPTS),
    ([, rest]) => `<script type="module" async fetchpriority="low"${rest}`,
  );

  return {
    destinationOf: (url) => destinationOf(url, config),
    knownPages: knownPages(config),
    emptyDocument: { html: unrendered },
    async render(page) {
      const code = codeOf(page);
      if (code.length > 0) return { html: inHead(unrendered, codeLinks(manifest, code)) };
      const markup = await renderApp(page, config);
      const [title = ''] = TITLE.exec(markup) ?? [];
      const styles = stylesOf(markup, firstSheet, sheets);
      // A disabled link tells lazy code that its styles are present.
      const links = styles.hrefs.map((href) => `<link rel="stylesheet" href="${href}" disabled>`);
      const fallback = markup.includes(LEAD_FORM) ? formFallback : '';
      const head = `${title}<style>${styles.css}</style>${links.join('')}`;
      const html = empty
        .replace(styleLink, () => head)
        .replaceAll(SCRIPTS, '')
        .replace(
          ROOT,
          () => `<div id="root">${markup.slice(title.length)}</div>${fallback}${scripts.join('')}`,
        );
      return { html: inFont(html, page), styleHash: styles.hash };
    },
  };
}
