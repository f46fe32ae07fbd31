import type { OwnerDossier, OwnersLead } from '@boligstyling/application';
import { OmitType } from '@nestjs/swagger';
import { AssignmentDto } from '../assignments/matching.dto.js';
import { ListOf, Count, Flag, Moment, OneOf, Text, Part } from '../platform/contract/shown.js';
import { LeadDetailDto, toLeadDetailDto } from './lead-detail.dto.js';
import { BECAME_JOB, type BecameJob, REVIEW_STATES, type ReviewState } from '@boligstyling/domain';

class HandedOutReviewDto {
  @OneOf(REVIEW_STATES) state!: ReviewState;
  @Moment() asked_at!: string;
  @Moment.orNull() given_at!: string | null;
  @Text.orNull('Stil og Rom AS', 'Null: nobody came, or it is not known any more.')
  company!: string | null;
  @OneOf.orNull(BECAME_JOB) became_job!: BecameJob | null;
  @Count.orNull(5) stars!: number | null;
  @Text.orNull('Hun så lyset i stua.') text!: string | null;
  @Flag.orNull() may_show!: boolean | null;
}

const ReviewIfAsked = () => Part(HandedOutReviewDto, 'Left out: the owner was not asked.');

/** Undefined if the owner was not asked. */
function toHandedOutReviewDto(
  { review, assignments }: OwnersLead,
  toHerself: boolean,
): { review?: HandedOutReviewDto } {
  if (!review) return {};
  const { state, askedAt, givenAt } = review;
  const answers = toHerself || review.answers?.mayShow ? review.answers : null;
  const came = assignments.find(({ assignment }) => assignment.id === answers?.assignmentId);
  const shown = {
    state,
    asked_at: askedAt.toISOString(),
    given_at: givenAt?.toISOString() ?? null,
    company: came?.partner.company ?? null,
    became_job: answers?.becameJob ?? null,
    stars: answers?.stars ?? null,
    text: answers?.text ?? null,
    may_show: answers?.mayShow ?? null,
  };
  return { review: shown };
}

/** Without data that concerns only partner and operator. */
export class OwnersAssignmentDto extends OmitType(AssignmentDto, [
  'price_ore',
  'asks_for_vat',
  'decline_reason',
]) {}

/** Without partners' payments and disputes, and users, who are no data on the owner. */
export class ExportedLeadDto extends OmitType(LeadDetailDto, ['assignments']) {
  @ListOf(OwnersAssignmentDto, 'In the order they were asked.') assignments!: OwnersAssignmentDto[];
  @ReviewIfAsked() review?: HandedOutReviewDto;
}

export class LeadExportDto extends ExportedLeadDto {
  @ListOf(ExportedLeadDto, 'Other leads of the same home and mailbox that are merged with it.')
  merged!: ExportedLeadDto[];
}

/** @param toHerself false leaves out a review that the owner does not want shown */
export function toLeadExportDto(dossier: OwnerDossier, toHerself = false): LeadExportDto {
  const merged = dossier.merged.map((each) => toExportedLeadDto(each, toHerself));
  return { ...toExportedLeadDto(dossier, toHerself), merged };
}

function toExportedLeadDto(dossier: OwnersLead, toHerself: boolean): ExportedLeadDto {
  const detail = toLeadDetailDto(dossier);
  return {
    ...detail,
    ...toHandedOutReviewDto(dossier, toHerself),
    assignments: detail.assignments.map(
      ({ price_ore: _price, asks_for_vat: _vat, decline_reason: _reason, ...asked }) => asked,
    ),
    consents: detail.consents.map((each) => ({ ...each, heard_by: null })),
    history: detail.history.map(({ detail: { reason: _reason, ...shown }, ...entry }) => ({
      ...entry,
      actor: null,
      detail: shown,
    })),
  };
}
