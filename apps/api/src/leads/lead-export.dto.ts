import type { OwnerDossier } from '@boligstyling/application';
import {
  type HandedOutReviewDto,
  ReviewIfAsked,
  toHandedOutReviewDto,
} from './handed-out-review.dto.js';
import { LeadDetailDto, toLeadDetailDto } from './lead-detail.dto.js';

/** Everything on one person's request, for the administrator to hand out. */
export class LeadExportDto extends LeadDetailDto {
  @ReviewIfAsked() review?: HandedOutReviewDto;
}

/** All of it in wire names. */
export const toLeadExportDto = (dossier: OwnerDossier): LeadExportDto => ({
  ...toLeadDetailDto(dossier),
  ...toHandedOutReviewDto(dossier, false),
});
