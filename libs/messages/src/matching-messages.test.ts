import { sampleNotification } from '@boligstyling/application/testing';
import { ended } from '@boligstyling/domain';
import { samplePartner } from '@boligstyling/domain/testing';
import { describe, expect, it } from '@jest/globals';
import { TemplateMessages } from './template-messages.js';
import { SAMPLE_SETTINGS } from './testing/sample-settings.js';

const messages = new TemplateMessages(SAMPLE_SETTINGS);

const render = (...[kind, changes]: Parameters<typeof sampleNotification>) =>
  messages.of(sampleNotification(kind, changes));

describe('the letter that passes a lead on', () => {
  it('goes to the partner, and answers to it go to the owner', () => {
    expect(render('partner-assignment')).toMatchObject({
      to: { name: 'Stine Stylist', address: 'stine@stilogrom.no' },
      replyTo: { name: 'Kari Nordmann', address: 'kari@nordmann.no' },
      subject: 'Nytt oppdrag: Fullstyling i Bergen',
    });
  });

  it.each(['html', 'text'] as const)('has in %s all a stylist needs to call', (form) => {
    const body = render('partner-assignment')[form];
    for (const needed of [
      'Hei, Stine',
      'Kari Nordmann',
      '40 00 00 00',
      'kari@nordmann.no',
      'Nygårdsgaten 5, 5015 Bergen',
      'Fullstyling',
      '3 rom',
      '74 kvm',
      'Innen 1 måned',
      'Leilighet',
      'Stue og to soverom skal styles før visning.',
      'Ring etter kl. 16.',
    ]) {
      expect(body).toContain(needed);
    }
  });

  it('links to the page of its own assignment', () => {
    const notification = sampleNotification('partner-assignment');
    const other = sampleNotification('partner-assignment').assignments;
    const both = { ...notification, assignments: [...other, ...notification.assignments] };
    const { text } = messages.of(both);
    expect(text).toContain(
      `https://www.boligstyling.example/partner/svar/partner.${notification.assignmentId}`,
    );
    expect(text).not.toContain(other[0]?.assignment.id);
  });

  it('tells nothing of the owner in its subject', () => {
    const { subject } = render('partner-assignment', { location: 'Oslo' });
    expect(subject).not.toContain('Kari');
  });

  it('does not leave without an assignment', () => {
    const orphan = { ...sampleNotification('partner-assignment'), assignments: [] };
    expect(() => messages.of(orphan)).toThrow(
      expect.objectContaining({ name: 'DeliveryFault', canPass: false }),
    );
  });
});

describe('the letter that takes an assignment back', () => {
  it('goes to the partner, and answers to it go to the contact address', () => {
    const letter = render('assignment-withdrawn');
    expect(letter).toMatchObject({
      to: { address: 'stine@stilogrom.no' },
      replyTo: { address: 'kontakt@boligstyling.example' },
      subject: 'Trukket tilbake: Fullstyling i Bergen',
    });
    expect(letter.text).toContain('Du betaler ikke for oppdraget.');
    expect(letter.text).not.toContain('40 00 00 00');
  });
});

describe('the letter that says who got the request', () => {
  it('names those who have it now, and links to the owner’s page', () => {
    const notification = sampleNotification('owner-matched');
    const [first] = notification.assignments;
    if (!first) throw new Error('The sample has an assignment');
    const { assignment } = first;
    const partner = samplePartner({ name: 'Per', company: 'Rom AS', kind: 'interior-architect' });
    const gone = { assignment: ended(assignment, 'withdrawn', new Date()), partner };
    const { to, subject, text } = messages.of({ ...notification, assignments: [gone, first] });
    expect(to.address).toBe('kari@nordmann.no');
    expect(subject).toBe('Disse tar kontakt med deg');
    expect(text).toMatch(/Stylist: +Stine Stylist, Stil og Rom AS/);
    expect(text).not.toContain('Rom AS,');
    expect(text).not.toContain('Per');
    expect(text).toContain(
      `https://www.boligstyling.example/min-henvendelse/owner.${notification.leadId}`,
    );
  });

  it('says so when nobody has it any more', () => {
    const { subject, text } = messages.of({
      ...sampleNotification('owner-matched'),
      assignments: [],
    });
    expect(subject).toBe('Vi ser etter en stylist');
    expect(text).toContain('Ingen har henvendelsen din akkurat nå.');
  });
});

describe('the letter that says nobody could take a lead', () => {
  it('goes to the contact address and names the lead without its owner', () => {
    const { to, subject, text } = render('no-partner-notice');
    expect(to.address).toBe('kontakt@boligstyling.example');
    expect(subject).toBe('Ingen ledig partner: Fullstyling i Bergen');
    expect(text).not.toContain('Kari');
  });
});

describe('the confirmation', () => {
  it('links to the page where the owner follows the request', () => {
    const notification = sampleNotification('owner-confirmation');
    expect(messages.of(notification).html).toContain(
      `https://www.boligstyling.example/min-henvendelse/owner.${notification.leadId}`,
    );
  });
});
