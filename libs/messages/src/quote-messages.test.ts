import { sampleNotification } from '@boligstyling/application/testing';
import {
  deadlineText,
  DISPUTE_REASONS,
  type DisputeReason,
  type Quote,
  type QuoteTerms,
  type Report,
} from '@boligstyling/domain';
import { samplePartner, sampleQuote, sampleTerms } from '@boligstyling/domain/testing';
import { describe, expect, it } from '@jest/globals';
import { TemplateMessages } from './template-messages.js';
import { SAMPLE_CLOCK, SAMPLE_SETTINGS } from './testing/sample-settings.js';

const messages = new TemplateMessages(SAMPLE_SETTINGS, SAMPLE_CLOCK);

type Written = ReturnType<typeof sampleNotification>;

const written = (notification: Written) => {
  const { subject, text } = messages.of(notification);
  return { subject, text: text.replace(/\s+/g, ' ') };
};

describe('the email about quotes', () => {
  const quoted = (prices: readonly Partial<QuoteTerms>[], changes: Partial<Written> = {}) => {
    const notification = sampleNotification('owner-quotes');
    const [own] = notification.assignments;
    const assignments = prices.map((_, nth) => ({
      assignment: { ...own!.assignment, id: `a${nth}` },
      partner: samplePartner({ id: `p${nth}`, name: `Stylist ${nth}` }),
    }));
    const quotes = prices.map((terms, nth): Quote =>
      sampleQuote({
        assignmentId: `a${nth}`,
        versions: [
          {
            ...{ version: 1, sentAt: notification.createdAt, idempotencyKey: null },
            service: 'Fullstyling',
            terms: sampleTerms(terms),
          },
        ],
      }),
    );
    return written({ ...notification, assignments, quotes, ...changes });
  };

  it('names one that is open, with its price', () => {
    const over = { priceFrom: 7_000, validUntil: '2026-11-19' };
    const { subject, text } = quoted([{ priceFrom: 24_900 }, over]);
    expect(subject).toBe('Du har fått et tilbud');
    expect(text).toContain('Det er kommet et tilbud om fullstyling i Bergen.');
    expect(text).toContain('På siden ser du hva det omfatter, og der kan du velge.');
    expect(text).toContain('Stylist 0: 24 900 kr');
    expect(text).not.toContain('Stylist 1');
  });

  it('leaves out a quote for the earlier service', () => {
    const notification = sampleNotification('owner-quotes');
    const lead = { ...notification.lead, serviceType: 'Delstyling' as const };
    expect(quoted([{ priceFrom: 24_900 }], { lead }).text).not.toContain('24 900');
  });

  it('names several side by side', () => {
    const { subject, text } = quoted([{ priceFrom: 1_000, priceTo: 2_000 }, { priceFrom: 3_000 }]);
    expect(subject).toBe('Du har fått tilbud');
    expect(text).toContain('Det er kommet nytt i tilbudene om fullstyling i Bergen.');
    expect(text).toContain('På siden ser du dem side om side');
    expect(text).toContain('Stylist 0: 1 000–2 000 kr Stylist 1: 3 000 kr');
  });

  it('names neither stylist nor price in an unproven mailbox', () => {
    const { text } = quoted([{}], { isMailboxProven: false });
    expect(text).not.toMatch(/Stylist 0|24 900/);
  });
});

it('the email about a chosen quote names its price, with MVA where there is some', () => {
  const chosen = (hasVat: boolean) => {
    const notification = sampleNotification('quote-chosen');
    const [quote] = notification.quotes;
    const terms = sampleTerms({ hasVat, priceFrom: 24_900 });
    const versions = [{ ...quote!.versions[0]!, terms }];
    return written({ ...notification, quotes: [{ ...quote!, versions }] }).text;
  };
  const said = 'Eieren har valgt tilbudet ditt om fullstyling i Bergen til 24 900 kr';
  expect(chosen(true)).toContain(`${said} med mva. Ta kontakt`);
  expect(chosen(false)).toContain(`${said}. Ta kontakt`);
});

it('the email about a dispute names its reason', () => {
  const reasons: Record<DisputeReason, string> = {
    erased: 'slettet',
    unreachable: 'får ikke tak i eieren',
    'wrong-number': 'feil nummer',
    'not-the-owner': 'det er ikke eieren',
    duplicate: 'hadde den fra før',
    'something-else': 'eieren vil ha noe annet',
    'outside-area': 'utenfor området',
  };
  const notification = sampleNotification('dispute-notification');
  for (const reason of DISPUTE_REASONS) {
    const ownSale = {
      ...notification.ownSale!,
      dispute: { ...notification.ownSale!.dispute!, reason },
    };
    const { text } = written({ ...notification, ownSale });
    expect(text).toContain(`ikke skal betales: ${reasons[reason]}. Salget`);
  }
});

it('the email about a corrected service offers an undo until its deadline', () => {
  const notification = sampleNotification('partner-correction');
  const now = SAMPLE_CLOCK.now();
  const corrected = (undoableUntil: Date | null, report: Report | null = null) => {
    const reported = { report, reportedAt: report && new Date(0) };
    const assignments = notification.assignments.map(({ assignment, partner }) => ({
      ...{ partner, assignment: { ...assignment, ...reported, undoableUntil } },
    }));
    return written({ ...notification, assignments }).text;
  };
  const later = new Date(+now + 1);
  const until = deadlineText(later, now).replace(/\s+/g, ' ');
  expect(corrected(later)).toContain(
    `Eieren har rettet tjenesten. Du beholder oppdraget til prisen du sa ja til. Passer det ikke lenger, kan du angre uten kostnad til ${until} på siden din.`,
  );
  expect(corrected(later)).toContain(
    'Har du sendt tilbud, gjaldt det den forrige tjenesten, og eieren kan ikke velge det før du har endret det.',
  );
  expect(corrected(later, 'contacted')).toContain('angre uten kostnad');
  for (const none of [corrected(now), corrected(null), corrected(later, 'won')])
    expect(none).not.toContain('angre uten kostnad');
});

it('the confirmation names the page for what it leaves out, and only then', () => {
  const confirmed = (changes: Parameters<typeof sampleNotification>[1]) =>
    written(sampleNotification('owner-confirmation', changes)).text;
  const onPage = 'Det du skrev med egne ord, ser du på siden for henvendelsen.';
  const short = { message: '', stylingNeeds: '', additionalInfo: '' };
  expect(confirmed(short)).not.toContain(onPage);
  expect(confirmed({ ...short, message: 'Vi skal flytte.' })).toContain(onPage);
});
