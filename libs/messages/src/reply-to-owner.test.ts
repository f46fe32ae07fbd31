import { describe, expect, it } from '@jest/globals';
import { sampleNotification } from '@boligstyling/application/testing';
import {
  type Lead,
  NOTIFICATION_KINDS,
  NOTIFICATION_RECIPIENTS,
  type NotificationKind,
} from '@boligstyling/domain';
import nodemailer from 'nodemailer';
import { TemplateMessages } from './template-messages.js';
import { SAMPLE_CLOCK, SAMPLE_SETTINGS } from './testing/sample-settings.js';

const messages = new TemplateMessages(SAMPLE_SETTINGS, SAMPLE_CLOCK);
const composer = nodemailer.createTransport({ streamTransport: true, buffer: true });

const TO_OTHERS = NOTIFICATION_KINDS.filter((kind) => NOTIFICATION_RECIPIENTS[kind] !== 'owner');

const email = (kind: NotificationKind, changes: Partial<Lead>) =>
  messages.of(sampleNotification(kind, changes), null);
const words = (kind: NotificationKind, changes: Partial<Lead>) =>
  email(kind, changes).text.replace(/\s+/g, ' ');

describe.each(['kåre@nordmann.no', 'kari@blåbær.no', 'жанна@nordmann.no'])(
  'an owner with the address %s',
  (customerEmail) => {
    it.each(TO_OTHERS)('leaves %s in ASCII, which every mail server takes', async (kind) => {
      const { message, envelope } = await composer.sendMail({
        ...email(kind, { customerEmail, customerName: 'Kåre Ærø', contactByEmail: true }),
        attachments: [],
      });
      expect(message.toString()).toMatch(/^\p{ASCII}*$/u);
      expect(JSON.stringify(envelope)).toMatch(/^\p{ASCII}*$/u);
    });
  },
);

describe('an email about an owner whose address few mail servers accept', () => {
  const changes = { customerEmail: 'kåre@nordmann.no' };

  it('has the operator as reply address when sent to a partner, and promises nothing else', () => {
    const { replyTo } = email('partner-assignment', changes);
    expect(replyTo?.address).toBe(SAMPLE_SETTINGS.contactEmail);
    for (const contactByEmail of [true, false]) {
      const text = words('partner-assignment', { ...changes, contactByEmail });
      expect(text).not.toContain('Svaret går til eieren');
      expect(text).toContain('kåre@nordmann.no');
      expect(text).toContain('mange e-postsystemer ikke tar');
    }
  });

  it('has no owner as reply address when sent to the operator, and says so', () => {
    expect(email('lead-notification', changes).replyTo).toBeUndefined();
    const text = words('lead-notification', changes);
    expect(text).not.toContain('Svar på denne e-posten');
    expect(text).toContain('mange e-postsystemer ikke tar');
  });
});

describe('an email about an owner without an address, who telephoned', () => {
  it('has the operator as reply address, and blames no address', () => {
    const { replyTo } = email('partner-assignment', { customerEmail: '' });
    expect(replyTo?.address).toBe(SAMPLE_SETTINGS.contactEmail);
    const text = words('partner-assignment', { customerEmail: '' });
    expect(text).toContain('Eieren har ikke e-post.');
    expect(text).not.toContain('e-postsystemer');
    expect(text).not.toContain('Svaret går til eieren');
  });
});

describe('an email about an owner with an ordinary address', () => {
  it.each(['lead-notification', 'partner-assignment'] as const)(
    'has the owner as reply address: %s',
    (kind) => {
      expect(email(kind, {}).replyTo?.address).toBe('kari@nordmann.no');
      expect(words(kind, {})).not.toContain('mange e-postsystemer');
    },
  );

  it('has the owner as reply address at a non-ASCII domain too', () => {
    const { replyTo } = email('partner-assignment', { customerEmail: 'kari@blåbær.no' });
    expect(replyTo?.address).toBe('kari@blåbær.no');
  });
});
