import {
  CAPACITY_DAYS,
  FAIRNESS_DAYS,
  type MatchDecision,
  type Verdict,
} from '@boligstyling/domain';

/** Why a partner was chosen or not, as a sentence for the administrator. */
export function verdictText(decision: MatchDecision): string {
  return TEXTS[decision.verdict](decision);
}

const TEXTS: Record<Verdict, (decision: MatchDecision) => string> = {
  chosen: (decision) => `Valgt etter tur: ${turn(decision)}.`,
  picked: () => 'Valgt for hånd.',
  'had-this-lead': () => 'Har alt hatt denne henvendelsen.',
  paused: () => 'Er satt på pause.',
  'other-city': () => 'Dekker ikke byen.',
  'other-service': () => 'Tilbyr ikke tjenesten.',
  'owner-not-selling': () => 'Er eiendomsmegler, og eieren skal ikke selge.',
  'no-capacity': ({ assignmentsLastWeek, weeklyCapacity }) =>
    `Har ikke kapasitet: ${assignmentsLastWeek} oppdrag siste ${CAPACITY_DAYS} dager, tar ${weeklyCapacity}.`,
  'others-first': (decision) => `Andre sto for tur: ${turn(decision)}.`,
};

function turn({ assignmentsLastMonth, lastAssignedAt }: MatchDecision): string {
  const last = lastAssignedAt ? `det siste ${DAY.format(lastAssignedAt)}` : 'aldri før';
  return `${assignmentsLastMonth} oppdrag siste ${FAIRNESS_DAYS} dager, ${last}`;
}

const DAY = new Intl.DateTimeFormat('nb-NO', {
  timeZone: 'Europe/Oslo',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
});
