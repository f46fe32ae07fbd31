import { describe, expect, it } from '@jest/globals';
import { type ClaimedNotification, DeliveryFault, type Message } from '@boligstyling/application';
import { sampleNotification } from '@boligstyling/application/testing';
import { NO_ADDRESS_FAULT, NOTIFICATION_KINDS } from '@boligstyling/domain';
import nodemailer from 'nodemailer';
import PostalMime from 'postal-mime';
import { TemplateMessages } from './template-messages.js';
import { SAMPLE_CLOCK, SAMPLE_SETTINGS } from './testing/sample-settings.js';

const messages = new TemplateMessages(SAMPLE_SETTINGS, SAMPLE_CLOCK);
const composer = nodemailer.createTransport({ streamTransport: true, buffer: true });

/** The message as parsed by a mail program, with the SMTP envelope. */
const receive = async (notification: ClaimedNotification) => {
  const message = messages.of(notification);
  const composed = await composer.sendMail({ ...message, attachments: [] });
  const raw = composed.message.toString();
  return { message, raw, email: await PostalMime.parse(raw), envelope: composed.envelope };
};

/** Texts that the mailer puts into headers; not every mailer checks them again. */
const headerTexts = ({ from, to, replyTo, subject }: Message) =>
  [from, to, replyTo].flatMap((mailbox) => mailbox?.name ?? []).concat(subject);
const BREAKS_A_LINE = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u;
const headerNames = (email: { headers: { key: string }[] }) => email.headers.map(({ key }) => key);
const elements = (html = '') =>
  [...html.matchAll(/<\/?[a-z][a-z0-9]*/gi)].map(([tag]) => tag).filter((tag) => tag !== '<br');

/** A row that is empty after masking is left out. */
const ROW = /<tr>\s*<th[^]*?<\/tr>/g;
const SUM = /<span style="white-space:nowrap">([\d ]+ kr)<\/span>/g;
const ROWS_ELEMENTS = ['<tr', '<th', '</th', '<td', '</td', '</tr'];
const exceptRows = (html = '') => elements(html.replace(ROW, ''));

const HOSTILE = {
  'a header after CRLF': 'Kari\r\nBcc: evil@example.no',
  'a body after LF LF': 'Kari\n\n<h1>Du har vunnet</h1>',
  'bare CR, U+2028 and NUL': 'Kari\rSubject: annet\u2028X-Annet: 1\u0000',
  'a script': '<script>alert(1)</script>',
  'a broken attribute': '"><img src=x onerror=alert(1)>',
  'a second recipient': '" <evil@example.no>, "',
  'quotes and entities': "'); style='position:fixed' & &lt;b&gt;",
  'an encoded word': '=?utf-8?q?Kari=0D=0ABcc:_evil@example.no?=',
  'closing tags': '</title></style></td></table><!-- ${html} -->',
  'letters, emoji and a lone surrogate': 'Åse Ærlig Øvrebø 👩‍👩‍👧‍👦 \ud83d \u202eevil',
  'a word of 4,000 characters': 'x'.repeat(4000),
  'the end of DATA': '.\r\n.\r\nRCPT TO:<evil@example.no>',
};

describe.each(NOTIFICATION_KINDS)('a hostile lead in the email %s', (kind) => {
  it.each(Object.entries(HOSTILE))('achieves nothing by %s', async (_name, text) => {
    const harmless = await receive(sampleNotification(kind));
    const { message, raw, email, envelope } = await receive(
      sampleNotification(kind, {
        customerName: text,
        location: text,
        address: text,
        stylingNeeds: text,
        message: text,
        additionalInfo: text,
        rooms: text,
      }),
    );
    for (const line of headerTexts(message)) expect(line).not.toMatch(BREAKS_A_LINE);
    expect(headerNames(email)).toEqual(headerNames(harmless.email));
    expect(envelope).toEqual(harmless.envelope);
    expect(email.to?.map(({ address }) => address)).toEqual(
      harmless.email.to?.map(({ address }) => address),
    );
    expect(email.replyTo?.map(({ address }) => address)).toEqual(
      harmless.email.replyTo?.map(({ address }) => address),
    );
    expect(exceptRows(email.html)).toEqual(exceptRows(harmless.email.html));
    for (const [row] of (email.html ?? '').matchAll(ROW)) {
      expect(elements(row.replace(SUM, '$1'))).toEqual(ROWS_ELEMENTS);
    }
    expect(Math.max(...raw.split(/\r?\n/).map((line) => line.length))).toBeLessThan(998);
  });
});

describe('a hostile address', () => {
  it.each([
    'kari@nordmann.no, evil@example.no',
    'kari@nordmann.no\r\nBcc: evil@example.no',
    'kari@nordmann.no>\r\nRCPT TO:<evil@example.no',
    '"evil@example.no kari"@nordmann.no',
    'evil@example.no (kari@nordmann.no)',
    'group: evil@example.no;',
  ])('%j is never written to', (customerEmail) => {
    const rendering = () =>
      messages.of(sampleNotification('owner-confirmation', { customerEmail }));
    expect(rendering).toThrow(new DeliveryFault('unsafe recipient address', false));
  });
});

describe("an owner's text", () => {
  it('arrives unchanged in any script', async () => {
    const message = 'Blåbær 👩‍👩‍👧‍👦 «sitat» <b> & "hermetegn"';
    const { email } = await receive(
      sampleNotification('lead-notification', { customerName: 'Åse Ærlig Øvrebø', message }),
    );
    expect(email.text).toContain(message);
    expect(email.html).toContain('Blåbær 👩‍👩‍👧‍👦 «sitat» &lt;b&gt; &amp; &quot;hermetegn&quot;');
    expect(email.subject).toBe('Ny henvendelse: Fullstyling i Bergen – Åse Ærlig Øvrebø');
    expect(email.replyTo).toEqual([{ name: 'Åse Ærlig Øvrebø', address: 'kari@nordmann.no' }]);
  });

  it('is marked as automatic, so that no auto-reply comes', async () => {
    const { email } = await receive(sampleNotification('owner-confirmation'));
    expect(email.headers).toContainEqual(
      expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }),
    );
  });

  it('that is empty is reported as missing', () => {
    const rendering = () =>
      messages.of(sampleNotification('owner-confirmation', { customerEmail: '' }));
    expect(rendering).toThrow(new DeliveryFault(NO_ADDRESS_FAULT, false));
  });
});
