import { type Email, mailbox } from '../email.js';
import type { MailSettings } from '../mail-settings.js';
import { type Page, pageMarkup } from './page-markup.js';
import { inColours, underline } from './html.js';
import { paragraph } from './piece.js';

/**
 * With replies to our address and the operator in the footer.
 *
 * @param name empty for an email without a name
 */
export function emailTo(name: string, address: string, settings: MailSettings, email: Page): Email {
  const { operator } = settings;
  const page = operator ? { ...email, footer: [...email.footer, paragraph`${operator}`] } : email;
  return {
    to: mailbox(name, address),
    replyTo: mailbox(settings.wordmark, settings.contactEmail),
    subject: page.subject,
    html: inColours(pageMarkup(settings.wordmark, page).source, settings.colours),
    text: plainText(settings.wordmark, page),
  };
}

function plainText(wordmark: string, { title, banner, body, footer }: Page): string {
  const parts = [
    underline(title, '='),
    ...(banner ? [banner.text] : []),
    ...body.map(({ text }) => text),
  ];
  // RFC 3676, 4.3: separator before the signature.
  return [...parts, `-- \n${wordmark}`, ...footer.map(({ text }) => text)].join('\n\n') + '\n';
}
