import { sampleNotification } from '@boligstyling/application/testing';
import { ended, MASK } from '@boligstyling/domain';
import { samplePartner } from '@boligstyling/domain/testing';
import { describe, expect, it } from '@jest/globals';
import { TemplateMessages } from './template-messages.js';
import { SAMPLE_SETTINGS } from './testing/sample-settings.js';

const messages = new TemplateMessages(SAMPLE_SETTINGS);

const render = (...[kind, changes]: Parameters<typeof sampleNotification>) =>
  messages.of(sampleNotification(kind, changes));

const QUESTIONS = ['partner-question', 'partner-reminder'] as const;
const TO_THOSE_WHO_DO_NOT_KNOW = [...QUESTIONS, 'question-filled', 'assignment-withdrawn'] as const;

/** The same, of a partner who has not said yes. */
const renderUnknowing = (...[kind, changes]: Parameters<typeof sampleNotification>) => {
  const notification = sampleNotification(kind, changes);
  const asked = sampleNotification('partner-question').assignments[0];
  const [own] = notification.assignments;
  if (!asked || !own) throw new Error('The samples have an assignment');
  const assignment = { ...asked.assignment, id: own.assignment.id };
  return messages.of({ ...notification, assignments: [{ ...own, assignment }] });
};

describe('the letter that asks a partner', () => {
  it('goes to the partner, says what and until when, and answers to it go to us', () => {
    expect(render('partner-question')).toMatchObject({
      to: { name: 'Stine Stylist', address: 'stine@stilogrom.no' },
      replyTo: { address: 'kontakt@boligstyling.example' },
      subject: 'Fullstyling i Bergen. Svar innen mandag 23. november kl. 13.00',
    });
    expect(render('partner-reminder')).toMatchObject({
      replyTo: { address: 'kontakt@boligstyling.example' },
      subject: 'Påminnelse: Fullstyling i Bergen. Svar innen mandag 23. november kl. 13.00',
    });
  });

  it.each(['html', 'text'] as const)('has in %s what a stylist needs to decide', (form) => {
    const body = render('partner-question')[form].replaceAll('\u00a0', ' ').replace(/\s+/g, ' ');
    for (const needed of [
      'Svar innen mandag 23. november kl. 13.00',
      'Svarer du ikke, går den videre, og du betaler ingenting.',
      '5015',
      '3 rom',
      '74 kvm',
      'Innen 1 måned',
      'Ring etter kl. 16.',
      '500 kr + mva. Bare hvis du tar det. De tre første som sier ja, får oppdraget.',
      'Ta oppdraget – 500 kr',
      'Passer ikke',
      'Ingenting skjer bare av at e-posten åpnes.',
    ]) {
      expect(
        form === 'html' ? body.replace(/<[^>]*>\s*/g, ' ').replace(/\s+/g, ' ') : body,
      ).toContain(needed);
    }
  });

  it.each(TO_THOSE_WHO_DO_NOT_KNOW)('tells nothing of who asks, anywhere: %s', (kind) => {
    const letter = renderUnknowing(kind, {
      customerName: 'Kari-Anne Åsen',
      location: 'Bergen, Nygårdsgaten 5',
      rooms: '3 rom hos Åsen, 40 00 00 00',
      stylingNeeds: 'Skriv til kari@nordmann.no',
      message: 'Ring Kari på 400 00 000. Jeg bor i Nygårdsgaten 5.',
      propertyType: 'Leilighet (Åsen)',
      timeframe: 'Si fra til Kari-Anne',
    });
    const everything = JSON.stringify(letter).replaceAll('\u00a0', ' ');
    for (const secret of [/kari/i, /\banne\b/i, /åsen/i, /nygård/i, /nordmann/i, /40\D?0\D?0/]) {
      expect(everything).not.toMatch(secret);
    }
  });

  it('says where something is hidden, and keeps the owner’s own dots apart', () => {
    const { text } = render('partner-question', { message: 'Ja … ring Kari' });
    expect(text).toContain(`Ja ... ring ${MASK}`);
    expect(text.replace(/\s+/g, ' ')).toContain('Tegnet «…» står der noe er skjult');
  });

  it('names the place though the owner is called the same', () => {
    const { subject } = render('partner-question', { customerName: 'Liv Bergen' });
    expect(subject).toMatch(/^Fullstyling i Bergen\./);
  });

  it('costs nothing at a price of 0, and says so', () => {
    const notification = sampleNotification('partner-question');
    const [own] = notification.assignments;
    if (!own) throw new Error('The sample has an assignment');
    const assignments = [{ ...own, assignment: { ...own.assignment, priceOre: 0 } }];
    const { text } = messages.of({ ...notification, assignments });
    expect(text).toContain('Ta oppdraget – gratis');
    expect(text).not.toContain('mva.');
  });

  it('says how many have said yes', () => {
    const notification = sampleNotification('partner-question');
    const taken = sampleNotification('partner-assignment').assignments;
    const { text } = messages.of({
      ...notification,
      assignments: [...notification.assignments, ...taken],
    });
    expect(text.replace(/\s+/g, ' ')).toContain('får oppdraget. Én har sagt ja.');
  });
});

