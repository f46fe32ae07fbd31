import type { OwnerDossier, OwnersLead } from '@boligstyling/application';
import { OmitType } from '@nestjs/swagger';
import { AssignmentDto } from '../assignments/matching.dto.js';
import { ListOf } from '../platform/contract/shown.js';
import {
  type HandedOutReviewDto,
  ReviewIfAsked,
  toHandedOutReviewDto,
} from './handed-out-review.dto.js';
import { LeadDetailDto, toLeadDetailDto } from './lead-detail.dto.js';

/** An assignment without the data that concerns only partner and operator. */
export class OwnersAssignmentDto extends OmitType(AssignmentDto, [
  'price_ore',
  'asks_for_vat',
  'decline_reason',
]) {}

/**
 * Export of one lead for its owner. A partner's payments and disputes are between partner and
 * operator, and users are no data on the owner.
 */
export class ExportedLeadDto extends OmitType(LeadDetailDto, ['assignments']) {
  @ListOf(OwnersAssignmentDto, 'In the order they were asked.') assignments!: OwnersAssignmentDto[];
  @ReviewIfAsked() review?: HandedOutReviewDto;
}

/** Includes the leads merged into it. */
export class LeadExportDto extends ExportedLeadDto {
  @ListOf(
    ExportedLeadDto,
    'Her other requests of the same home that it is joined with, from the same mailbox.',
  )
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
    history: detail.history.map(({ detail: { reason: _reason, ...shown }, ...entry }) => ({
      ...entry,
      actor: null,
      detail: shown,
    })),
  };
}
