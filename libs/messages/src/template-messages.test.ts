import { describe, expect, it } from '@jest/globals';
import { ABOUT_QUOTES, ABOUT_SALES, type ClaimedNotification } from '@boligstyling/application';
import { sampleNotification } from '@boligstyling/application/testing';
import {
  arrivalConsents,
  type Lead,
  NOTIFICATION_KINDS,
  NOTIFICATION_RECIPIENTS,
  type NotificationKind,
  OFFER_NOTIFICATIONS,
  type PartnerGroup,
} from '@boligstyling/domain';
import { TemplateMessages } from './template-messages.js';
import { SAMPLE_CLOCK, SAMPLE_SETTINGS } from './testing/sample-settings.js';

const messages = new TemplateMessages(SAMPLE_SETTINGS, SAMPLE_CLOCK);

const SPAM = 'Du har vunnet! Ring 90012345, eller se evil.shop';

const confirmation = (changes: Partial<Lead> = {}) =>
  messages.of(sampleNotification('owner-confirmation', changes));

const notice = (changes: Partial<Lead> = {}) =>
  messages.of(sampleNotification('lead-notification', changes));

describe('an e-mail of a test lead', () => {
  it.each(NOTIFICATION_KINDS)('goes to the administrator, and so do replies: %s', (kind) => {
    const test = { testUntil: new Date('2026-11-21T12:00:00.000Z') };
    const { to, replyTo, subject } = messages.of(sampleNotification(kind, test));
    const recipient = NOTIFICATION_RECIPIENTS[kind];
    expect(to.address).toBe(SAMPLE_SETTINGS.adminEmail);
    expect(replyTo?.address).toBe(SAMPLE_SETTINGS.adminEmail);
    expect(subject).toMatch(
      {
        owner: /^Prøve, til kunden: /,
        partner: /^Prøve, til stylisten: /,
        administrator: /^Prøve: /,
      }[recipient],
    );
  });
});

describe('the template of an e-mail', () => {
  const brought: Partial<Record<keyof ClaimedNotification, readonly NotificationKind[]>> = {
    ownSale: ABOUT_SALES,
    quotes: ABOUT_QUOTES,
    mergedReveals: OFFER_NOTIFICATIONS,
    corrected: ['partner-correction'],
    confirmation: ['owner-confirm'],
  };
  const revealedAt = new Date('2026-11-20T13:00:00.000Z');
  const ends = [{}, { revealedAt, state: 'withdrawn' as const }];

  it.each(NOTIFICATION_KINDS)('uses nothing that the outbox leaves out: %s', (kind) => {
    const used = new Set<string | symbol>();
    const get = (of: ClaimedNotification, name: string | symbol): unknown => {
      used.add(name);
      return Reflect.get(of, name);
    };
    for (const end of ends) {
      const sample = sampleNotification(kind);
      const assignments = sample.assignments.map(({ assignment, partner }) => ({
        assignment: { ...assignment, ...end },
        partner,
      }));
      messages.of(new Proxy({ ...sample, assignments }, { get }));
    }
    const lacking = Object.entries(brought).filter(
      ([name, kinds]) => used.has(name) && !kinds.includes(kind),
    );
    expect(lacking.map(([name]) => name)).toEqual([]);
  });
});

