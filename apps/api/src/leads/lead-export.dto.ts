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

/** A question to a partner, as far as it is about the owner. */
export class OwnersAssignmentDto extends OmitType(AssignmentDto, [
  'price_ore',
  'asks_for_vat',
  'decline_reason',
]) {}

/**
 * Everything that is stored on one request, as it is handed to its owner. What a partner pays and why one could
 * not is between the partner and us, as the partner has been told; who works here is no data on the owner.
 */
export class ExportedLeadDto extends OmitType(LeadDetailDto, ['assignments']) {
  @ListOf(OwnersAssignmentDto, 'In the order they were asked.') assignments!: OwnersAssignmentDto[];
  @ReviewIfAsked() review?: HandedOutReviewDto;
}

/** The same of all that her mailbox has sent of the home. */
export class LeadExportDto extends ExportedLeadDto {
  @ListOf(
    ExportedLeadDto,
    'Her other requests of the same home that it is joined with, from the same mailbox.',
  )
  joined!: ExportedLeadDto[];
}

/**
 * All of it in wire names.
 *
 * @param toHerself nobody else reads what she has said of how it went and does not want shown
 */
export function toLeadExportDto(dossier: OwnerDossier, toHerself = false): LeadExportDto {
  const joined = dossier.joined.map((each) => toExportedLeadDto(each, toHerself));
  return { ...toExportedLeadDto(dossier, toHerself), joined };
}

function toExportedLeadDto(dossier: OwnersLead, toHerself: boolean): ExportedLeadDto {
  const detail = toLeadDetailDto(dossier);
  return {
    ...detail,
    ...toHandedOutReviewDto(dossier, toHerself),
    assignments: detail.assignments.map(
      ({ price_ore: _price, asks_for_vat: _vat, decline_reason: _reason, ...asked }) => asked,
    ),
    history: detail.history.map(({ detail: { reason: _reason, ...told }, ...entry }) => ({
      ...entry,
      actor: null,
      detail: told,
    })),
  };
}
