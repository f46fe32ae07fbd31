import {
  APPLICATION_FIELDS,
  APPLICATION_FILTER,
  APPLICATION_STATES,
  applicationVersion,
  type ApplicationState,
  type FilterQuery,
  type PartnerApplication,
  REPLY_LIMIT,
  toWire,
  type WireRecord,
} from '@boligstyling/domain';
import { IntersectionType, OmitType, PartialType } from '@nestjs/swagger';
import { Flag, Id, ListOf, Moment, OneOf, Text } from '../../platform/contract/shown.js';
import { AcceptedVersion, RequiredText } from '../../platform/validation/field.js';
import { RecordVersion } from '../../platform/versions/versioned.js';
import { PageQueryDto, OfFilter } from '../../platform/validation/page-query.dto.js';
import { wire } from '../../platform/contract/answers.js';
import { OfRecord } from '../../platform/validation/record-fields.js';

const Sent = class {} as new () => WireRecord<typeof APPLICATION_FIELDS>;

@OfRecord(APPLICATION_FIELDS)
export class ApplyDto extends Sent {
  @AcceptedVersion.orNone() terms_version?: string | null;
}

export class ReplyDto {
  @RequiredText({
    label: 'Teksten',
    maxLength: REPLY_LIMIT,
    example: 'Hvilke kommuner jobber dere i?',
    description: 'Stands in the e-mail.',
  })
  reply!: string;
}

/** May be missing for an applicant that gets no e-mail. */
export class RefusalDto extends PartialType(ReplyDto, { skipNullProperties: false }) {}

const Asked = class {} as new () => FilterQuery<typeof APPLICATION_FILTER>;

@OfFilter(APPLICATION_FILTER)
class ApplicationFilterDto extends Asked {}

export class ApplicationsSearchDto extends IntersectionType(PageQueryDto, ApplicationFilterDto) {}

/** Searched names come in the body alone, because logs keep addresses. */
export class ApplicationsQueryDto extends OmitType(ApplicationsSearchDto, ['q']) {}

export class ApplicationDto extends ApplyDto {
  @Id() id!: string;
  @RecordVersion() version!: string;
  @OneOf(APPLICATION_STATES) state!: ApplicationState;
  @Moment() received_at!: string;
  @Moment('When anything last happened to it.') changed_at!: string;
  @Text.orNull('Hvilke kommuner jobber dere i?', 'The last reply; null: none.')
  reply!: string | null;
  @Flag('True if a program may have filled it in: nothing was sent to the address.')
  suspect!: boolean;
  @Id.orNull('The partner it became; null: none.') partner_id!: string | null;
}

export class ApplicationsDto {
  @ListOf(ApplicationDto) applications!: ApplicationDto[];
  @Text.orNull('MTc5NTE4ODcyMDAwMC4wMTlhYTFiMg', 'Asks for the next page. Null: none.')
  next_cursor!: string | null;
}

export function toApplicationDto(application: PartnerApplication): ApplicationDto {
  return {
    version: String(applicationVersion(application)),
    ...toWire(APPLICATION_FIELDS, application),
    ...wire(application, 'id', 'state', 'reply', 'suspect', 'termsVersion'),
    ...wire(application, 'receivedAt', 'changedAt', 'partnerId'),
  };
}
