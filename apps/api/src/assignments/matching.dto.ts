import type { MatchingExplanation, AssignmentWithSale } from '@boligstyling/application';
import {
  ASSIGNMENT_STATES,
  DECLINE_REASONS,
  hasContact,
  type DeclineReason,
  type AssignmentState,
  MATCH_CAUSES,
  type MatchCause,
  PARTNER_KINDS,
  type PartnerKind,
  REFUSAL_REASONS,
  type RefusalReason,
  type Report,
  REPORTS,
  VERDICTS,
  type Verdict,
  CAPACITY_HOURS,
  FAIRNESS_DAYS,
  type MatchDecision,
  type MatchFigures,
} from '@boligstyling/domain';
import { RecordVersion } from '../platform/versions/versioned.js';
import { OptionalId } from '../platform/validation/field.js';
import { Amount, Flag, Id, ListOf, Moment, OneOf, Text } from '../platform/contract/shown.js';
import { wire } from '../platform/contract/answers.js';

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
  'no-terms': { text: 'Har ikke godtatt vilkårene' },
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

function refusedText(verdict: RefusalReason, count: number): string {
  return `${count} ${REFUSED[verdict]}.`;
}

const REFUSED: Record<RefusalReason, string> = {
  'unknown-place': 'er ikke spurt: Vi vet ikke hvilken kommune boligen ligger i',
  'other-city': 'dekker ikke kommunen',
  paused: 'er satt på pause',
  'no-terms': 'har ikke godtatt vilkårene',
  'other-service': 'tilbyr ikke tjenesten',
  'had-this-lead': 'er allerede spurt',
  'no-capacity': 'har ikke kapasitet',
  'others-first': 'står for tur senere',
};

export class AssignDto {
  @OptionalId(
    'Partneren må være en id.',
    'The partner that was picked. Left out, the rule chooses.',
  )
  partner_id?: string;
}

export class AssignmentDto {
  @Id() id!: string;
  @RecordVersion() version!: string;
  @Id() partner_id!: string;
  @Text('Stine Stylist') partner_name!: string;
  @Text('Stil og Rom AS') partner_company!: string;
  @OneOf(PARTNER_KINDS) partner_kind!: PartnerKind;
  @OneOf(ASSIGNMENT_STATES) state!: AssignmentState;
  @Moment() offered_at!: string;
  @Moment.orNull() answered_at!: string | null;
  @Amount(60_000, 'The price of a yes, in øre, as it was when asked.') price_ore!: number;
  @Flag.orNull(
    'True if MVA comes on top of it, as it was at the yes; null: no yes has cost anything.',
  )
  asks_for_vat!: boolean | null;
  @Moment.orNull() deadline!: string | null;
  @OneOf.orNull(DECLINE_REASONS) decline_reason!: DeclineReason | null;
  @OneOf.orNull(REPORTS, 'The latest report of the partner.') report!: Report | null;
  @Flag('True if the partner has, or has had, the contact details.') knows_owner!: boolean;
  @Moment.orNull('When it ended otherwise than by an answer.') closed_at!: string | null;
}

export class MatchDecisionDto {
  @Id() partner_id!: string;
  @Text('Stine Stylist') partner_name!: string;
  @OneOf(VERDICTS) verdict!: Verdict;
  @Text('Dekker ikke byen.', 'A sentence in Norwegian.') reason!: string;
}

export class RefusedDto {
  @OneOf(REFUSAL_REASONS) verdict!: RefusalReason;
  @Amount(176) count!: number;
  @Text('176 dekker ikke kommunen.', 'A sentence in Norwegian.') reason!: string;
}

export class MatchRoundDto {
  @Id() id!: string;
  @Moment() at!: string;
  @OneOf(MATCH_CAUSES) cause!: MatchCause;
  @ListOf(MatchDecisionDto, 'The chosen, then those who were close.')
  decisions!: MatchDecisionDto[];
  @ListOf(RefusedDto, 'How many were not asked, those close included.') refused!: RefusedDto[];
}

export class MatchingDto {
  @ListOf(AssignmentDto) assignments!: AssignmentDto[];
  @ListOf(MatchRoundDto) rounds!: MatchRoundDto[];
}

export class PassedOnDto extends MatchingDto {
  @Amount(2, 'How many were asked by this. 0: nobody.') asked!: number;
}

export function toAssignmentDto({ assignment, partner, sale }: AssignmentWithSale): AssignmentDto {
  return {
    version: assignment.state,
    ...wire(assignment, 'id', 'partnerId', 'state', 'priceOre', 'declineReason', 'report'),
    ...wire(assignment, 'offeredAt', 'answeredAt', 'deadline', 'closedAt'),
    ...{ partner_name: partner.name, partner_company: partner.company, partner_kind: partner.kind },
    asks_for_vat: sale && sale.vatRate !== null,
    knows_owner: hasContact(assignment),
  };
}

export function toMatchingDto({ assignments, rounds }: MatchingExplanation): MatchingDto {
  return {
    assignments: assignments.map(toAssignmentDto),
    rounds: rounds.map(({ id, at, cause, decisions, refused }) => ({
      id,
      at: at.toISOString(),
      cause,
      decisions: decisions.map((decision) => ({
        ...wire(decision, 'partnerId', 'partnerName', 'verdict'),
        reason: verdictText(decision),
      })),
      refused: REFUSAL_REASONS.flatMap((verdict) => {
        const count = refused[verdict];
        return count ? [{ verdict, count, reason: refusedText(verdict, count) }] : [];
      }),
    })),
  };
}
