import {
  DomainError,
  norwegianDay,
  sendQuote,
  versionOf,
  workingHoursAfter,
} from '@boligstyling/domain';
import { sampleTerms } from '@boligstyling/domain/testing';
import { sharesAround } from './random.mjs';

const DAYS_VALID = 60;

/**
 * How the partners of a simulated market write quotes: some at once, some late, some in three
 * versions and some none, and what a reminder changes.
 */
export function quoting(assumed, market, agenda, random) {
  const { habits, medianQuoteHours, remindedHours, actOnReminder } = assumed.quotes;
  const behaviour = new Map();
  let readMails = 0;
  const habitOf = (partnerId) => {
    const shares = behaviour.get(partnerId) ?? sharesAround(habits, assumed.alike, random);
    behaviour.set(partnerId, shares);
    let left = random();
    return Object.keys(shares).find((habit) => (left -= shares[habit]) < 0) ?? 'none';
  };
  const sendIn = (medianHours, leadId, id) => {
    const hours = -medianHours * Math.log2(1 - random());
    const at = workingHoursAfter(market.now, hours).getTime();
    agenda.add(at, { kind: 'quote', leadId, id });
  };

  return {
    followAcceptance(leadId, id) {
      const accepted = market.state(leadId).assignments.find((each) => each.id === id);
      if (accepted?.state !== 'accepted') return;
      const habit = habitOf(accepted.partnerId);
      if (habit === 'none') return;
      const median = medianQuoteHours[habit];
      for (let made = 0; made < (habit === 'revising' ? 3 : 1); made += 1) {
        sendIn(median * (made + 1), leadId, id);
      }
    },

    followReminders() {
      for (; readMails < market.mails.length; readMails += 1) {
        const { assignmentId, kind, leadId } = market.mails[readMails];
        const isHeeded = kind === 'quote-reminder' && random() < actOnReminder;
        if (isHeeded) sendIn(remindedHours, leadId, assignmentId);
      }
    },

    send(leadId, id) {
      const quote = market.state(leadId).quotes.find((each) => each.assignmentId === id);
      const seen = quote ? versionOf(quote) : 0;
      const day = (days) => norwegianDay(new Date(market.now.getTime() + days * 86_400_000));
      const priceFrom = 15_000 + Math.floor(random() * 30_000);
      const terms = sampleTerms({ priceFrom, earliestStart: day(3), validUntil: day(DAYS_VALID) });
      try {
        const sending = { seen, idempotencyKey: null };
        market.happen(leadId, (leadCase) => sendQuote(leadCase, id, terms, sending));
      } catch (error) {
        // The assignment or the lead has ended meanwhile.
        if (!(error instanceof DomainError)) throw error;
      }
    },
  };
}
