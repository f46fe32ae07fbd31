import type { ClaimedNotification, PartnerAssignment, SignedLink } from '@boligstyling/application';
import { sampleLead, sampleNotification } from '@boligstyling/application/testing';
import {
  arrivalConsents,
  type ConfirmedPurpose,
  daysAfter,
  deadlineText,
  type DisputeDecision,
  ended,
  type Lead,
  MASK,
  type NotificationKind,
  type PartnerGroup,
  PARTNER_GROUPS,
  referenceOf,
  type Sale,
  undoUntil,
  type WithdrawnBy,
} from '@boligstyling/domain';
import { samplePartner, sampleSale } from '@boligstyling/domain/testing';
import { describe, expect, it } from '@jest/globals';
import { TemplateMessages } from './template-messages.js';
import { SAMPLE_CLOCK, SAMPLE_SETTINGS } from './testing/sample-settings.js';

const messages = new TemplateMessages(SAMPLE_SETTINGS, SAMPLE_CLOCK);

const render = (...[kind, changes]: Parameters<typeof sampleNotification>) =>
  messages.of(sampleNotification(kind, changes));

const QUESTIONS = ['partner-offer', 'partner-reminder'] as const;
const TO_THOSE_WHO_DO_NOT_KNOW = [...QUESTIONS, 'offer-filled', 'assignment-withdrawn'] as const;

const renderUnknowing = (...[kind, changes]: Parameters<typeof sampleNotification>) => {
  const notification = sampleNotification(kind, changes);
  const asked = sampleNotification('partner-offer').assignments[0];
  const [own] = notification.assignments;
  if (!asked || !own) throw new Error('The samples have an assignment');
  const assignment = { ...asked.assignment, id: own.assignment.id };
  return messages.of({ ...notification, assignments: [{ ...own, assignment }] });
};

const OF_A_JOB = [
  ...QUESTIONS,
  ...([
    'partner-assignment',
    'partner-correction',
    'assignment-undone',
    'dispute-decided',
    'sale-due-again',
  ] as const),
];

describe.each(OF_A_JOB)('%s', (kind) => {
  it.each(['html', 'text'] as const)(
    'has in %s the same reference as invoice and erasure',
    (form) => {
      const notification = sampleNotification(kind);
      const reference = referenceOf(notification.assignmentId!);
      expect(messages.of(notification)[form]).toContain(reference);
    },
  );
});

describe('the email that asks a partner', () => {
  it('goes to the partner with job and deadline, and replies come to us', () => {
    expect(render('partner-offer')).toMatchObject({
      to: { name: 'Stine Stylist', address: 'stine@stilogrom.no' },
      replyTo: { address: 'kontakt@boligstyling.example' },
      subject: 'Fullstyling i Bergen. Svar innen mandag 23. november kl. 13:00',
    });
    expect(render('partner-reminder')).toMatchObject({
      replyTo: { address: 'kontakt@boligstyling.example' },
      subject: 'Påminnelse: Fullstyling i Bergen. Svar innen mandag 23. november kl. 13:00',
    });
  });

  it.each(['html', 'text'] as const)('has in %s what a stylist needs to decide', (form) => {
    const body = render('partner-offer')[form].replaceAll('\u00a0', ' ').replace(/\s+/g, ' ');
    for (const needed of [
      'Svar innen mandag 23. november kl. 13:00',
      'Svarer du ikke, går den videre, og du betaler ingenting.',
      '5015',
      '3 rom',
      '74 kvm',
      'Innen 1 måned',
      'Ring etter kl. 16.',
      '500 kr + mva. Bare hvis du tar det. De tre første som sier ja, får kontaktopplysningene, og eieren velger.',
      'Ta oppdraget – 500 kr',
      'Passer ikke',
      'Ingenting skjer bare av at e-posten åpnes.',
    ]) {
      expect(
        form === 'html' ? body.replace(/<[^>]*>\s*/g, ' ').replace(/\s+/g, ' ') : body,
      ).toContain(needed);
    }
  });

  it('counts each partner with the home once, also through a merged lead', () => {
    const stylist = { partnerId: 'anne', partnerGroup: 'stylist' } as const;
    const mergedReveals = [stylist, stylist, { ...stylist, partnerId: 'berit' }];
    const agent = { partnerId: 'magne', partnerGroup: 'estate-agent' } as const;
    const asked = sampleNotification('partner-reminder');
    const { text } = messages.of({ ...asked, mergedReveals: [...mergedReveals, agent] });
    expect(text.replace(/\s+/g, ' ')).toContain(
      'De tre første som sier ja, får kontaktopplysningene, og eieren velger. To har sagt ja.',
    );
  });

  it.each(['partner-offer', 'partner-assignment', 'dispute-decided'] as const)(
    'names MVA beside the price only where it is charged: %s',
    (kind) => {
      const reported = (asksForVat: boolean) =>
        messages.of({ ...sampleNotification(kind), asksForVat });
      expect(reported(true).text.replace(/\s+/g, ' ')).toMatch(/500 kr (kr )?\+ mva\./);
      const { html, text } = reported(false);
      expect(text).toMatch(/500\skr/);
      expect(html + text).not.toContain('mva');
    },
  );

  it.each(TO_THOSE_WHO_DO_NOT_KNOW)('reveals no owner: %s', (kind) => {
    const email = renderUnknowing(kind, {
      customerName: 'Kari-Anne Åsen',
      location: 'Bergen, Nygårdsgaten 5',
      rooms: '3 rom hos Åsen, 40 00 00 00',
      stylingNeeds: 'Skriv til kari@nordmann.no',
      message: 'Ring Kari på 400 00 000. Jeg bor i Nygårdsgaten 5.',
      propertyType: 'Leilighet (Åsen)',
      timeframe: 'Si fra til Kari-Anne',
    });
    // An id may contain any digits.
    const everything = JSON.stringify(email)
      .replaceAll('\u00a0', ' ')
      .replace(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g, '');
    for (const secret of [/kari/i, /\banne\b/i, /åsen/i, /nygård/i, /nordmann/i, /40\D?0\D?0/]) {
      expect(everything).not.toMatch(secret);
    }
  });

  it('marks hidden parts, and keeps the owner’s own dots apart', () => {
    const { text } = render('partner-offer', { message: 'Ja … ring Kari' });
    expect(text).toContain(`Ja ... ring ${MASK}`);
    expect(text.replace(/\s+/g, ' ')).toContain('Tegnet «…» står der noe er skjult');
  });

  it('does not explain the mask where nothing is masked', () => {
    for (const kind of ['partner-offer', 'partner-reminder'] as const) {
      const { html, text } = render(kind);
      expect(text).toContain('Ring etter kl. 16.');
      expect(html + text).not.toContain('«…»');
    }
  });

  it('names the place even if the owner has the same name', () => {
    const { subject } = render('partner-offer', { customerName: 'Liv Bergen' });
    expect(subject).toMatch(/^Fullstyling i Bergen\./);
  });

  it('is free at a price of 0, and says so', () => {
    const notification = sampleNotification('partner-offer');
    const [own] = notification.assignments;
    if (!own) throw new Error('The sample has an assignment');
    const assignments = [{ ...own, assignment: { ...own.assignment, priceOre: 0 } }];
    const { text } = messages.of({ ...notification, assignments });
    expect(text).toContain('Ta oppdraget – gratis');
    expect(text).not.toContain('mva.');
  });

  it('states how many have accepted', () => {
    const notification = sampleNotification('partner-offer');
    const [other] = sampleNotification('partner-assignment').assignments;
    const taken = { ...other!, assignment: { ...other!.assignment, partnerId: 'berit' } };
    const { text } = messages.of({
      ...notification,
      assignments: [...notification.assignments, taken],
    });
    expect(text.replace(/\s+/g, ' ')).toContain('og eieren velger. Én har sagt ja.');
  });
});

