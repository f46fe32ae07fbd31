import { describe, expect, it } from '@jest/globals';
import { offer } from '../assignments/assignment.js';
import {
  askedAbout,
  awaitsModeration,
  changesShownReview,
  givenReview,
  isModerated,
  isPublishedReview,
  REVIEW_STATES,
  REVIEW_TEXT_MAX_LENGTH,
  type Review,
  type ReviewAnswers,
  seenText,
  shownReview,
} from './review.js';
import { sampleLead } from '../testing/sample-lead.js';

const NOW = new Date('2026-12-01T12:00:00Z');
const ASKED: Review = {
  ...{
    id: 'r',
    version: 1,
    leadId: 'l',
    state: 'asked',
    askedAt: NOW,
    answers: null,
    givenAt: null,
  },
};
const CAME = offer({
  ...{ id: 'a', leadId: 'l', partnerId: 'p', partnerGroup: 'stylist', priceOre: 0 },
  ...{ offeredAt: NOW, deadline: null, remindAt: null },
});
const ANSWERS: ReviewAnswers = {
  ...{ assignmentId: 'a', becameJob: 'yes', stars: 4, text: ' Fint\narbeid. ', mayShow: true },
};
const give = (changes: Partial<ReviewAnswers> = {}, review = ASKED) =>
  givenReview(review, { ...ANSWERS, ...changes }, [CAME], NOW);

it.each([
  ['is moderated', isModerated, ['waiting', 'published', 'refused']],
  ['awaits moderation', awaitsModeration, ['waiting']],
  ['is published', isPublishedReview, ['published']],
] as const)('a review %s by its state', (_, holds, states) => {
  expect(REVIEW_STATES.filter((state) => holds({ state }))).toEqual(states);
});

describe('a review', () => {
  it("waits for the administrator with the owner's consent, and stays private without", () => {
    expect(give()).toMatchObject({ state: 'waiting', answers: { text: 'Fint arbeid.' } });
    expect(give({ mayShow: false, text: '' })).toMatchObject({ state: 'private', givenAt: NOW });
    expect(give({ assignmentId: null })).toMatchObject({ answers: { assignmentId: null } });
  });

  it('changes with a corrected name or place, and with nothing else', () => {
    expect(changesShownReview({ customerName: 'Kari' })).toBe(true);
    expect(changesShownReview({ location: 'Oslo', rooms: '4' })).toBe(true);
    expect(changesShownReview({ customerPhone: '99887766', rooms: '4' })).toBe(false);
  });

  it('is given once', () => {
    for (const state of ['private', 'waiting', 'published', 'refused', 'withdrawn'] as const) {
      expect(() => give({}, { ...ASKED, state })).toThrow(
        expect.objectContaining({ code: 'review-not-asked' }),
      );
    }
  });

  it.each<Partial<ReviewAnswers>>([
    { stars: 1 },
    { stars: 5 },
    { text: 'x'.repeat(REVIEW_TEXT_MAX_LENGTH) },
  ])('is taken with %j', (changes) => expect(() => give(changes)).not.toThrow());

  it('is about a partner who may have come', () => {
    const others = [CAME, { ...CAME, id: 'b' }];
    expect(givenReview(ASKED, ANSWERS, others, NOW).answers?.assignmentId).toBe('a');
  });

  it.each<Partial<ReviewAnswers>>([
    { stars: 0 },
    { stars: 6 },
    { stars: 4.5 },
    { assignmentId: 'b' },
    { text: 'x'.repeat(REVIEW_TEXT_MAX_LENGTH + 1) },
    { text: ' \u200b\u202e\n' },
  ])('is refused with %j', (changes) => {
    expect(() => give(changes)).toThrow(expect.objectContaining({ code: 'review-invalid' }));
  });

  it('shows first name and place, without invisible or direction-changing characters', () => {
    const lead = sampleLead({
      customerName: '\u202eKari\u200b Nordmann',
      location: 'Ber\u0007gen',
      serviceType: 'Delstyling',
    });
    expect(shownReview(lead, { ...ANSWERS, text: 'Fint.' }, null)).toEqual({
      ...{ name: 'Kari', place: 'Bergen', service: 'Delstyling', stars: 4, text: 'Fint.' },
    });
    for (const customerName of ['<b>Kari</b>', 'https://x.no', '4', 'x'.repeat(40)]) {
      expect(shownReview(sampleLead({ customerName }), ANSWERS, 'stylist').name).toBe('Boligeier');
    }
    expect(shownReview(lead, ANSWERS, 'estate-agent').service).toBe('Boligsalg');
    const far = shownReview(sampleLead({ location: 'x'.repeat(61) }), ANSWERS, null);
    expect(far.place).toBe('x'.repeat(60));
    const halved = sampleLead({ location: `${'x'.repeat(59)}🏡🏡` });
    expect(shownReview(halved, ANSWERS, null).place).toBe(`${'x'.repeat(59)}🏡`);
    expect(seenText('a \n b')).toBe('a b');
    expect(seenText('a\tb\u2028c\u0000d')).toBe('a b cd');
  });

  it('is requested between 14 and 45 days after the yes', () => {
    expect(askedAbout(NOW)).toEqual({
      before: new Date('2026-11-17T12:00:00Z'),
      after: new Date('2026-10-17T12:00:00Z'),
    });
  });
});
