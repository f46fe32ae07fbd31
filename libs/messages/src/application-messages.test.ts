import {
  APPLICATION_NOTIFICATIONS,
  type ApplicationNotification,
  type OneTimeLinkPurpose,
} from '@boligstyling/domain';
import { sampleApplication, samplePartner } from '@boligstyling/domain/testing';
import { describe, expect, it } from '@jest/globals';
import { TemplateMessages } from './template-messages.js';
import { SAMPLE_CLOCK, SAMPLE_SETTINGS } from './testing/sample-settings.js';

const messages = new TemplateMessages(SAMPLE_SETTINGS, SAMPLE_CLOCK);
const TO_APPLICANT = APPLICATION_NOTIFICATIONS.filter(
  (kind) => kind !== 'application-notification',
);
const words = (text: string) => text.replaceAll(/\s+/g, ' ');

describe('emails to partner applicants', () => {
  const reported = (kind: ApplicationNotification, reply: string | null = null) =>
    messages.of({
      ...{ id: 'n', kind, attempts: 1, requestId: null, createdAt: SAMPLE_CLOCK.now() },
      application: sampleApplication({ reply }),
      partner: kind === 'application-approved' ? PARTNER : null,
    });
  const PARTNER = samplePartner({ name: 'Stine Stylist', email: 'stine@stilogrom.no' });

  it("an approved applicant is welcomed in the partner's login mailbox, which the email names", () => {
    const partner = samplePartner({ name: 'Stine Berg', email: 'post@stilogrom.no' });
    const { to, html, text } = messages.of({
      ...{ id: 'n', kind: 'application-approved', attempts: 1, requestId: null },
      createdAt: SAMPLE_CLOCK.now(),
      ...{ application: sampleApplication(), partner },
    });
    expect(to).toEqual({ name: 'Stine Berg', address: 'post@stilogrom.no' });
    expect(words(text)).toContain('Hei, Stine');
    expect(words(text)).toContain('Skriv post@stilogrom.no der');
    expect(html + text).not.toContain('stine@stilogrom.no');
  });

  it('the operator gets an e-mail about each application, with the applicant’s own words', () => {
    const { to, subject, text } = reported('application-notification');
    expect(to.address).toBe('kontakt@boligstyling.example');
    expect(subject).toBe('Ny søknad: Stil og Rom AS');
    expect(text).toContain('https://www.boligstyling.example/admin/partnere');
  });

  it.each(TO_APPLICANT)('%s goes to the applicant, with replies to us', (kind) => {
    expect(reported(kind)).toMatchObject({
      to: {
        name: kind === 'application-received' ? '' : 'Stine Stylist',
        address: 'stine@stilogrom.no',
      },
      replyTo: { name: 'Boligstyling', address: 'kontakt@boligstyling.example' },
    });
    expect(words(reported(kind).text)).toContain('har søkt om å bli partner');
  });

  it.each([
    ['application-received', 'Vi har fått søknaden om å bli partner i Boligstyling'],
    ['application-asked', 'Spørsmål om søknaden til Boligstyling'],
    ['application-approved', 'Velkommen som partner i Boligstyling'],
    ['application-refused', 'Svar på søknaden til Boligstyling'],
  ] as const)('%s is called «%s»', (kind, subject) => expect(reported(kind).subject).toBe(subject));

  it("the receipt has the organisation number and none of the applicant's text", () => {
    const { html, text } = reported('application-received', 'Hemmelig');
    expect(text).toContain('974 761 076');
    for (const written of ['Jeg har stylet', 'Askøy', 'Hemmelig']) {
      expect(html + text).not.toContain(written);
    }
  });

  it('the welcome links to the partner page without a one-time link', () => {
    const { html, text } = reported('application-approved');
    expect(words(text)).toContain('Områder, pause og logo');
    expect(html).toContain('href="https://www.boligstyling.example/partner"');
    for (const kind of ['application-received', 'application-refused'] as const) {
      expect(reported(kind).html).not.toContain('/partner"');
    }
  });

  it.each([
    ['stylist', ', hva eieren har skrevet,', 'Inntil tre får samme oppdrag'],
    ['interior-architect', ', hva eieren har skrevet,', 'Inntil tre får samme oppdrag'],
    ['estate-agent', ', boligtype,', 'Den første megleren som sier ja'],
  ] as const)('the welcome of a partner of the kind %s says what it is asked', (kind, ...said) => {
    const { text } = messages.of({
      ...{ id: 'n', kind: 'application-approved', attempts: 1, requestId: null },
      createdAt: SAMPLE_CLOCK.now(),
      ...{ application: sampleApplication(), partner: samplePartner({ kind }) },
    });
    for (const each of said) expect(words(text)).toContain(each);
  });

  it.each(['application-asked', 'application-refused'] as const)(
    '%s includes our reply',
    (kind) => {
      expect(reported(kind, 'Hvor mange oppdrag?').text).toContain('Hvor mange oppdrag?');
      expect(reported(kind).text).not.toContain('Vi skriver');
    },
  );

  it('a refusal gives no reason but our reply', () => {
    const text = words(reported('application-refused', 'Dere er ikke i Foretaksregisteret.').text);
    expect(text).toContain('Firmaet blir ikke med i nettverket nå.');
    expect(text).not.toContain('plass');
  });
});

describe('the email with a login link', () => {
  const reported = (purpose: OneTimeLinkPurpose) =>
    messages.of({
      ...{ id: 'l', kind: 'sign-in-link', attempts: 1, requestId: null },
      link: { id: 'l', purpose, subjectId: 's', expiresAt: new Date('2026-11-24T13:00:00.000Z') },
      recipient: { name: 'Kari Nordmann', email: 'kari@boligstyling.example' },
    });

  it.each([
    ['invitation', 'Du er invitert til Boligstyling', 'Kom i gang', 'administrasjonen'],
    ['new-factor', 'Velg ny innlogging', 'Velg innlogging', 'logget ut overalt'],
    ['partner-page', 'Logg inn i Boligstyling', 'Åpne siden din', 'områder og pause'],
  ] as const)('to %s says what it is for and until when', (purpose, subject, action, what) => {
    const email = reported(purpose);
    expect(email).toMatchObject({
      to: { name: 'Kari Nordmann', address: 'kari@boligstyling.example' },
      replyTo: { address: 'kontakt@boligstyling.example' },
      subject,
    });
    expect(email.text).toContain(action);
    expect(words(email.text)).toContain(what);
    expect(words(email.text)).toContain('til 24. november 2026 kl. 14:00');
    expect(email.html).toContain('sign-in.l');
  });
});