describe('the confirmation to the owner', () => {
  it('goes to the owner, with replies to the contact address', () => {
    expect(confirmation()).toMatchObject({
      from: { name: 'Boligstyling', address: 'post@boligstyling.example' },
      to: { name: 'Kari Nordmann', address: 'kari@nordmann.no' },
      replyTo: { name: 'Boligstyling', address: 'kontakt@boligstyling.example' },
      subject: 'Vi har mottatt henvendelsen din om boligstyling',
    });
  });

  it.each(['html', 'text'] as const)("lists in %s the next steps and the lead's facts", (form) => {
    const body = confirmation()[form];
    expect(body).toContain('Hei, Kari');
    expect(body).toMatch(/inntil tre stylister/i);
    expect(body).toContain('1–2 virkedager');
    expect(body).toContain('gratis og uforpliktende');
    expect(body).toContain('Nygårdsgaten 5, 5015 Bergen');
    expect(body).toContain('40 00 00 00');
    expect(body).toContain('Vil du ha opplysningene dine slettet?');
    expect(body).toContain('kontakt@boligstyling.example');
    expect(body).toContain('https://www.boligstyling.example/personvern');
  });

  it.each(['won', 'lost'] as const)('promises nothing for a lead of status %s', (status) => {
    const { html, text } = confirmation({ status });
    for (const body of [html, text]) {
      expect(body).not.toMatch(
        /Nå spør vi|inntil tre stylister|1–2 virkedager|Slik går det videre/i,
      );
      expect(body).toContain('avsluttet');
      expect(body).toContain('Nygårdsgaten 5, 5015 Bergen');
    }
  });

  it('mentions an agent beside stylists only to an owner who wants both', () => {
    const reported = (agreedTo: readonly PartnerGroup[], changes: Partial<Lead> = {}) => {
      const notification = sampleNotification('owner-confirmation', changes);
      const consents = arrivalConsents('form', notification.createdAt, agreedTo);
      return messages.of({ ...notification, consents }).text.replace(/\s+/g, ' ');
    };
    const both = reported(['stylist', 'estate-agent']);
    expect(both).toContain('Nå spør vi stylister og eiendomsmeglere i Bergen');
    expect(both).toContain('Du har også sagt ja til én eiendomsmegler.');
    expect(both).toContain('Eiendomsmegler: Én megler kan kontakte deg');
    expect(reported(['stylist'])).not.toMatch(/megler/i);
    const alone = reported(['estate-agent'], { serviceType: 'Verdivurdering' });
    expect(alone).toContain('Eiendomsmegler: Én megler kan kontakte deg');
    expect(alone).not.toMatch(/også sagt|stylist/);
    expect(reported(['stylist', 'estate-agent'], { status: 'lost' })).not.toMatch(
      /spør vi|også sagt/,
    );
  });

  it('leaves out empty fields', () => {
    expect(confirmation().text).toContain('Størrelse');
    expect(confirmation({ propertySize: '' }).text).not.toContain('Størrelse');
  });

  it('says where to read the omitted text', () => {
    const { text } = confirmation({ message: SPAM });
    expect(text).toContain('Det du skrev med egne ord, ser du på siden');
  });

  it('greets without a name where the field holds something else', () => {
    expect(confirmation({ customerName: 'https://gevinst.example' }).text).toContain('\nHei\n');
  });
});

describe('an email to a proven mailbox', () => {
  const toOwners = NOTIFICATION_KINDS.filter((kind) => NOTIFICATION_RECIPIENTS[kind] === 'owner');

  it.each(toOwners)('carries no message of the sender’s: %s', (kind) => {
    const { to, subject, text, html } = messages.of(
      sampleNotification(kind, {
        ...{ customerName: SPAM, location: SPAM, address: SPAM, rooms: SPAM, preferredStyle: SPAM },
        ...{ message: SPAM, stylingNeeds: SPAM, additionalInfo: SPAM },
      }),
    );
    for (const part of ['vunnet', '90012345', '900 12 345', 'evil.shop']) {
      expect(`${subject} ${text} ${html}`).not.toContain(part);
    }
    expect(to).toEqual({ name: '', address: 'kari@nordmann.no' });
  });

  it.each(toOwners)('contains no link through a place name: %s', (kind) => {
    const { subject, text, html } = messages.of(
      sampleNotification(kind, { location: 'evil.shop', address: '' }),
    );
    expect(`${subject} ${text} ${html}`).not.toContain('evil');
  });

  it("names the home's registered place, not the typed one", () => {
    const elsewhere = { location: 'Oslo', municipality: '5501' };
    const { subject } = messages.of(sampleNotification('owner-link', elsewhere));
    expect(subject).toBe('Her er lenken din: Fullstyling i Tromsø');
  });

  it.each(['oslo', 'Oslo kommune', 'Grünerløkka'])('names Oslo, written as %s', (location) => {
    const unlocated = { location, municipality: null };
    const { subject } = messages.of(sampleNotification('owner-link', unlocated));
    expect(subject).toBe('Her er lenken din: Fullstyling i Oslo');
  });

  it.each(['Ring oss i dag', 'asdf', ''])('names no place for %j', (location) => {
    const unlocated = { location, municipality: null };
    const { subject } = messages.of(sampleNotification('owner-link', unlocated));
    expect(subject).toBe('Her er lenken din: Fullstyling');
  });

  it('names a typed place that exists', () => {
    const { subject, text } = messages.of(sampleNotification('owner-link'));
    expect(subject).toBe('Her er lenken din: Fullstyling i Bergen');
    expect(text).toContain('henvendelsen om fullstyling i Bergen.');
  });
});

