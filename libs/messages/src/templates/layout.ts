import type { MailSettings } from '../mail-settings.js';
import { pageMarkup } from './page-markup.js';
import type { Piece } from './piece.js';
import { underline } from './plain-text.js';

/** What one message puts into the page that all of them share. */
export interface Page {
  readonly subject: string;
  /** What an inbox shows after the subject. */
  readonly preheader: string;
  readonly title: string;
  readonly body: readonly Piece[];
  readonly footer: readonly Piece[];
}

/** The whole message in its two forms. */
export function layout({ wordmark }: MailSettings, page: Page): { html: string; text: string } {
  return { html: pageMarkup(wordmark, page).source, text: plainText(wordmark, page) };
}

function plainText(wordmark: string, { title, body, footer }: Page): string {
  const parts = [underline(title, '='), ...body.map(({ text }) => text)];
  // RFC 3676, section 4.3: the line that ends a letter and begins its signature.
  return [...parts, `-- \n${wordmark}`, ...footer.map(({ text }) => text)].join('\n\n') + '\n';
}