describe('the letter after a yes', () => {
  it('goes to the partner, and answers to it go to the owner', () => {
    expect(render('partner-assignment')).toMatchObject({
      to: { name: 'Stine Stylist', address: 'stine@stilogrom.no' },
      replyTo: { name: 'Kari Nordmann', address: 'kari@nordmann.no' },
      subject: 'Ring Kari: Fullstyling i Bergen',
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

  it('begins with the number to call, and says when and what the partner answers for', () => {
    const { html, text } = render('partner-assignment');
    const hrefs = [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
    expect(hrefs[0]).toBe('tel:+4740000000');
    const sentence = text.replace(/\s+/g, ' ');
    expect(sentence).toContain('Ring på en virkedag mellom kl. 09 og 21');
    expect(sentence).toContain('personvernforordningen artikkel 14');
    expect(sentence).toContain('slett dem etterpå');
    expect(sentence).toContain('Du kan angre til kl. 13:10');
  });

  it('names the owner in its subject only by what looks like a first name', () => {
    const { subject } = render('partner-assignment', { customerName: 'https://gevinst.example' });
    expect(subject).toBe('Ring eieren: Fullstyling i Bergen');
  });

  it('tells who knew the owner before there were questions how to decline', () => {
    const notification = sampleNotification('partner-assignment');
    const [own] = notification.assignments;
    if (!own) throw new Error('The sample has an assignment');
    const assignment = { ...own.assignment, state: 'legacy-open' as const, answeredAt: null };
    const { text } = messages.of({ ...notification, assignments: [{ ...own, assignment }] });
    expect(text).toContain('Passer det ikke?');
    expect(text).not.toContain('angre');
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
    expect(letter.text).toContain('Kari Nordmann');
    expect(letter.text).not.toContain('40 00 00 00');
  });

  it('asks whoever was only asked for nothing', () => {
    const { text } = renderUnknowing('assignment-withdrawn');
    expect(text.replace(/\s+/g, ' ')).toContain('Du trenger ikke svare, og du betaler ingenting.');
    expect(text).not.toContain('slett');
  });
});

describe('what else a partner who holds the contact details is told', () => {
  it('that the owner has corrected them', () => {
    const { text, replyTo } = render('partner-correction', { customerPhone: '41234567' });
    expect(text).toContain('41 23 45 67');
    expect(replyTo?.address).toBe('kontakt@boligstyling.example');
  });

  it('that nobody has called, with the number first', () => {
    expect(render('partner-not-called').html).toMatch(/href="tel:\+4740000000"/);
  });

  it('to forget them after an undo, without naming her again', () => {
    const { html, subject, text } = render('assignment-undone');
    for (const told of [html, subject, text]) expect(told).not.toMatch(/Kari|40 00 00 00|Nygård/);
    expect(text).toContain('slett navn, telefon, e-post og adresse');
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