describe('the lead notice to the operator', () => {
  it('goes to the contact address, with replies to the owner', () => {
    expect(notice()).toMatchObject({
      to: { name: 'Boligstyling', address: 'kontakt@boligstyling.example' },
      replyTo: { name: 'Kari Nordmann', address: 'kari@nordmann.no' },
      subject: 'Ny henvendelse: Fullstyling i Bergen – Kari Nordmann',
    });
  });

  it.each(['html', 'text'] as const)('has in %s every field, the time and a link', (form) => {
    const body = notice({ source: 'articles' })[form];
    expect(body).toContain('Ikke oppgitt');
    expect(body).toContain('Skal selge eiendommen: Ja');
    expect(body).toContain('articles');
    expect(body).toContain('20.11.2026 kl.\u00a013:00');
    expect(body).toContain('https://www.boligstyling.example/admin');
  });

  it('is found by the id in the log of erasures, and says to delete it then', () => {
    const notification = sampleNotification('lead-notification');
    const { html, text } = messages.of(notification);
    for (const body of [html, text]) expect(body).toContain(notification.lead.id);
    expect(text?.replace(/\s+/g, ' ')).toContain('slett også denne e-posten');
  });

  it('says that a held lead waits for the administrator', () => {
    const { subject, html, text } = notice({ suspicion: 'filled-in-too-fast' });
    expect(subject).toBe('Mulig søppelpost: Fullstyling i Bergen – Kari Nordmann');
    for (const body of [html, text]) expect(body).toContain('før du frigir den');
    expect(notice().text).not.toContain('før du frigir den');
    const flood = notice({ suspicion: 'too-many-to-address' });
    expect(flood.text).toContain('er brukt i mer enn 5 henvendelser i dag');
  });

  it("reaches the operator even if the owner's address is unusable", () => {
    const unanswerable = notice({ customerEmail: 'kari@nordmann.no, evil@example.no' });
    expect(unanswerable.to.address).toBe('kontakt@boligstyling.example');
    expect(unanswerable.replyTo).toBeUndefined();
  });
});

describe('every email', () => {
  it('has the brand’s colours, but leaves user text unchanged', () => {
    const reported = {
      customerName: 'Kari',
      stylingNeeds: 'Vegg i #1E4637, style="color:#1E4637"',
    };
    const own = new TemplateMessages(
      { ...SAMPLE_SETTINGS, colours: { primary: '#2b2d6e' } },
      SAMPLE_CLOCK,
    );
    const [before, after] = [messages, own].map(
      (each) => each.of(sampleNotification('lead-notification', reported)).html,
    );
    const count = (text = '', of = '') => text.split(of).length - 1;
    expect(count(before, '#2b2d6e')).toBe(0);
    expect(count(after, '#2b2d6e')).toBe(count(before, '#1E4637') - 2);
    expect(count(after, '#1E4637')).toBe(2);
  });

  it('keeps its Message-ID over attempts', () => {
    const notification = sampleNotification('lead-notification');
    const retried = messages.of({ ...notification, attempts: 2 });
    expect(retried.messageId).toBe(`<${notification.id}@boligstyling.example>`);
  });

  it('keeps line breaks of user text', () => {
    const { html, text } = notice({ message: 'Først dette.\r\n\r\nSå dette.' });
    expect(html).toContain('Først dette.<br /><br />Så dette.');
    expect(text).toMatch(/Melding: +Først dette\.\n\n +Så dette\./);
  });

  it('wraps plain text within 76 columns, except long words', () => {
    const { text } = notice({ message: 'Vi vil gjerne ha hjelp med stue og kjøkken. '.repeat(30) });
    const isWrapped = (line: string) => line.length <= 76 || line.includes('https://');
    expect(text.split('\n').filter((line) => !isWrapped(line))).toEqual([]);
  });

  it.each(NOTIFICATION_KINDS)(
    'loads nothing, and links only to the site and to calls: %s',
    (kind) => {
      const { html } = messages.of(sampleNotification(kind));
      expect(html).not.toMatch(/<(img|link|script|iframe)|url\(|@import/i);
      const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
      for (const href of links) {
        expect(href).toMatch(
          /^(https:\/\/www\.boligstyling\.example\/|mailto:kontakt@boligstyling\.example$|tel:\+4740000000$)/,
        );
      }
    },
  );
});
