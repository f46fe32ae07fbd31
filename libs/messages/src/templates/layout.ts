import { type Letter, mailbox } from '../letter.js';
import type { MailSettings } from '../mail-settings.js';
import { type Page, pageMarkup } from './page-markup.js';
import { underline } from './plain-text.js';

/** The whole message in its two forms. */
export function layout({ wordmark }: MailSettings, page: Page): { html: string; text: string } {
  return { html: pageMarkup(wordmark, page).source, text: plainText(wordmark, page) };
}

/**
 * A letter that is answered to our own address.
 *
 * @param name empty where none is to stand in it
 */
export function letterTo(
  name: string,
  address: string,
  settings: MailSettings,
  page: Page,
): Letter {
  return {
    to: mailbox(name, address),
    replyTo: mailbox(settings.wordmark, settings.contactEmail),
    subject: page.subject,
    ...layout(settings, page),
  };
}

function plainText(wordmark: string, { title, banner, body, footer }: Page): string {
  const parts = [
    underline(title, '='),
    ...(banner ? [banner.text] : []),
    ...body.map(({ text }) => text),
  ];
  // RFC 3676, section 4.3: the line that ends a letter and begins its signature.
  return [...parts, `-- \n${wordmark}`, ...footer.map(({ text }) => text)].join('\n\n') + '\n';
}
