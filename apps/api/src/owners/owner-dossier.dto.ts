import type { OwnerDossier } from '@boligstyling/application';
import { LeadExportDto, toLeadExportDto } from '../leads/lead-export.dto.js';

/** Everything that is stored on an owner, by her own link. */
export class OwnerDossierDto extends LeadExportDto {}

/** All of it in wire names. */
export const toOwnerDossierDto = (dossier: OwnerDossier): OwnerDossierDto =>
  toLeadExportDto(dossier, true);