describe('the email after an acceptance', () => {
  it('goes to the partner, with replies to the owner', () => {
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

  it('links to the page of its assignment', () => {
    const notification = sampleNotification('partner-assignment');
    const other = sampleNotification('partner-assignment').assignments;
    const both = { ...notification, assignments: [...other, ...notification.assignments] };
    const { text } = messages.of(both);
    expect(text).toContain(
      `https://www.boligstyling.example/partner/svar#partner.${notification.assignmentId}`,
    );
    expect(text).not.toContain(other[0]?.assignment.id);
  });

  it("begins with the number to call, and names the time and the partner's duties", () => {
    const { html, text } = render('partner-assignment');
    const hrefs = [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
    expect(hrefs[0]).toBe('tel:+4740000000');
    const sentence = text.replace(/\s+/g, ' ');
    expect(sentence).toContain('Ring på en virkedag mellom kl. 09 og 21');
    expect(sentence).toContain('personvernforordningen artikkel 14');
    expect(sentence).toContain('slett dem etterpå');
    expect(sentence).toContain('Du kan angre til kl. 13:10');
    expect(sentence).toContain('Sier du fra hvordan det gikk, kan du ikke angre lenger.');
  });

  it("has the owner's first name in the subject only if it looks like a name", () => {
    const { subject } = render('partner-assignment', { customerName: 'https://gevinst.example' });
    expect(subject).toBe('Ring eieren: Fullstyling i Bergen');
  });

  it('offers no undo after a report, also when delayed', () => {
    const notification = sampleNotification('partner-assignment');
    const [own] = notification.assignments;
    if (!own) throw new Error('The sample has an assignment');
    const assignment = { ...own.assignment, report: 'contacted' as const };
    const { text } = messages.of({ ...notification, assignments: [{ ...own, assignment }] });
    expect(text).not.toContain('angre');
    expect(text).toContain('Prisen er');
  });

  it('offers no undo after its deadline, as after a night without a mail server', () => {
    const notification = sampleNotification('partner-assignment');
    const until = undoUntil(notification.assignments[0]!.assignment)!;
    const textAt = (now: Date) =>
      new TemplateMessages(SAMPLE_SETTINGS, { now: () => now }).of(notification).text;
    expect(textAt(new Date(until.getTime() - 1))).toContain('Du kan angre til');
    const late = textAt(until);
    expect(late).toContain('Prisen er');
    expect(late).not.toMatch(/angre|Tok du feil/);
  });

  it('names no price of a sale waived since, as after a day without a mail server', () => {
    const textOf = (ownSale: Sale) =>
      messages.of({ ...sampleNotification('partner-assignment'), ownSale }).text;
    expect(textOf(sampleSale())).toContain('Prisen er');
    const settledAsWaived = textOf(sampleSale({ paymentStatus: 'credited' }));
    expect(settledAsWaived).toContain('Du betaler ikke for oppdraget.');
    expect(settledAsWaived).not.toContain('Prisen er');
  });

  it('is not sent without an assignment', () => {
    const orphan = { ...sampleNotification('partner-assignment'), assignments: [] };
    expect(() => messages.of(orphan)).toThrow(
      expect.objectContaining({ name: 'DeliveryFault', canPass: false }),
    );
  });
});

describe('for an owner who prefers email', () => {
  const BY_EMAIL = { contactByEmail: true };
  const words = (kind: Parameters<typeof render>[0]) =>
    render(kind, BY_EMAIL).text.replace(/\s+/g, ' ');
  const firstLink = (kind: Parameters<typeof render>[0], changes = {}) =>
    /href="([^"]*)"/.exec(render(kind, { ...BY_EMAIL, ...changes }).html)?.[1];

  it('asks the partner to write, not to call', () => {
    expect(render('partner-assignment', BY_EMAIL).subject).toBe(
      'Skriv til Kari: Fullstyling i Bergen',
    );
    expect(words('partner-assignment')).toContain('helst på e-post');
    expect(words('partner-assignment')).toContain('Må du ringe, gjør det på en virkedag');
    expect(words('partner-assignment')).toMatch(/Kontakt meg på e-post: Ja/);
    expect(words('partner-correction')).toContain('heller ha e-post enn å bli ringt opp');
    expect(words('partner-not-called')).toContain('Skriv så snart du kan.');
    for (const kind of ['partner-assignment', 'partner-not-called'] as const) {
      expect(firstLink(kind)).toBe('mailto:kari@nordmann.no');
      expect(firstLink(kind, { customerEmail: 'kari@nordmann.no, evil@example.no' })).toBe(
        'tel:+4740000000',
      );
    }
  });

  it('says the partner will write', () => {
    expect(words('owner-matched')).toContain('Stine skriver til deg');
    expect(words('owner-matched')).toContain('på e-post, slik du har bedt om');
    expect(words('owner-confirmation')).toMatch(/Kontakt meg på e-post: Ja/);
  });

  it('says nothing of it otherwise', () => {
    for (const kind of ['partner-assignment', 'owner-confirmation', 'partner-offer'] as const) {
      expect(render(kind).text).not.toContain('Kontakt meg på e-post');
    }
    expect(render('partner-offer', BY_EMAIL).text).not.toContain('Kontakt meg');
    expect(render('partner-correction').text).toMatch(/mellom kl\.\s09 og 21/);
  });
});

describe('the email about a correction', () => {
  const rendered = (changes: Partial<Lead>) =>
    messages.of(sampleNotification('partner-correction', changes)).text.replaceAll(/\s+/g, ' ');

  it('marks what was corrected, and nothing else', () => {
    const text = rendered({ message: 'Ring etter kl. 16.' });
    expect(text).toMatch(/Telefon \(rettet\): 40 00 00 00/);
    expect(text).toContain('Melding (rettet): Ring etter kl. 16.');
    expect(text.match(/\(rettet\)/g)).toHaveLength(2);
  });

  it('names what the owner took away', () =>
    expect(rendered({ message: '' })).toContain('Melding (rettet): Tatt bort'));
});

describe('the email that withdraws an assignment', () => {
  it('goes to the partner, with replies to the contact address', () => {
    const email = render('assignment-withdrawn');
    expect(email).toMatchObject({
      to: { address: 'stine@stilogrom.no' },
      replyTo: { address: 'kontakt@boligstyling.example' },
      subject: 'Trukket tilbake: Fullstyling i Bergen',
    });
    expect(email.text).toContain('Du betaler ikke for oppdraget.');
    expect(email.text).toContain('Kari Nordmann');
    expect(email.text).not.toContain('40 00 00 00');
  });

  it('does not call an assignment free that the partner had begun', () => {
    const notification = sampleNotification('assignment-withdrawn');
    const assignments = notification.assignments.map((each) => ({
      ...each,
      assignment: ended({ ...each.assignment, report: 'contacted' }, 'withdrawn', new Date()),
    }));
    const withSale = (ownSale: Sale | null) =>
      messages.of({ ...notification, assignments, ownSale }).text.replace(/\s+/g, ' ');
    const createdAt = assignments[0]!.assignment.answeredAt!;
    const due = withSale(sampleSale({ createdAt }));
    expect(due).not.toContain('Du betaler ikke');
    expect(due).toContain('Du har sagt fra hvordan det gikk, så du betaler som avtalt.');
    expect(due).toMatch(/si fra på siden for oppdraget til .* Se oppdraget: https:/);
    const settledAsWaived = sampleSale({ paymentStatus: 'credited' });
    for (const sale of [settledAsWaived, null]) {
      expect(withSale(sale)).toContain('Du betaler ikke for oppdraget.');
    }
  });

  it('links to the dispute page while it is open, and tells a partner in dispute to wait', () => {
    const notification = sampleNotification('assignment-withdrawn');
    const [own] = notification.assignments;
    const assignment = ended({ ...own!.assignment, report: 'contacted' }, 'withdrawn', new Date());
    const { answeredAt } = assignment;
    const textAfter = (days: number, ownSale = sampleSale({ createdAt: answeredAt! })) =>
      messages
        .of({
          ...notification,
          ...{ createdAt: daysAfter(answeredAt!, days), ownSale },
          assignments: [{ ...own!, assignment }],
        })
        .text.replace(/\s+/g, ' ');
    const until = deadlineText(daysAfter(answeredAt!, 14), answeredAt!).replace('\u00a0', ' ');
    const page = `Mener du at det er feil, kan du si fra på siden for oppdraget til ${until}.`;
    expect(textAfter(13.9)).toContain(page);
    const late = textAfter(14);
    expect(late).toContain('Mener du at det er feil, svar på denne e-posten.');
    expect(late).not.toContain('kan du si fra');
    const said = { reason: 'duplicate', text: null, at: answeredAt!, answer: null } as const;
    const dispute = { ...said, decision: null, decidedAt: null };
    const disputed = sampleSale({ createdAt: answeredAt!, dispute });
    const waits = textAfter(3, disputed);
    expect(waits).toContain('så du betaler som avtalt. Du har sagt fra at det er feil, og vi');
    expect(waits).not.toContain('Mener du');
  });

  it('says why the sale is due where the partner has not reported', () => {
    const notification = sampleNotification('assignment-withdrawn');
    const assignments = notification.assignments.map((each) => ({
      ...each,
      assignment: ended(each.assignment, 'withdrawn', new Date()),
    }));
    const withSale = (ownSale: Sale) =>
      messages.of({ ...notification, assignments, ownSale }).text.replace(/\s+/g, ' ');
    const begun = withSale(sampleSale());
    expect(begun).toContain('Oppdraget var kommet i gang, så du betaler som avtalt. Mener du');
    const at = new Date();
    const said = { reason: 'duplicate', text: null, at, answer: 'Nei.', decidedAt: at } as const;
    const refused = withSale(sampleSale({ dispute: { ...said, decision: 'refused' } }));
    expect(refused).toContain('Vi har svart at oppdraget skal betales, og det står.');
    expect(refused).not.toContain('Mener du at det er feil');
    for (const email of [begun, refused]) expect(email).not.toContain('Du har sagt fra');
  });

  it('states beside the subject the duties of a partner with contact', () => {
    const { html } = render('assignment-withdrawn');
    expect(html).toContain('Ikke ta kontakt, og slett opplysningene.');
    expect(html).not.toContain('Du trenger ikke gjøre noe.');
  });

  it('asks nothing of a partner that was only asked', () => {
    const { html, text } = renderUnknowing('assignment-withdrawn');
    expect(html).toContain('Du trenger ikke gjøre noe.');
    expect(text.replace(/\s+/g, ' ')).toContain('Du trenger ikke svare, og du betaler ingenting.');
    expect(text).not.toContain('slett');
  });

  const offerEndedBy = (withdrawnBy: WithdrawnBy | null) => {
    const notification = sampleNotification('assignment-withdrawn');
    const [asked] = sampleNotification('partner-offer').assignments;
    if (!asked) throw new Error('The samples have an assignment');
    const id = notification.assignmentId!;
    const assignment = { ...ended(asked.assignment, 'withdrawn', new Date()), id, withdrawnBy };
    const email = messages.of({ ...notification, assignments: [{ ...asked, assignment }] });
    return { ...email, text: email.text.replace(/\s+/g, ' ') };
  };

  it('says that another assignment for the same home is unaffected', () => {
    const { subject, text } = offerEndedBy('holds');
    expect(subject).toBe('Du har denne fra før: Fullstyling');
    expect(text).toContain('Det endrer ingenting ved det oppdraget.');
    expect(text).not.toContain('trukket tilbake');
    expect(offerEndedBy('merged').text).not.toContain('fra før');
  });

  it('gives the reason, and the subject of a new question, where home or service was corrected', () => {
    const textOf = (by: WithdrawnBy | null) => offerEndedBy(by).text;
    const why = 'Stedet der boligen er, er rettet.';
    expect(textOf('moved')).toContain(
      `${why} Får du et nytt spørsmål om den, gjelder det der den er nå.`,
    );
    const service = 'Eieren har rettet tjenesten. Får du et nytt spørsmål om boligen, gjelder det';
    expect(textOf('service')).toContain(`${service} tjenesten som er riktig nå.`);
    for (const other of ['closed', null] as const) {
      expect(textOf(other)).not.toMatch(/er rettet|har rettet/);
    }
  });

  it("names the partner's kind at the time, where it was changed and may be a slip", () => {
    const why = 'Spørsmålet gikk til deg som stylist, og vi har nå notert noe annet om deg.';
    expect(offerEndedBy('kind').text).toContain(`${why} Stemmer ikke det, svar på denne e-posten.`);
    expect(offerEndedBy('administrator').text).not.toContain(why);
  });
});

describe.each([
  ['assignment-withdrawn', 'Trukket tilbake: Fullstyling'],
  ['offer-filled', 'Tatt av andre: Fullstyling'],
] as const)('the letter that ends a question: %s', (kind, subject) => {
  it('identifies the question by reference and day, without the place, which may have changed', () => {
    const email = renderUnknowing(kind, { location: 'Oslo' });
    expect(email.subject).toBe(subject);
    expect(email.text).toMatch(
      /Referanse: +[0-9A-F]{8}\nTjeneste: +Fullstyling\nSpurt: +\d+\. \w+ 2026/,
    );
    for (const reported of [email.text, email.html]) expect(reported).not.toContain('Oslo');
  });
});

describe('the emails about a ruling', () => {
  const at = new Date('2026-11-25T13:00:00.000Z');
  const said = { reason: 'duplicate', text: null, at, answer: 'Den er ny.' } as const;
  const dispute = { ...said, decision: 'refused', decidedAt: at } as const;
  const partner = samplePartner();
  const emailsOf = (changes: Partial<Sale> = {}) => {
    const sale = sampleSale({ dispute, ...changes });
    const ofTheSale = { id: 'n', kind: 'sale-ruling', attempts: 1, requestId: null } as const;
    return [
      messages.of({ ...sampleNotification('dispute-decided'), ownSale: sale }),
      messages.of({ ...ofTheSale, sale, partner }),
    ].map((email) => ({ ...email, text: email.text.replace(/\s+/g, ' ') }));
  };

  it('say that the sale stays, with the reason', () => {
    for (const { subject, text } of emailsOf()) {
      expect(subject).toMatch(/^Ikke kreditert: /);
      expect(text).toContain('det kostet, skal likevel betales.');
      expect(text).toContain('Den er ny.');
    }
  });

  it.each<[string, Partial<Sale>]>([
    ['credited', { paymentStatus: 'credited' }],
    ['to go back', { paymentStatus: 'paid', toPayBackSince: at }],
  ])('say that nothing is due where it is %s since it was refused', (_, changes) => {
    for (const { html, subject, text } of emailsOf(changes)) {
      expect(subject).toMatch(/^Kreditert: /);
      expect(text).toContain('Du betaler ikke de 500 kr');
      for (const reported of ['likevel', 'Oppdraget står', 'Den er ny.']) {
        expect(html).not.toContain(reported);
      }
    }
  });
});

describe('the emails about a ruling on a paid sale', () => {
  const at = new Date('2026-11-25T13:00:00.000Z');
  const textOf = (decision: DisputeDecision, changes: Partial<Sale>) => {
    const dispute = { reason: 'duplicate', text: null, at, answer: null, decidedAt: at } as const;
    const ownSale = sampleSale({ dispute: { ...dispute, decision }, ...changes });
    const { text } = messages.of({ ...sampleNotification('dispute-decided'), ownSale });
    return text.replace(/\s+/g, ' ');
  };

  it('promise money back, and a credit note only for an invoiced sale', () => {
    const text = textOf('credited', { paymentStatus: 'paid', toPayBackSince: at });
    expect(text).toContain('Du har betalt det, og hører fra oss om pengene.');
    expect(text).not.toContain('kreditnota');
    expect(textOf('credited', { paymentStatus: 'credited' })).toContain('får du en kreditnota.');
  });

  it('ask nobody to pay twice', () => {
    const reported = 'skal likevel betales. Det er betalt, så du trenger ikke gjøre noe.';
    expect(textOf('refused', { paymentStatus: 'paid' })).toContain(reported);
    expect(textOf('refused', {})).not.toContain('Det er betalt');
  });
});

describe('the email that a sale is due again', () => {
  const notification = sampleNotification('sale-due-again');
  const [own] = notification.assignments;
  const { answeredAt } = own!.assignment;
  const emailAfter = (days: number, changes: Partial<Sale> = {}) => {
    const createdAt = daysAfter(answeredAt!, days);
    const ownSale = sampleSale({ dueAgainAt: createdAt, ...changes });
    const email = messages.of({ ...notification, createdAt, ownSale });
    return { ...email, text: email.text.replace(/\s+/g, ' ') };
  };

  it('gives reason, price and dispute page with its deadline, and nothing of the owner', () => {
    const { subject, text, to, replyTo } = emailAfter(20);
    expect(subject).toBe('Skal betales likevel: Fullstyling i Bergen');
    expect(to.address).toBe('stine@stilogrom.no');
    expect(replyTo?.address).toBe('kontakt@boligstyling.example');
    expect(text).toContain('den samme som en annen, så du slapp å betale for begge.');
    expect(text).toContain('Det gjelder ikke lenger, og oppdraget koster 500 kr + mva');
    const until = deadlineText(daysAfter(answeredAt!, 34), answeredAt!).replace('\u00a0', ' ');
    expect(text).toContain(`kan du si fra på siden for oppdraget til ${until}.`);
    expect(text).toContain('/partner/svar#');
    for (const reported of ['Kari', 'Nygårdsgaten', '40 00 00 00'])
      expect(text).not.toContain(reported);
    expect(text).not.toContain('Det er betalt');
  });

  it('asks for no more than is unpaid', () => {
    const { text } = emailAfter(20, { paymentStatus: 'paid' });
    expect(text).toContain('Det er betalt, så du trenger ikke gjøre noe.');
  });

  it('says that it was credited where a waiver is undone', () => {
    const undoneAt = daysAfter(answeredAt!, 20);
    const was = { paymentStatus: 'pending', settledAt: null, toPayBackSince: null } as const;
    const waiver = { at: answeredAt!, was, undoneAt, reason: 'Kari', isSuperseded: false };
    for (const changes of [{}, { paymentStatus: 'paid', dueAgainAt: null }] as const) {
      const { text } = emailAfter(20, { waivers: [waiver], ...changes });
      expect(text).toContain('Vi hadde kreditert oppdraget under. Det gjelder ikke lenger');
      expect(text).not.toMatch(/Kari|den samme som en annen/);
    }
    const merged = emailAfter(20, { waivers: [{ ...waiver, undoneAt: answeredAt! }] });
    expect(merged.text).toContain('den samme som en annen');
    const credited = emailAfter(20, { waivers: [waiver], paymentStatus: 'credited' });
    expect(credited.text).toContain('Oppdraget under er kreditert, så du betaler ikke for det.');
  });

  it('says that nothing is due where the sale is waived again', () => {
    const { subject, text } = emailAfter(20, { paymentStatus: 'credited' });
    expect(subject).toBe('Skal ikke betales: Fullstyling i Bergen');
    expect(text).toContain('du betaler ikke for oppdraget.');
    expect(text).not.toContain('500 kr');
  });

  it("links to the partner page once the assignment's link has expired or soon will", () => {
    for (const [days, page] of [
      [50, '/partner/svar#'],
      [61, 'https://www.boligstyling.example/partner '],
    ] as const) {
      const { text } = emailAfter(days);
      expect(text).toContain('Mener du at det er feil, svar på denne e-posten.');
      expect(text).toContain(page);
    }
  });
});

describe('the email that two leads are merged', () => {
  const notification = sampleNotification('leads-merged');
  const textOf = (ownSale: Sale | null) =>
    messages.of({ ...notification, ownSale }).text.replace(/\s+/g, ' ');
  const CREDIT = 'Står den allerede på en faktura, får du en kreditnota.';

  it('names the later lead and its price, and nothing of the owner', () => {
    const text = textOf(sampleSale({ paymentStatus: 'credited' }));
    expect(text).toContain('så henvendelsen under regnes som en del av den tidligere.');
    expect(text).toContain(`Du betaler bare for den tidligere, ikke for denne. ${CREDIT}`);
    for (const reported of ['Kari', 'Nygårdsgaten', '40 00 00 00'])
      expect(text).not.toContain(reported);
  });

  it('promises paid money back', () => {
    const text = textOf(sampleSale({ paymentStatus: 'paid', toPayBackSince: new Date() }));
    expect(text).toContain('Du har betalt for den, og hører fra oss om pengene.');
    expect(text).not.toContain(CREDIT);
  });

  it('promises no credit note where the later lead was free', () => {
    expect(textOf(null)).toContain('ikke for denne.');
    expect(textOf(null)).not.toContain(CREDIT);
  });

  it('promises no credit where the later lead is still due', () => {
    const text = textOf(sampleSale());
    expect(text).toContain('Det endrer ikke hva du betaler.');
    expect(text).not.toContain(CREDIT);
  });
});

it.each([
  'assignment-withdrawn',
  'dispute-decided',
  'leads-merged',
  'partner-not-called',
  'sale-due-again',
] as const)('%s leads to the partner’s own page once the link to the job opens no more', (kind) => {
  const notification = sampleNotification(kind);
  const [own] = notification.assignments;
  const reported = { ...own!.assignment, report: 'contacted' as const };
  const assignment =
    kind === 'assignment-withdrawn' ? ended(reported, 'withdrawn', new Date()) : reported;
  const textAfter = (days: number) =>
    messages.of({
      ...{ ...notification, assignments: [{ ...own!, assignment }] },
      ownSale: notification.ownSale ?? sampleSale(),
      createdAt: daysAfter(assignment.offeredAt, days),
    }).text;
  expect(textAfter(59)).toContain('/partner/svar#');
  expect(textAfter(60)).toMatch(/Til siden din: https:\/\/www.boligstyling.example\/partner\s/);
  expect(textAfter(60)).not.toContain('/partner/svar');
});

describe('other emails to a partner with contact details', () => {
  it('report corrections by the owner', () => {
    const { text, replyTo } = render('partner-correction', { customerPhone: '41234567' });
    expect(text).toContain('41 23 45 67');
    expect(text).toContain('https://www.boligstyling.example/partner');
    expect(replyTo?.address).toBe('kontakt@boligstyling.example');
  });

  it('report that nobody has called, with the number first', () => {
    expect(render('partner-not-called').html).toMatch(/href="tel:\+4740000000"/);
  });

  it('ask for deletion after an undo, without naming the owner again', () => {
    const { html, subject, text } = render('assignment-undone');
    for (const reported of [html, subject, text])
      expect(reported).not.toMatch(/Kari|40 00 00 00|Nygård/);
    expect(text).toContain('slett navn, telefon, e-post og adresse');
  });
});

describe('the email about the partner that accepted', () => {
  it('describes that partner with its contact details, and links to the page', () => {
    const notification = sampleNotification('owner-matched');
    const other = sampleNotification('owner-matched').assignments.map((each) => ({
      ...each,
      partner: samplePartner({ name: 'Per Rom' }),
    }));
    const assignments = [...other, ...notification.assignments];
    const { to, subject, text } = messages.of({ ...notification, assignments });
    expect(to.address).toBe('kari@nordmann.no');
    expect(subject).toBe('Stine tar kontakt med deg');
    expect(text).toContain('Stine ringer deg');
    expect(text).not.toContain('Nettsted');
    const presented = notification.assignments.map((each) => ({
      ...each,
      partner: { ...each.partner, website: 'https://www.stilogrom.no/' },
    }));
    expect(messages.of({ ...notification, assignments: presented }).text).toMatch(
      /Nettsted: +stilogrom\.no/,
    );
    expect(text).toMatch(/Stylist: +Stine Stylist, Stil og Rom AS/);
    expect(text).toMatch(/Telefon: +40 00 00 01/);
    expect(text).not.toContain('Per Rom');
    expect(text).toContain(
      `https://www.boligstyling.example/min-henvendelse#owner.${notification.leadId}`,
    );
  });

  it('names every accepted partner when it has no assignment', () => {
    const notification = { ...sampleNotification('owner-matched'), assignmentId: null };
    const [first] = notification.assignments;
    if (!first) throw new Error('The sample has an assignment');
    const partner = samplePartner({ name: 'Per', company: 'Rom AS', kind: 'interior-architect' });
    const gone = {
      assignment: ended(first.assignment, 'withdrawn', new Date()),
      partner: samplePartner({ name: 'Gina' }),
    };
    const assignments = [gone, first, { ...first, partner }];
    const { subject, text } = messages.of({ ...notification, assignments });
    expect(subject).toBe('Disse tar kontakt med deg');
    expect(text).toMatch(/Stylist: +Stine Stylist, Stil og Rom AS/);
    expect(text).toMatch(/Interiørarkitekt: +Per, Rom AS/);
    expect(text).not.toContain('Gina');
  });

  it('does not attribute the styling to an agent', () => {
    for (const kind of ['owner-matched', 'owner-partner-left'] as const) {
      const of = (lead: Parameters<typeof render>[1]) => {
        const notification = sampleNotification(kind, lead);
        const assignments = notification.assignments.map((each) => ({
          ...each,
          assignment: { ...each.assignment, partnerGroup: 'estate-agent' as const },
        }));
        return messages.of({ ...notification, assignments }).text.replace(/\s+/g, ' ');
      };
      expect(of({})).toContain(' ja til henvendelsen din, ');
      expect(of({})).not.toMatch(/fullstyling/i);
      expect(of({ serviceType: 'Verdivurdering' })).toContain(' ja til verdivurdering i Bergen, ');
    }
  });

  it('tells an agent beside stylists nothing written to those', () => {
    for (const kind of ['partner-assignment', 'partner-correction'] as const) {
      const notification = sampleNotification(kind);
      const assignments = notification.assignments.map((each) => ({
        ...each,
        assignment: { ...each.assignment, partnerGroup: 'estate-agent' as const },
      }));
      const { html, text } = messages.of({ ...notification, assignments });
      expect(text).toMatch(/Kari Nordmann[^]*40 00 00 00[^]*Gjelder: +Boligsalg[^]*74 kvm/);
      const { message, stylingNeeds } = notification.lead;
      for (const written of [message, stylingNeeds, 'Fullstyling', '3 rom', 'Innen 1 måned']) {
        expect(html + text).not.toContain(written);
      }
    }
  });

  it('marks no corrected service for an agent beside stylists, who was asked for none', () => {
    const notification = {
      ...sampleNotification('partner-correction'),
      corrected: ['serviceType', 'customerPhone'] as const,
    };
    const textTo = (partnerGroup: PartnerGroup) => {
      const assignments = notification.assignments.map((each) => ({
        ...each,
        assignment: { ...each.assignment, partnerGroup },
      }));
      return messages.of({ ...notification, assignments }).text;
    };
    expect(textTo('stylist')).toContain('Tjeneste (rettet):');
    expect(textTo('estate-agent')).toContain('Telefon (rettet):');
    expect(textTo('estate-agent')).not.toContain('Gjelder (rettet)');
  });

  it('says so when no partner has the lead any more', () => {
    const notification = { ...sampleNotification('owner-matched'), assignments: [] };
    const { subject, text } = messages.of(notification);
    expect(subject).toBe('Vi ser etter en stylist');
    expect(text).toContain('Den som sa ja, kan likevel ikke.');
  });

  it('says that matching has stopped where the owner withdrew meanwhile', () => {
    const notification = sampleNotification('owner-matched', { status: 'lost' });
    const { subject, text } = messages.of({ ...notification, assignments: [] });
    expect(subject).toBe('Henvendelsen er avsluttet');
    expect(text).toContain('Du trenger ikke gjøre noe.');
    expect(text).not.toMatch(/ser etter|hører fra oss/i);
  });
});

/** Asked about the home's earlier place. */
const asLetGo = ({ assignment, partner }: PartnerAssignment): PartnerAssignment => ({
  assignment: { ...assignment, state: 'withdrawn', withdrawnBy: 'moved', revealedAt: null },
  partner,
});

describe('status emails to the owner', () => {
  it('say how many were asked when nobody accepted, with an apology', () => {
    const { subject, text } = render('owner-nobody-yet');
    expect(subject).toBe('Vi fant ingen ennå');
    expect(text).toContain('Vi har spurt én');
    expect(text).toContain('Det er vi lei for.');
    const nobody = { ...sampleNotification('owner-nobody-yet'), assignments: [] };
    expect(messages.of(nobody).text).toContain('ingen har sagt ja til den ennå');
    const assignments = sampleNotification('owner-nobody-yet').assignments.map(asLetGo);
    expect(messages.of({ ...nobody, assignments }).text).toBe(messages.of(nobody).text);
  });

  it.each(['owner-nobody-yet', 'owner-search-ended'] as const)(
    'say in %s that nobody was asked because the place is unknown, and where to add it',
    (kind) => {
      const { assignments: asked } = sampleNotification(kind);
      const reported = (municipality: string | null, assignments: typeof asked = []) => {
        const notification = sampleNotification(kind);
        const lead = { ...notification.lead, municipality };
        const { text } = messages.of({ ...notification, lead, assignments });
        return text.replace(/\s+/g, ' ');
      };
      const unknown = 'Vi kan ikke spørre noen, for vi vet ikke hvilken kommune boligen ligger i.';
      expect(reported(null)).toContain(`${unknown} Mangler adressen postnummer`);
      expect(reported(null)).not.toContain('nye som kommer til');
      expect(reported('4601')).not.toContain(unknown);
      expect(reported(null, asked)).not.toContain(unknown);
      expect(reported(null, asked.map(asLetGo))).toContain(unknown);
    },
  );

  it("count an undecided agent with the others, as the owner's page does", () => {
    const notification = sampleNotification('owner-nobody-yet');
    const { assignment, partner } = notification.assignments[0]!;
    const askedOf = (id: string, partnerGroup: 'stylist' | 'estate-agent') => ({
      assignment: { ...assignment, partnerGroup, state: 'declined' as const, revealedAt: null },
      partner: { ...partner, id },
    });
    const stylists = ['anne', 'berit', 'cecilie', 'dina'].map((id) => askedOf(id, 'stylist'));
    const assignments = [...stylists, askedOf('magne', 'estate-agent')];
    const { subject, text } = messages.of({ ...notification, assignments });
    expect(subject).toBe('Vi fant ingen ennå');
    expect(text.replace(/\s+/g, ' ')).toContain('Vi har spurt fem, og ingen har sagt ja ennå.');
  });

  it('report the missing stylist only, where an agent has accepted', () => {
    const words = (kind: 'owner-nobody-yet' | 'owner-search-ended') => {
      const notification = sampleNotification(kind);
      const assignments = notification.assignments.flatMap((each) => {
        const { assignment, partner } = each;
        const agents = { ...assignment, partnerGroup: 'estate-agent' as const };
        const refused = { ...assignment, state: 'declined' as const, revealedAt: null };
        return [
          { assignment: agents, partner: { ...partner, id: 'agent' } },
          { assignment: refused, partner },
        ];
      });
      const { subject, text } = messages.of({ ...notification, assignments });
      return { subject, text: text.replace(/\s+/g, ' ') };
    };
    const yet = words('owner-nobody-yet');
    expect(yet.subject).toBe('Vi fant ingen stylist ennå');
    expect(yet.text).toContain('etter en stylist til');
    expect(yet.text).toContain('Vi har spurt én, og ingen har sagt ja ennå.');
    const over = words('owner-search-ended');
    expect(over.subject).toBe('Vi fant ingen stylist');
    expect(over.text).toContain('ingen stylist har henvendelsen nå');
    for (const { text } of [yet, over])
      expect(text).not.toMatch(/vite hvem|ingen har henvendelsen/);
  });

  it('describe a former partner neither as missing nor as without the contact details', () => {
    const notification = sampleNotification('owner-nobody-yet');
    const assignments = notification.assignments.map(({ assignment, partner }) => ({
      assignment: ended(assignment, 'undone', new Date('2026-11-20T12:00:00.000Z')),
      partner,
    }));
    const text = messages.of({ ...notification, assignments }).text.replace(/\s+/g, ' ');
    expect(text).toContain('Vi har spurt én i alt, og ingen har henvendelsen nå.');
    expect(text).not.toMatch(/har sagt ja|vite hvem/);
  });

  it('ask for one review of each lead, because the owner may have another home', () => {
    const text = render('owner-review').text.replace(/\s+/g, ' ');
    expect(text).toContain('Dette er den eneste gangen vi spør om denne henvendelsen.');
  });

  it("warn that the answer may decide about the partner's fee and reveal its source", () => {
    const text = render('owner-review').text.replace(/\s+/g, ' ');
    expect(text).toMatch(/det ble en jobb, kan stylisten måtte betale oss, .* hva du svarte/);
  });

  it('say who left, and that the partner is to delete the data', () => {
    const { subject, text } = render('owner-partner-left');
    expect(subject).toBe('Stine kan likevel ikke');
    expect(text).toMatch(/bedt om at\s+opplysningene dine blir slettet der/);
  });

  it('say that the service was corrected since, where that let the partner undo', () => {
    const notification = sampleNotification('owner-partner-left');
    const assignments = notification.assignments.map(({ assignment, partner }) => ({
      assignment: { ...assignment, undoableUntil: new Date('2026-11-26T12:00:00.000Z') },
      partner,
    }));
    const { text } = messages.of({ ...notification, assignments });
    expect(text).toMatch(/har\s+angret\s+nå\s+som\s+tjenesten\s+er\s+rettet/);
  });

  it('say that we removed the partner, where we did', () => {
    const notification = sampleNotification('owner-partner-left');
    const assignments = notification.assignments.map(({ assignment, partner }) => ({
      assignment: ended(assignment, 'withdrawn', new Date('2026-11-20T12:00:00.000Z')),
      partner,
    }));
    const { subject, text } = messages.of({ ...notification, assignments });
    expect(subject).toBe('Stine tar ikke kontakt likevel');
    expect(text).toMatch(/vi\s+har\s+trukket\s+oppdraget\s+tilbake/);
    expect(text).not.toContain('angret');
  });

  it('say, when the last partner leaves, that nobody has the lead and matching has stopped', () => {
    const words = (
      partnerGroup: PartnerGroup,
      used: number,
      changes: Partial<ClaimedNotification> = {},
      ongoing = 0,
    ) => {
      const notification = sampleNotification('owner-partner-left');
      const [own] = notification.assignments;
      if (!own) throw new Error('It has none.');
      const left = ended(
        { ...own.assignment, partnerGroup },
        'undone',
        new Date('2026-11-20T12:00Z'),
      );
      const assignments = Array.from({ length: used }, (_, nth) => ({
        ...own,
        assignment: {
          ...(nth > 0 && nth === ongoing ? own.assignment : left),
          ...(nth > 0 && { id: `left-${nth}`, partnerId: `partner-${nth}` }),
        },
      }));
      const consents = arrivalConsents('form', left.offeredAt, [partnerGroup]);
      const reported = { ...notification, assignments, consents, ...changes };
      return messages.of(reported).text.replace(/\s+/g, ' ');
    };
    const over =
      'Ingen har denne henvendelsen nå. Alle plassene er brukt, så vi spør ikke flere av oss selv.';
    expect(words('stylist', 3)).toContain(over);
    expect(words('stylist', 3)).toContain('Vil du høre fra en til, sier du fra på siden.');
    expect(words('stylist', 3)).not.toContain('hvem andre som er spurt');
    const agent =
      'Ingen har denne henvendelsen nå. Én megler har hatt opplysningene dine, så vi spør ingen flere.';
    expect(words('estate-agent', 1)).toContain(agent);
    const lost = sampleLead({ status: 'lost' });
    for (const goesOn of [
      words('stylist', 2),
      words('stylist', 3, { lead: lost }),
      words('stylist', 3, {}, 2),
    ]) {
      expect(goesOn).toContain('På siden ser du hvem andre som er spurt.');
      expect(goesOn).not.toContain('Ingen har denne');
    }
    expect(words('stylist', 1)).toContain('slettet der. Følg');
  });

  it('say that the search is over, with or without a result', () => {
    expect(render('owner-search-ended').subject).toBe('Vi fant ikke flere');
    const none = { ...sampleNotification('owner-search-ended'), assignments: [] };
    expect(messages.of(none).subject).toBe('Vi fant ingen');
    expect(messages.of(none).text).toMatch(/Ingen har fått vite hvem du\s+er/);
  });

  /** A number of declines, and one acceptance where the email needs it. */
  const askedBy = (kind: NotificationKind, refusals: number, takers: number) => {
    const notification = sampleNotification(kind);
    const [taken] = notification.assignments;
    if (!taken) throw new Error('It has none.');
    const refused = Array.from({ length: refusals }, (_, nth) => ({
      assignment: { ...taken.assignment, state: 'declined' as const, revealedAt: null },
      partner: { ...taken.partner, id: `partner-${nth}` },
    }));
    const assignments = [...Array<PartnerAssignment>(takers).fill(taken), ...refused];
    return (consents = notification.consents) => {
      const { html, text } = messages.of({ ...notification, assignments, consents });
      return `${text} ${html}`.replace(/\s+/g, ' ');
    };
  };

  it('offer no waiting at the limit of questions, and no search of two weeks', () => {
    for (const takers of [0, 1]) {
      const some = askedBy('owner-search-ended', 23 - takers, takers)();
      expect(some).toContain('Vi har lett i to uker');
      expect(some).toContain('vente litt til');
      const all = askedBy('owner-search-ended', 24 - takers, takers)();
      expect(all).toContain('Vi har spurt 24 om fullstyling i Bergen');
      expect(all).toContain('Vi har spurt så mange vi kan.');
      expect(all).not.toMatch(/to uker|vente litt til/);
    }
  });

  it('offer waiting where all stylists were asked, but no wanted agent', () => {
    const text = askedBy('owner-search-ended', 24, 0);
    expect(text(arrivalConsents('form', new Date(), PARTNER_GROUPS))).toContain('vente litt til');
  });

  it('promise to ask silent partners again only where they were asked once', () => {
    const notification = sampleNotification('owner-search-ended');
    const silent = notification.assignments.map(({ assignment, partner }) => ({
      assignment: { ...assignment, state: 'expired' as const, revealedAt: null },
      partner,
    }));
    const said = (times: number) =>
      messages
        .of({ ...notification, assignments: Array<typeof silent>(times).fill(silent).flat() })
        .text.replace(/\s+/g, ' ');
    const again = 'så spør vi dem som ikke svarte en gang til, og nye som kommer til.';
    expect(said(1)).toContain(`På siden kan du vente litt til, ${again}`);
    for (const times of [0, 2]) {
      expect(said(times)).toContain('vente litt til, så spør vi nye som kommer til.');
      expect(said(times)).not.toContain('ikke svarte');
    }
  });

  it('promise a further search only where more partners may be asked', () => {
    const some = askedBy('owner-nobody-yet', 23, 0)();
    expect(some).toContain('Vi leter i to uker i alt, og du får en e-post når noen sier ja.');
    const all = askedBy('owner-nobody-yet', 24, 0)();
    expect(all).toContain('Flere enn dem spør vi ikke, men du får en e-post når noen sier ja.');
    expect(all).not.toMatch(/leter videre|to uker/);
  });

  it('promise no further search by itself under manual matching', () => {
    const byHand = new TemplateMessages({ ...SAMPLE_SETTINGS, matching: 'manual' }, SAMPLE_CLOCK);
    const { text, html } = byHand.of(sampleNotification('owner-nobody-yet'));
    expect(text.replace(/\s+/g, ' ')).toContain(
      'En av oss ser på henvendelsen, og du får en e-post når noen sier ja.',
    );
    expect(text + html).not.toMatch(/leter videre|to uker/);
  });

  it('after an accepted partner left, report neither contact nor its absence', () => {
    const notification = sampleNotification('owner-search-ended');
    const assignments = notification.assignments.map(({ assignment, partner }) => ({
      assignment: ended(assignment, 'undone', new Date('2026-11-20T12:00:00.000Z')),
      partner,
    }));
    const { subject, text } = messages.of({ ...notification, assignments });
    expect(subject).toBe('Vi fant ingen');
    expect(text).toMatch(/ingen\s+har\s+henvendelsen nå/);
    expect(text).not.toMatch(/vite hvem|har sagt\s+ja/);
  });
});

describe('the email that asks to confirm', () => {
  const asking = (purpose: ConfirmedPurpose, newEmail: string | null = null) => {
    const notification = sampleNotification('owner-confirm');
    const expiresAt = new Date('2026-11-20T12:30:00.000Z');
    return { ...notification, confirmation: { purpose, expiresAt, newEmail } };
  };

  it.each(['download', 'erase'] as const)('asks the owner to confirm %s', (purpose) => {
    const notification = asking(purpose);
    const { to, text } = messages.of(notification);
    expect(to.address).toBe('kari@nordmann.no');
    expect(text).toContain(`/min-henvendelse#${purpose}.${notification.id}`);
    expect(text).toContain('Ingenting skjer før du trykker');
  });

  it('goes to the new address without personal data, while the old address is notified', () => {
    const { to, subject, html, text } = messages.of(asking('new-email', 'ny@nordmann.no'));
    expect(to).toEqual({ name: '', address: 'ny@nordmann.no' });
    const changing = sampleNotification('owner-email-changing');
    const reported = messages.of({ ...changing, toEmail: 'gammel@nordmann.no' });
    expect(reported.to.address).toBe('gammel@nordmann.no');
    for (const each of [subject, html, text, reported.html, reported.text]) {
      expect(each).not.toMatch(/Kari|Bergen|Fullstyling|40 00/);
    }
  });

  it('is not sent when nothing is left to confirm', () => {
    const forgotten = { ...sampleNotification('owner-confirm'), confirmation: null };
    expect(() => messages.of(forgotten)).toThrow(expect.objectContaining({ canPass: false }));
  });
});

describe('the email about an erasure', () => {
  const reported = (held: boolean) =>
    messages.of({
      id: 'notice',
      kind: 'partner-erasure',
      attempts: 1,
      requestId: null,
      partner: samplePartner(),
      notice: {
        partnerId: samplePartner().id,
        reference: '2C3D4E5F',
        service: 'Fullstyling',
        askedAt: new Date('2026-11-24T13:00:00.000Z'),
        hadContact: held,
      },
    });

  it("names the lead's reference and the data to delete", () => {
    const { to, subject, text } = reported(true);
    expect(to.address).toBe('stine@stilogrom.no');
    expect(subject).toBe('Slett henvendelse 2C3D4E5F');
    expect(text).toMatch(/Slett navn, telefon/);
    expect(text).toContain('24. november 2026');
    expect(reported(false).text).toContain('Slett spørsmålet du fikk om den.');
  });

  it('does not say who requested the erasure, which may have been a user', () => {
    for (const { html, text } of [reported(true), reported(false)]) {
      expect(`${html}${text}`).not.toMatch(/Eieren har fått/);
    }
  });

  it('links to the dispute page where a sale may be due', () => {
    const [text, unknowing] = [reported(true), reported(false)].map((it) =>
      it.text.replace(/\s+/g, ' '),
    );
    expect(text).toContain('kan du si fra der så lenge det står en frist for det');
    expect(text).toContain('https://www.boligstyling.example/partner');
    expect(unknowing).not.toContain('frist');
  });
});

describe('the email that nobody could take a lead', () => {
  const reported = (changes = {}) =>
    messages.of({ ...sampleNotification('no-partner-notification', changes), assignments: [] });

  it('goes to the contact address and names the lead without its owner', () => {
    const { to, subject, text } = reported();
    expect(to.address).toBe('kontakt@boligstyling.example');
    expect(subject).toBe('Ingen ledig partner: Fullstyling i Bergen');
    expect(text).not.toContain('Kari');
    expect(text).toContain('Vi prøver igjen');
    expect(text).toContain('Den står fortsatt som ny.');
    const moved = sampleNotification('no-partner-notification');
    const anyId = (of: string) => of.replace(/[\da-f]{8}-[\da-f-]{27}/, 'ID');
    const assignments = moved.assignments.map(asLetGo);
    expect(anyId(messages.of({ ...moved, assignments }).text)).toBe(anyId(text));
    const lead = { ...moved.lead, municipality: null };
    expect(messages.of({ ...moved, assignments, lead }).text).not.toContain('er ingen spurt');
  });

  const withOne = (
    partnerGroup: PartnerGroup,
    wanted: readonly PartnerGroup[] = PARTNER_GROUPS,
  ) => {
    const notification = sampleNotification('no-partner-notification');
    const [own] = notification.assignments;
    const assignments = own ? [{ ...own, assignment: { ...own.assignment, partnerGroup } }] : [];
    const consents = arrivalConsents('form', notification.createdAt, wanted);
    const { subject, text } = messages.of({ ...notification, assignments, consents });
    return `${subject}\n${text}`.replace(/\s+/g, ' ');
  };

  it('names no kind that the owner did not agree to', () => {
    const noOther = withOne('stylist', ['stylist']);
    expect(noOther).toContain('Ingen ledig partner');
    expect(noOther).toContain('Nå er noen spurt.');
    expect(noOther).not.toMatch(/eiendomsmegler|fortsatt som ny/);
  });

  it('names the missing kind where others were asked', () => {
    const noAgent = withOne('stylist');
    expect(noAgent).toContain('Ingen ledig eiendomsmegler: Fullstyling i Bergen');
    expect(noAgent).toContain('Stylister er spurt.');
    expect(noAgent).not.toContain('står fortsatt som ny');
    expect(withOne('estate-agent')).toContain('Vi fant ingen ledig stylist til henvendelsen');
  });

  it('says so when the place is unknown', () => {
    const { text } = reported({ location: 'asdf', municipality: null });
    expect(text).toContain('Vi vet ikke hvilken kommune boligen ligger i');
    expect(text).toContain('«asdf»');
  });
});

describe('the confirmation email', () => {
  it("links to the owner's page", () => {
    const notification = sampleNotification('owner-confirmation');
    expect(messages.of(notification).html).toContain(
      `https://www.boligstyling.example/min-henvendelse#owner.${notification.leadId}`,
    );
  });
});

describe('an email delayed past the end of its assignment', () => {
  const KINDS = ['partner-assignment', 'partner-correction', 'partner-not-called'] as const;
  const late = (
    kind: (typeof KINDS)[number] | (typeof QUESTIONS)[number],
    state: 'undone' | 'withdrawn' | 'filled' | 'expired',
    withdrawnBy: WithdrawnBy | null = null,
  ) => {
    const notification = sampleNotification(kind);
    const assignments = notification.assignments.map((each) => ({
      ...each,
      assignment: { ...each.assignment, state, withdrawnBy },
    }));
    return messages.of({ ...notification, assignments });
  };

  it.each(KINDS)('reveals no owner: %s', (kind) => {
    for (const [state, subject] of [
      ['undone', 'Angret: Fullstyling i Bergen'],
      ['withdrawn', 'Trukket tilbake: Fullstyling i Bergen'],
    ] as const) {
      const email = late(kind, state);
      expect(email.subject).toBe(subject);
      expect(email.replyTo).toMatchObject({ address: 'kontakt@boligstyling.example' });
      const { customerEmail, customerPhone, address } = sampleNotification(kind).lead;
      for (const text of [email.html, email.text].map((each) => each.replace(/\s/g, ''))) {
        expect(text).not.toContain(customerEmail);
        expect(text).not.toContain(customerPhone);
        expect(text).not.toContain(address.replace(/\s/g, ''));
      }
    }
  });

  it.each(QUESTIONS)('asks nothing: %s', (kind) => {
    expect(late(kind, 'withdrawn').subject).toBe('Trukket tilbake: Fullstyling');
    expect(late(kind, 'filled').subject).toBe('Tatt av andre: Fullstyling');
    expect(late(kind, 'expired').subject).toBe('Svarfristen er ute: Fullstyling');
    expect(late(kind, 'withdrawn', 'unreached').subject).toBe('Svarfristen er ute: Fullstyling');
  });

  it.each(QUESTIONS)('asks nothing after the deadline, even before the expiry step: %s', (kind) => {
    const asked = sampleNotification(kind);
    const deadline = asked.assignments[0]!.assignment.deadline!;
    const subjectAt = (now: Date) =>
      new TemplateMessages(SAMPLE_SETTINGS, { now: () => now }).of(asked).subject;
    expect(subjectAt(new Date(deadline.getTime() - 1))).toContain('Svar innen');
    expect(subjectAt(deadline)).toBe('Svarfristen er ute: Fullstyling');
  });
});

describe('«Er dette deg?»', () => {
  it('has a link for 30 days from the email, however old its lead is', () => {
    const sign = ({ audience, expiresAt }: SignedLink) => `${audience}.${expiresAt.toISOString()}`;
    const links = { sign, signEach: () => [], read: () => undefined };
    const createdAt = new Date('2027-03-01T12:00:00Z');
    const { text } = new TemplateMessages({ ...SAMPLE_SETTINGS, links }, SAMPLE_CLOCK).of({
      ...sampleNotification('owner-is-it-you'),
      createdAt,
    });
    expect(text).toContain('#is-it-you.2027-03-31T12:00:00.000Z');
  });
});
