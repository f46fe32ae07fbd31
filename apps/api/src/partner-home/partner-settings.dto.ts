import { PartialType, PickType } from '@nestjs/swagger';
import { ChangePartnerDto } from '../partners/save-partner.dto.js';
import { OptionalDay } from '../platform/validation/field.js';

export class PartnerSettingsDto extends PartialType(
  PickType(ChangePartnerDto, [
    'company',
    'phone',
    'website',
    'presentation',
    'areas',
    'services',
    'weekly_capacity',
  ]),
  { skipNullProperties: false },
) {}

export class PauseDto {
  @OptionalDay('The day in Norway on which the pause ends by itself. Left out: it has no end.')
  until?: string;
}
