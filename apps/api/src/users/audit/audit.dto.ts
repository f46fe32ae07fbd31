import type { AuditEntry, AuditFilter } from '@boligstyling/application';
import {
  ADMIN_CALLS,
  AUDIT_ACTS,
  type AdminCall,
  type AuditAct,
  isSingleLine,
  USER_LIMITS,
  type Role,
  ROLES,
} from '@boligstyling/domain';
import { ApiProperty, IntersectionType } from '@nestjs/swagger';
import { Id, ListOf, Moment, OneOf, Text, Texts, Count } from '../../platform/contract/shown.js';
import {
  MaxLength,
  MayBeLeftOut,
  OptionalChoice,
  OptionalId,
  Satisfies,
} from '../../platform/validation/field.js';
import { PageQueryDto } from '../../platform/validation/page-query.dto.js';
import { PeriodDto, toPeriod } from '../../platform/validation/period.dto.js';
import { wire } from '../../platform/contract/wire.js';

export class AuditQueryDto extends IntersectionType(PageQueryDto, PeriodDto) {
  @ApiProperty({ required: false, maxLength: USER_LIMITS.name, description: 'Part of a name.' })
  @MayBeLeftOut()
  @MaxLength(USER_LIMITS.name, { message: 'Navnet er for langt.' })
  @Satisfies(isSingleLine, 'singleLine', 'Navnet kan ikke ha linjeskift eller kontrolltegn.')
  name?: string;

  @OptionalChoice(AUDIT_ACTS, `Velg ${AUDIT_ACTS.join(', ')}.`, 'Only what was done so.')
  act?: AuditAct;

  @OptionalId('Oppgi en id.', 'Such as a lead’s id.')
  subject_id?: string;
}

/** A random id, names of fields and counts, and nothing of an owner. */
export class AuditEntryDto {
  @Id() id!: string;
  @Moment() at!: string;

  @Text(
    'Kari Nordmann',
    'As she was called then; «felles passord» for the one that all share, «ukjent» for whoever was not let in.',
  )
  name!: string;

  @OneOf.orNull(ROLES) role!: Role | null;
  @OneOf(AUDIT_ACTS) act!: AuditAct;
  @OneOf(Object.keys(ADMIN_CALLS), 'By its operation id.') call!: AdminCall;
  @Id.orNull() subject_id!: string | null;
  @Texts(['status', 'note']) fields!: string[];

  @Count.orNull(50, 'How many were shown or downloaded.') count!: number | null;

  @Text('Chrome på Windows') browser!: string;
  @Text('203.0.113.0/24') network!: string;
}

export class AuditDto {
  @ListOf(AuditEntryDto) entries!: AuditEntryDto[];

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Leads to the next page, if there is one.',
  })
  next_cursor!: string | null;
}

export function toAuditFilter(query: AuditQueryDto): AuditFilter {
  return {
    name: query.name?.trim() || undefined,
    act: query.act,
    subjectId: query.subject_id,
    ...toPeriod(query),
  };
}

export function toAuditEntryDto(entry: AuditEntry): AuditEntryDto {
  return {
    ...wire(entry, 'id', 'at', 'name', 'role', 'act', 'call', 'subjectId'),
    ...wire(entry, 'count', 'browser', 'network'),
    fields: [...entry.fields],
  };
}
