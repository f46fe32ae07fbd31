import { splitAtSums } from '@boligstyling/domain';
import { type Email, mailbox } from '../email.js';
import type { MailSettings } from '../mail-settings.js';
import {
  inColours,
  underline,
  FOR_LAYOUT,
  Html,
  html,
  BLEKK,
  GRAN,
  KALK,
  LINJE,
  OKER,
  OKER_BLEKK,
  PAPIR,
  SANS,
  SERIF,
  SKIFER,
  paragraph,
  type Piece,
} from './html.js';

/**
 * With replies to our address and the operator in the footer.
 *
 * @param name empty for an email without a name
 */
export function emailTo(name: string, address: string, settings: MailSettings, email: Page): Email {
  const { operator } = settings;
  const footer = operator ? [...email.footer, paragraph`${operator}`] : email.footer;
  const page = { ...email, footer, subject: splitAtSums(email.subject).join('') };
  return {
    to: mailbox(name, address),
    replyTo: mailbox(settings.wordmark, settings.contactEmail),
    subject: page.subject,
    html: inColours(keepingSums(pageMarkup(settings.wordmark, page)), settings.colours),
    text: splitAtSums(plainText(settings.wordmark, page)).join(''),
  };
}

/** No attribute holds one. */
function keepingSums({ source }: Html): string {
  return splitAtSums(source)
    .map((part, index) =>
      index % 2 === 0 ? part : `<span style="white-space:nowrap">${part}</span>`,
    )
    .join('');
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

export interface Page {
  readonly subject: string;
  /** Shown in an inbox after the subject. */
  readonly preheader: string;
  readonly title: string;
  readonly banner?: Piece;
  readonly body: readonly Piece[];
  readonly footer: readonly Piece[];
}

/**
 * Narrow screens get smaller margins and labels above their text; phones must not restyle links.
 */
const STYLE = html`<style>
  a[x-apple-data-detectors] {
    color: inherit !important;
    text-decoration: none !important;
  }
  @media (max-width: 520px) {
    .card {
      padding: 28px 20px 32px !important;
    }
    .banner {
      padding: 16px 20px 4px !important;
    }
    .title {
      font-size: 32px !important;
    }
    .label,
    .value {
      display: block !important;
      width: auto !important;
      padding-right: 0 !important;
    }
    .label {
      padding-bottom: 0 !important;
      font-size: 14px !important;
    }
    .value {
      padding-top: 2px !important;
      border-top: 0 !important;
    }
  }
</style>`;

/** Filler, so that the inbox does not continue with the email's first words. */
const AFTER_PREHEADER = new Html('&#847;&zwnj;&nbsp;'.repeat(60));

/** Outlook on Windows ignores `max-width`. */
const OUTLOOK_COLUMN = html`<!--[if mso]><table role="presentation" width="600"><tr><td><![endif]-->`;
const OUTLOOK_COLUMN_END = html`<!--[if mso]></td></tr></table><![endif]-->`;

/**
 * Tables and inline styles, because many mail programs support little more. At most 600 px wide,
 * without external resources.
 */
function pageMarkup(wordmark: string, page: Page): Html {
  return html`<!doctype html>
    <html lang="nb">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light" />
        <title>${page.subject}</title>
        ${STYLE}
      </head>
      <body style="margin:0;padding:0;background:${KALK}">
        <div style="display:none;max-height:0;overflow:hidden">
          ${page.preheader}${AFTER_PREHEADER}
        </div>
        <table ${FOR_LAYOUT} bgcolor="${KALK}">
          <tr>
            <td align="center" style="padding:36px 12px">
              ${OUTLOOK_COLUMN}
              <table
                ${FOR_LAYOUT}
                style="max-width:600px;table-layout:fixed;text-align:left;overflow-wrap:anywhere;word-break:break-word"
              >
                <tr>
                  <td
                    style="padding:0 4px 20px;font:400 28px/1.1 ${SERIF};letter-spacing:-.02em;color:${GRAN}"
                  >
                    ${wordmark}
                  </td>
                </tr>
                ${page.banner ? banner(page.banner) : []}
                <tr>
                  <td
                    class="card"
                    bgcolor="${PAPIR}"
                    style="padding:44px 40px 48px;background-color:${PAPIR};border:1px solid ${LINJE};border-radius:6px;font:400 16px/1.55 ${SANS};color:${BLEKK}"
                  >
                    <h1
                      class="title"
                      style="margin:0 0 16px;font:400 38px/1.08 ${SERIF};letter-spacing:-.02em"
                    >
                      ${page.title}
                    </h1>
                    ${page.body.map((piece) => piece.html)}
                  </td>
                </tr>
                <tr>
                  <td style="padding:20px 4px 0;font:400 14px/1.55 ${SANS};color:${SKIFER}">
                    ${page.footer.map((piece) => piece.html)}
                  </td>
                </tr>
              </table>
              ${OUTLOOK_COLUMN_END}
            </td>
          </tr>
        </table>
      </body>
    </html>`;
}

function banner({ html: content }: Piece): Html {
  return html`<tr>
    <td
      class="banner"
      bgcolor="${OKER}"
      style="padding:18px 40px 8px;background-color:${OKER};border-radius:6px 6px 0 0;font:400 15px/1.5 ${SANS};color:${OKER_BLEKK}"
    >
      ${content}
    </td>
  </tr>`;
}
