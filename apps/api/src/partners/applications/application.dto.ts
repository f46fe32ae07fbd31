import {
  APPLICATION_LIMITS,
  APPLICATION_STATES,
  type ApplicationState,
  type PartnerApplication,
} from '@boligstyling/domain';
import { IntersectionType, PartialType, PickType } from '@nestjs/swagger';
import { Flag, Id, ListOf, Moment, OneOf, Text } from '../../platform/contract/shown.js';
import { OptionalChoice, RequiredText } from '../../platform/validation/field.js';
import { PageQueryDto } from '../../platform/validation/page-query.dto.js';
import { PartnersQueryDto } from '../partners-query.dto.js';
import { ApplyDto } from './apply.dto.js';
import { wire } from '../../platform/contract/wire.js';

export class ReplyDto {
  @RequiredText({
    label: 'Teksten',
    maxLength: APPLICATION_LIMITS.reply,
    example: 'Hvilke kommuner jobber dere i?',
    description: 'Stands in the e-mail.',
  })
  reply!: string;
}

/** The reply may be missing for an applicant that gets no e-mail. */
export class RefusalDto extends PartialType(ReplyDto, { skipNullProperties: false }) {}

export class ApplicationsQueryDto extends PageQueryDto {
  @OptionalChoice(['waiting', 'decided'], 'Vis de som venter, eller de avgjorte.', 'All: left out.')
  show?: 'waiting' | 'decided';
}

export class ApplicationsSearchDto extends IntersectionType(
  ApplicationsQueryDto,
  PickType(PartnersQueryDto, ['q']),
) {}

export class ApplicationDto extends ApplyDto {
  @Id() id!: string;
  @OneOf(APPLICATION_STATES) state!: ApplicationState;
  @Moment() received_at!: string;
  @Moment('When anything last happened to it.') changed_at!: string;
  @Text.orNull('Hvilke kommuner jobber dere i?', 'What was last written back; null: nothing.')
  reply!: string | null;
  @Flag('Whether a program may have filled it in: nothing was sent to the address.')
  suspect!: boolean;
  @Id.orNull('What it became; null: no partner.') partner_id!: string | null;
}

export class ApplicationsDto {
  @ListOf(ApplicationDto) applications!: ApplicationDto[];
  @Text.orNull('MTc5NTE4ODcyMDAwMC4wMTlhYTFiMg', 'Asks for the next page. Null: none.')
  next_cursor!: string | null;
}

export function toApplicationDto(application: PartnerApplication): ApplicationDto {
  return {
    ...wire(application, 'id', 'company', 'organizationNumber', 'kind', 'places', 'message'),
    ...wire(application, 'state', 'reply', 'suspect', 'receivedAt', 'changedAt', 'partnerId'),
    contact_name: application.name,
    contact_email: application.email,
    contact_phone: application.phone,
  };
}
