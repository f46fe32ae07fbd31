import { describe, expect, it } from '@jest/globals';
import {
  COST_NOTIFICATIONS,
  hasLeft,
  isBeingTried,
  isLastAttempt,
  isParked,
  isToSend,
  isUncertain,
  LEAVES_FIRST,
  MAX_ATTEMPTS,
  NEEDS_MAILBOX,
  NOTIFICATION_STATES,
  OFFER_NOTIFICATIONS,
  PARTNER_EMAILS_ABOUT_OWNER,
  retryDelaySeconds,
} from './notification.js';

describe('a notification', () => {
  it.each([
    ['is to be sent while it is due', isToSend, ['due']],
    ['has left once it is sent', hasLeft, ['sent']],
    ['is parked in one state', isParked, ['parked']],
    ['is uncertain in one state', isUncertain, ['uncertain']],
    ['may be tried right now while it is due or uncertain', isBeingTried, ['due', 'uncertain']],
  ])('%s', (_, holds, expected) => {
    expect(NOTIFICATION_STATES.filter((state) => holds({ state }))).toEqual(expected);
  });

  it('is parked after 57 attempts, and after 57 more when it was resent', () => {
    expect([1, 56, 57, 58, 113, 114].filter(isLastAttempt)).toEqual([57, 114]);
  });
});

describe('the e-mails to a partner', () => {
  it('about an offer or its owner are outdated once the assignment has ended', () => {
    expect(OFFER_NOTIFICATIONS).toEqual(['partner-offer', 'partner-reminder']);
    expect(PARTNER_EMAILS_ABOUT_OWNER).toEqual([
      ...['partner-assignment', 'partner-correction', 'partner-not-called', 'quote-reminder'],
      ...['quote-chosen', 'quote-declined', 'quote-expired', 'quote-overruled'],
      'other-quote-chosen',
    ]);
  });

  it('about money are sent in any state', () =>
    expect(COST_NOTIFICATIONS).toEqual(['dispute-decided', 'leads-merged', 'sale-due-again']));
});

it('only the owner’s own mailbox gets links, and questions about who the owner is', () => {
  expect(NEEDS_MAILBOX).toEqual([
    ...['owner-link', 'owner-confirm', 'owner-email-changing', 'owner-is-it-you', 'owner-review'],
  ]);
  expect(LEAVES_FIRST).toEqual(['sign-in-link', 'owner-link', 'owner-confirm']);
});

describe('the retry delay of a notification', () => {
  it('doubles from ten seconds up to an hour', () => {
    const longest = [1, 2, 3, 9, 10, 40].map((attempts) => retryDelaySeconds(attempts, 1));
    expect(longest).toEqual([10, 20, 40, 2560, 3600, 3600]);
  });

  it('is spread over its upper half, so that failures do not return together', () => {
    expect(retryDelaySeconds(MAX_ATTEMPTS + 1, 1)).toBe(10);
    expect(retryDelaySeconds(1, 0)).toBe(5);
    expect(retryDelaySeconds(1, 0.5)).toBe(7.5);
  });

  it('adds up to the documented day and a half', () => {
    const delays = Array.from({ length: MAX_ATTEMPTS - 1 }, (_, i) =>
      retryDelaySeconds(i + 1, 0.5),
    );
    const hours = delays.reduce((sum, seconds) => sum + seconds, 0) / 3600;
    expect(hours).toBeGreaterThan(35);
    expect(hours).toBeLessThan(38);
  });
});
