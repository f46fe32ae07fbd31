import { ENDED_SESSION_DAYS } from '../users/admin-session.js';
import { REVEAL_DAYS, UNDO_MINUTES } from '../assignments/assignment.js';
import { AUDIT_MONTHS } from '../users/audit.js';
import { CALLED_FROM, CALLED_UNTIL } from '../core/time/calling-hours.js';
import { MAX_AGENTS, MAX_EXTRA_STYLISTS, MAX_STYLISTS } from '../leads/consent.js';
import { numberInWords } from '../core/number-in-words.js';
import { ERASURE_NOTICE_MONTHS } from '../assignments/erasure-notice.js';
import { DEFAULT_ANSWER_HOURS, SEEK_DAYS } from '../lead-case/open-case.js';
import { HONEST_AFTER_WORKING_DAYS } from '../lead-case/proceed.js';
import { ONE_TIME_LINK_HOURS } from '../core/one-time-link.js';
import { CONFIRMATION_MINUTES } from '../owners/owner-confirmation.js';
import { APPLICATION_MONTHS } from '../partners/partner-application.js';
import { FAIRNESS_DAYS } from '../assignments/partner-figures.js';
import { PARTNER_SESSION_DAYS } from '../partners/partner-session.js';
import { UNSENT_DAYS, YEARS_KEPT } from '../overview/retention.js';
import { REVIEW_AFTER_DAYS, REVIEW_TEXT_MAX_LENGTH, REVIEWS_SHOWN } from '../reviews/review.js';
import { WORKING_DAY_HOURS } from '../core/time/working-time.js';

/** Patterns that capture a number decided by a rule, with its value. */
interface Promised {
  readonly told: readonly RegExp[];
  readonly is: readonly number[];
}

const END = '(?![\\p{L}\\d])';

/** Every number that pages and e-mails promise. */
const PROMISES = {
  stylists: {
    told: [
      new RegExp(`[Ii]nntil (\\p{L}+)${END}(?! flere| uker)`, 'gu'),
      /[Dd]e (\p{L}+) første/gu,
      /flere enn (\p{L}+) stylist/gu,
    ],
    is: [MAX_STYLISTS],
  },
  'more stylists': {
    told: [/[Ii]nntil (\p{L}+) flere/gu],
    is: [MAX_EXTRA_STYLISTS],
  },
  agents: {
    told: [new RegExp(`(?<!\\p{L})(\\p{L}+) (?:eiendoms)?megler${END}`, 'giu')],
    is: [MAX_AGENTS],
  },
  undo: { told: [/angre i (\p{L}+) minutter/gu], is: [UNDO_MINUTES] },
  search: {
    told: [/(?:let(?:er|t) |døgnet |videre )(?:[^.«]{0,24} )?i (\p{L}+) uker/gu],
    is: [SEEK_DAYS / 7],
  },
  'honest word': {
    told: [new RegExp(`(?:sagt ja innen|[Dd]et er) (\\p{L}+) virkedag${END}`, 'gu')],
    is: [HONEST_AFTER_WORKING_DAYS],
  },
  /** From the specification; no rule enforces it. */
  'usual answer': { told: [/innen (\d)–(\d) virkedager/gu], is: [1, 2] },
  deadline: {
    told: [new RegExp(`fristen, som er (\\p{L}+) virkedag${END}`, 'gu')],
    is: [DEFAULT_ANSWER_HOURS / WORKING_DAY_HOURS],
  },
  'turns count': { told: [/siste (\d+) dagene/gu], is: [FAIRNESS_DAYS] },
  'link shows the owner': {
    told: [/(?:vises|lenken sin) i (\d+) dager/gu],
    is: [REVEAL_DAYS],
  },
  'link to confirm': { told: [/virker i (\d+) minutter/gu], is: [CONFIRMATION_MINUTES] },
  'link for a browser': {
    told: [/virker i (\p{L}+) time(?!\p{L})/gu],
    is: [ONE_TIME_LINK_HOURS['known-browser']],
  },
  'calling hours': {
    told: [/mellom kl\. (\d+) og (\d+)/gu],
    is: [CALLED_FROM, CALLED_UNTIL],
  },
  kept: { told: [/(?<!\d)(\d+) år uten aktivitet/gu], is: [YEARS_KEPT] },
  unsent: { told: [/(?:inntil|høyst|opptil) (\p{L}+|\d+) dager/gu], is: [UNSENT_DAYS] },
  'application kept': { told: [/slettes (\d+) måneder/gu], is: [APPLICATION_MONTHS] },
  'what was done kept': { told: [/loggfører [^.]*i (\d+) måneder/gu], is: [AUDIT_MONTHS] },
  'told of erasure': { told: [/tar vi vare på i (\d+) måneder/gu], is: [ERASURE_NOTICE_MONTHS] },
  'partner stays logged in': {
    told: [/(?<!\d)(\d+) dager, eller til utlogging/gu],
    is: [PARTNER_SESSION_DAYS],
  },
  'ended sessions kept': {
    told: [/slettes (\d+) dager etter at innloggingen/gu],
    is: [ENDED_SESSION_DAYS],
  },
  'reviews shown': { told: [/de (\p{L}+) siste som sa ja/gu], is: [REVIEWS_SHOWN] },
  'asked how it went': { told: [/(?<!\p{L})(\p{L}+) uker etterpå/gu], is: [REVIEW_AFTER_DAYS / 7] },
  'review’s length': { told: [/[Hh]øyst (\d+) tegn/gu], is: [REVIEW_TEXT_MAX_LENGTH] },
} as const satisfies Record<string, Promised>;

export type PromisedNumber = keyof typeof PROMISES;

export function promisesIn(text: string): { told: PromisedNumber[]; broken: string[] } {
  const words = text.replace(/\s+/g, ' ');
  const told: PromisedNumber[] = [];
  const broken: string[] = [];
  for (const [name, promised] of Object.entries(PROMISES)) {
    const { told: ways, is }: Promised = promised;
    for (const [sentence, ...numbers] of ways.flatMap((way) => [...words.matchAll(way)])) {
      const known = numbers.map(numberIn);
      if (known.includes(undefined)) continue;
      told.push(name as PromisedNumber);
      if (known.join() !== is.join()) broken.push(`${name}: ${sentence}`);
    }
  }
  return { told: [...new Set(told)], broken };
}

const COUNTED = Array.from({ length: 13 }, (_, count) => numberInWords(count));

function numberIn(word: string): number | undefined {
  if (/^\d+$/.test(word)) return Number(word);
  const count = COUNTED.indexOf(word.toLowerCase());
  if (count >= 0) return count;
  return ['en', 'ett', 'et'].includes(word.toLowerCase()) ? 1 : undefined;
}
