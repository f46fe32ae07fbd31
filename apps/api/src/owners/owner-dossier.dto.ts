import type { OwnerDossier } from '@boligstyling/application';
import { LeadExportDto, toLeadExportDto } from '../leads/lead-export.dto.js';

export class OwnerDossierDto extends LeadExportDto {}

export const toOwnerDossierDto = (dossier: OwnerDossier): OwnerDossierDto =>
  toLeadExportDto(dossier, true);
