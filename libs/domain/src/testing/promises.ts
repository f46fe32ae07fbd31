import { REVEAL_DAYS, UNDO_MINUTES } from '../assignments/assignment.js';
import { CALLED_FROM, CALLED_UNTIL, WORKING_DAY_HOURS } from '../core/time/working-time.js';
import { MAX_AGENTS, MAX_EXTRA_STYLISTS, MAX_STYLISTS } from '../leads/consent.js';
import { numberInWords } from '../core/wording.js';
import { DEFAULT_ANSWER_HOURS, SEARCH_DAYS } from '../lead-case/open-case.js';
import { NOBODY_YET_WORKING_DAYS } from '../lead-case/advance.js';
import { ONE_TIME_LINK_HOURS } from '../core/one-time-link.js';
import { CONFIRMATION_MINUTES } from '../owners/owner-confirmation.js';
import { FAIRNESS_DAYS } from '../assignments/partner-figures.js';
import { PARTNER_SESSION_DAYS } from '../partners/partner.js';
import {
  APPLICATION_MONTHS,
  AUDIT_MONTHS,
  ENDED_SESSION_DAYS,
  ERASURE_NOTIFICATION_MONTHS,
  PICTURE_DAYS,
  UNSENT_DAYS,
  RETENTION_YEARS,
} from '../retention/retention.js';
import { REVIEW_AFTER_DAYS, REVIEW_TEXT_MAX_LENGTH, REVIEWS_SHOWN } from '../reviews/review.js';

/** Patterns that capture a number decided by a rule, with its value. */
interface Promised {
  readonly reported: readonly RegExp[];
  readonly is: readonly number[];
}

const END = '(?![\\p{L}\\d])';

/** Every number that pages and e-mails promise. */
const PROMISES = {
  stylists: {
    reported: [
      new RegExp(`[Ii]nntil (\\p{L}+)${END}(?! flere| uker)`, 'gu'),
      /[Dd]e (\p{L}+) første/gu,
      /flere enn (\p{L}+) stylist/gu,
    ],
    is: [MAX_STYLISTS],
  },
  'more stylists': {
    reported: [/[Ii]nntil (\p{L}+) flere/gu],
    is: [MAX_EXTRA_STYLISTS],
  },
  agents: {
    reported: [new RegExp(`(?<!\\p{L})(\\p{L}+) (?:eiendoms)?megler${END}`, 'giu')],
    is: [MAX_AGENTS],
  },
  undo: { reported: [/angre i (\p{L}+) minutter/gu], is: [UNDO_MINUTES] },
  search: {
    reported: [/(?:let(?:er|t) |døgnet |videre )(?:[^.«]{0,24} )?i (\p{L}+) uker/gu],
    is: [SEARCH_DAYS / 7],
  },
  'honest word': {
    reported: [new RegExp(`(?:sagt ja innen|[Dd]et er) (\\p{L}+) virkedag${END}`, 'gu')],
    is: [NOBODY_YET_WORKING_DAYS],
  },
  /** From the specification; no rule enforces it. */
  'usual answer': { reported: [/innen (\d)–(\d) virkedager/gu], is: [1, 2] },
  deadline: {
    reported: [new RegExp(`fristen, som er (\\p{L}+) virkedag${END}`, 'gu')],
    is: [DEFAULT_ANSWER_HOURS / WORKING_DAY_HOURS],
  },
  'turns count': { reported: [/siste (\d+) dagene/gu], is: [FAIRNESS_DAYS] },
  'link shows the owner': {
    reported: [/(?:vises|lenken sin) i (\d+) dager/gu],
    is: [REVEAL_DAYS],
  },
  'link to confirm': { reported: [/virker i (\d+) minutter/gu], is: [CONFIRMATION_MINUTES] },
  'link for a browser': {
    reported: [/virker i (\p{L}+) time(?!\p{L})/gu],
    is: [ONE_TIME_LINK_HOURS['known-browser']],
  },
  'calling hours': {
    reported: [/mellom kl\. (\d+) og (\d+)/gu],
    is: [CALLED_FROM, CALLED_UNTIL],
  },
  kept: { reported: [/(?<!\d)(\d+) år uten aktivitet/gu], is: [RETENTION_YEARS] },
  unsent: { reported: [/(?:inntil|høyst|opptil) (\p{L}+|\d+) dager/gu], is: [UNSENT_DAYS] },
  'pictures kept': {
    reported: [/(?<!\d)(\d+) dager etter at den ble avsluttet/gu],
    is: [PICTURE_DAYS],
  },
  'application kept': { reported: [/slettes (\d+) måneder/gu], is: [APPLICATION_MONTHS] },
  'what was done kept': { reported: [/loggfører [^.]*i (\d+) måneder/gu], is: [AUDIT_MONTHS] },
  'notifications of erasures kept': {
    reported: [/tar vi vare på i (\d+) måneder/gu],
    is: [ERASURE_NOTIFICATION_MONTHS],
  },
  'partner stays logged in': {
    reported: [/(?<!\d)(\d+) dager, eller til utlogging/gu],
    is: [PARTNER_SESSION_DAYS],
  },
  'ended sessions kept': {
    reported: [/slettes (\d+) dager etter at innloggingen/gu],
    is: [ENDED_SESSION_DAYS],
  },
  'reviews shown': { reported: [/de (\p{L}+) siste som sa ja/gu], is: [REVIEWS_SHOWN] },
  'asked how it went': {
    reported: [/(?<!\p{L})(\p{L}+) uker etterpå/gu],
    is: [REVIEW_AFTER_DAYS / 7],
  },
  'review’s length': { reported: [/[Hh]øyst (\d+) tegn/gu], is: [REVIEW_TEXT_MAX_LENGTH] },
} as const satisfies Record<string, Promised>;

export type PromisedNumber = keyof typeof PROMISES;

export function promisesIn(text: string): { reported: PromisedNumber[]; broken: string[] } {
  const words = text.replace(/\s+/g, ' ');
  const reported: PromisedNumber[] = [];
  const broken: string[] = [];
  for (const [name, promised] of Object.entries(PROMISES)) {
    const { reported: ways, is }: Promised = promised;
    for (const [sentence, ...numbers] of ways.flatMap((way) => [...words.matchAll(way)])) {
      const known = numbers.map(numberIn);
      if (known.includes(undefined)) continue;
      reported.push(name as PromisedNumber);
      if (known.join() !== is.join()) broken.push(`${name}: ${sentence}`);
    }
  }
  return { reported: [...new Set(reported)], broken };
}

const COUNTED = Array.from({ length: 13 }, (_, count) => numberInWords(count));

function numberIn(word: string): number | undefined {
  if (/^\d+$/.test(word)) return Number(word);
  const count = COUNTED.indexOf(word.toLowerCase());
  if (count >= 0) return count;
  return ['en', 'ett', 'et'].includes(word.toLowerCase()) ? 1 : undefined;
}
