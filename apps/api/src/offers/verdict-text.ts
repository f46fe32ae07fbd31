import {
  CAPACITY_DAYS,
  FAIRNESS_DAYS,
  type MatchDecision,
  type MatchFigures,
  type Verdict,
} from '@boligstyling/domain';

/** Why a partner was chosen or not, as a sentence for the administrator. */
export function verdictText({ verdict, figures }: MatchDecision): string {
  const { text, detail } = TEXTS[verdict];
  return figures && detail ? `${text}: ${detail(figures)}.` : `${text}.`;
}

const TEXTS: Record<Verdict, { text: string; detail?: (figures: MatchFigures) => string }> = {
  chosen: { text: 'Valgt etter tur', detail: turn },
  picked: { text: 'Valgt for hånd' },
  'had-this-lead': { text: 'Har alt hatt denne henvendelsen' },
  paused: { text: 'Er satt på pause' },
  'other-city': { text: 'Dekker ikke byen' },
  'other-service': { text: 'Tilbyr ikke tjenesten' },
  'no-agent-consent': { text: 'Er eiendomsmegler, og eieren har ikke sagt ja til det' },
  'owner-not-selling': { text: 'Er eiendomsmegler, og eieren skal ikke selge' },
  'no-capacity': { text: 'Har ikke kapasitet', detail: load },
  'others-first': { text: 'Andre sto for tur', detail: turn },
};

const DAY = new Intl.DateTimeFormat('nb-NO', {
  timeZone: 'Europe/Oslo',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
});

function turn({ assignmentsLastMonth, lastAssignedAt }: MatchFigures): string {
  const last = lastAssignedAt ? `det siste ${DAY.format(lastAssignedAt)}` : 'aldri før';
  return `${assignmentsLastMonth} oppdrag siste ${FAIRNESS_DAYS} dager, ${last}`;
}

function load({ assignmentsLastWeek, weeklyCapacity }: MatchFigures): string {
  return `${assignmentsLastWeek} oppdrag siste ${CAPACITY_DAYS} dager, tar ${weeklyCapacity}`;
}
