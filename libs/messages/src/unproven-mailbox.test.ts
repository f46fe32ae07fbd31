import { describe, expect, it } from '@jest/globals';
import type { ClaimedNotification, Message } from '@boligstyling/application';
import { sampleNotification } from '@boligstyling/application/testing';
import {
  LEAD_KEYS,
  leadField,
  NOTIFICATION_KINDS,
  NOTIFICATION_RECIPIENTS,
  referenceOf,
} from '@boligstyling/domain';
import { sampleApplication } from '@boligstyling/domain/testing';
import { TemplateMessages } from './template-messages.js';
import { SAMPLE_CLOCK, SAMPLE_SETTINGS } from './testing/sample-settings.js';

const messages = new TemplateMessages(SAMPLE_SETTINGS, SAMPLE_CLOCK);

const TO_OWNERS = NOTIFICATION_KINDS.filter((kind) => NOTIFICATION_RECIPIENTS[kind] === 'owner');
const TO_OTHERS = (
  ['lead-notification', 'partner-assignment', 'partner-correction'] as const
).filter((kind) => NOTIFICATION_KINDS.includes(kind));

const WRITTEN = LEAD_KEYS.filter(
  (key) => ['line', 'text', 'phone'].includes(leadField(key).kind) && key !== 'customerEmail',
);

const ENDINGS = ['xyz', 'top', 'icu', 'cam', 'sbs', 'shop', 'no', 'com', 'bar', 'zip'];
/** Invisible characters: zero-width, joiners, soft hyphen, direction marks and isolates. */
const UNSEEN = [
  ...['\u200b', '\u200c', '\u200d', '\u2060', '\ufeff', '\u00ad', '\u200e', '\u200f'],
  ...['\u202a', '\u202b', '\u202d', '\u202e', '\u2066', '\u2067', '\u2068', '\u061c'],
];
const DOTS = ['\uff0e', '\u3002', '\uff61', '\u2024', ' . ', '[.]', ' punktum ', '\u200b.\u200b'];
const FRAMES = [
  (name: string) => name,
  (name: string) => `Kari ${name}`,
  (name: string) => `Hent premien på ${name}`,
  (name: string) => `${name} Nordmann`,
];

const SPELLINGS = [
  ...ENDINGS.flatMap((ending) => FRAMES.map((frame) => frame(`premie-bonus.${ending}`))),
  ...UNSEEN.flatMap((sign) => [
    ...FRAMES.map((frame) => frame(`premie-bonus${sign}.xyz`)),
    ...FRAMES.map((frame) => frame(`pre${sign}mie-bonus.${sign}xyz`)),
  ]),
  ...DOTS.flatMap((dot) => FRAMES.map((frame) => frame(`premie-bonus${dot}xyz`))),
];

/** The email without link and id, which differ for each lead. */
const emailTo = (reported: ClaimedNotification): Message => messages.of(reported, null);

it('more than 200 spellings are tried', () => {
  expect(new Set(SPELLINGS).size).toBeGreaterThanOrEqual(200);
});

describe.each(TO_OWNERS)('the email %s to an unproven mailbox', (kind) => {
  const reported = { ...sampleNotification(kind), isMailboxProven: false };
  const blank = Object.fromEntries(WRITTEN.map((key) => [key, '']));
  const bareEmail = () => emailTo({ ...reported, lead: { ...reported.lead, ...blank } });

  it('is the same whatever the sender wrote', () => {
    const bare = bareEmail();
    for (const spelling of SPELLINGS) {
      const written = Object.fromEntries(WRITTEN.map((key) => [key, spelling]));
      expect(emailTo({ ...reported, lead: { ...reported.lead, ...written } })).toEqual(bare);
    }
  });

  it('greets nobody by name', () => {
    const bare = bareEmail();
    expect(bare.to.name).toBe('');
    expect(bare.text).not.toContain(reported.lead.customerName);
  });
});

describe('the first email to an unproven mailbox', () => {
  const reported = { ...sampleNotification('owner-confirmation'), isMailboxProven: false };

  it('has reference, service and the registered place', () => {
    const { text } = emailTo(reported);
    expect(text).toContain(referenceOf(reported.lead.id));
    expect(text).toContain(reported.lead.serviceType);
    expect(text).toContain('Bergen');
  });

  it('names no place missing from the register', () => {
    const lead = { ...reported.lead, location: 'Premie', municipality: null };
    expect(emailTo({ ...reported, lead }).text).not.toContain('Premie');
  });

  it('links to the page with everything that was sent', () => {
    expect(emailTo(reported).text).toContain('/min-henvendelse#');
  });
});

describe("the sender's text", () => {
  it('is in the email to a proven mailbox', () => {
    const reported = { ...sampleNotification('owner-confirmation'), isMailboxProven: true };
    expect(emailTo(reported).text).toContain(reported.lead.customerName);
    expect(emailTo(reported).text).toContain(reported.lead.address);
  });

  it.each(TO_OTHERS)('is in %s, sent to those who work with the lead', (kind) => {
    const reported = { ...sampleNotification(kind), isMailboxProven: false };
    expect(emailTo(reported).text).toContain(reported.lead.customerName);
  });
});

describe('the receipt of an application', () => {
  it('is the same whatever the applicant wrote', () => {
    const receipt = (written: object) =>
      messages.of(
        {
          ...{
            id: 'notice',
            kind: 'application-received',
            attempts: 1,
            requestId: null,
            createdAt: new Date(),
          },
          application: sampleApplication(written),
          partner: null,
        },
        null,
      );
    const bare = receipt({ name: '', company: '' });
    for (const spelling of SPELLINGS) {
      expect(receipt({ name: spelling, company: spelling })).toEqual(bare);
    }
  });
});
