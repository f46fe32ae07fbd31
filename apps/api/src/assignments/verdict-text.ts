import {
  CAPACITY_HOURS,
  FAIRNESS_DAYS,
  type MatchDecision,
  type MatchFigures,
  type RefusalReason,
  type Verdict,
} from '@boligstyling/domain';

/** Why a partner was chosen or not, as a sentence for the administrator. */
export function verdictText({ verdict, figures }: MatchDecision): string {
  const { text, detail } = TEXTS[verdict];
  return figures && detail ? `${text}: ${detail(figures)}.` : `${text}.`;
}

const TEXTS: Record<Verdict, { text: string; detail?: (figures: MatchFigures) => string }> = {
  chosen: { text: 'Spurt etter tur', detail: turn },
  picked: { text: 'Spurt for hånd' },
  'had-this-lead': {
    text: 'Er allerede spurt om denne henvendelsen, eller om en som er slått sammen med den',
  },
  paused: { text: 'Er satt på pause' },
  'unknown-place': { text: 'Vi vet ikke hvilken kommune boligen ligger i' },
  'other-city': { text: 'Dekker ikke kommunen' },
  'other-service': { text: 'Tilbyr ikke tjenesten' },
  'no-agent-consent': { text: 'Er eiendomsmegler, og eieren har ikke sagt ja til det' },
  'owner-not-selling': { text: 'Er eiendomsmegler, og eieren skal ikke selge' },
  'no-capacity': { text: 'Har ikke kapasitet', detail: load },
  'others-first': { text: 'Andre sto for tur', detail: turn },
};

function turn({ asked, expected }: MatchFigures): string {
  const hope = expected === null ? '' : `, sier ja til ${Math.round(expected * 100)} %`;
  const times = asked === 1 ? 'gang' : 'ganger';
  return `spurt ${asked} ${times} de siste ${FAIRNESS_DAYS} dagene${hope}`;
}

function load({ used, weeklyCapacity }: MatchFigures): string {
  return `${used} av ${weeklyCapacity} brukt de siste ${CAPACITY_HOURS / 24} dagene, med ubesvarte spørsmål`;
}

/** How many were not asked for which reason, as a sentence for the administrator. */
export function refusedText(verdict: RefusalReason, count: number): string {
  return `${count} ${REFUSED[verdict]}.`;
}

const REFUSED: Record<RefusalReason, string> = {
  'unknown-place': 'er ikke spurt: Vi vet ikke hvilken kommune boligen ligger i',
  'other-city': 'dekker ikke kommunen',
  paused: 'er satt på pause',
  'other-service': 'tilbyr ikke tjenesten',
  'had-this-lead': 'er allerede spurt',
  'no-capacity': 'har ikke kapasitet',
  'others-first': 'står for tur senere',
};
