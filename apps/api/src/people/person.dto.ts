import type { PersonOverview } from '@boligstyling/application';
import { PERSON_LIMITS, type PersonState, type Role, ROLES } from '@boligstyling/domain';
import { ApiProperty } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import { RequiredEmail } from '../platform/validation/contact-field.js';
import { OptionalChoice, RequiredLine } from '../platform/validation/field.js';
import { Seen } from '../platform/validation/seen.js';
import { Count, Flag, Id, ListOf, Moment, OneOf } from '../platform/contract/shown.js';
import { wire } from '../platform/contract/wire.js';

/** What a person may do. */
export class ChangePersonDto {
  @ApiProperty({ enum: ROLES })
  @IsIn(ROLES, { message: `Rollen må være ${ROLES.join(', ')}.` })
  role!: Role;
}

/** The states of those who work here, or are invited to. */
const PRESENT: readonly PersonState[] = ['invited', 'active'];

/** What was seen of a person who can use her link meanwhile. */
export class SeenPersonDto {
  @OptionalChoice(PRESENT, `Tilstanden må være ${PRESENT.join(' eller ')}.`)
  state?: PersonState;
}

/** What whoever lets a person choose anew has seen of her. */
export class ResetPersonDto {
  @Seen(
    SeenPersonDto,
    'What was seen of her: if that is another by now, she has used her link or somebody else has done the same, and nothing is changed.',
  )
  from?: SeenPersonDto;
}

/** Who is invited. */
export class InvitePersonDto extends ChangePersonDto {
  @RequiredLine({ label: 'Navn', maxLength: PERSON_LIMITS.name, example: 'Kari Nordmann' })
  name!: string;

  @RequiredEmail('kari@boligstyling.no')
  email!: string;
}

/** The invitation is on its way. */
export class InvitedPersonDto {
  @Id() id!: string;
  @ApiProperty({
    type: String,
    nullable: true,
    description:
      'The link’s token, for whoever makes the first owner from the shared password: she goes on at once. Null for all others.',
  })
  token!: string | null;
}

/** Someone who works here, or is invited to. */
export class PersonDto extends InvitePersonDto {
  @Id() id!: string;
  @OneOf(PRESENT) state!: PersonState;
  @Count(1) passkeys!: number;
  @Flag('Whether she can log in with password and code.') has_code!: boolean;
  @Moment.orNull() last_seen_at!: string | null;
}

/** By name. */
export class PeopleDto {
  @ListOf(PersonDto) people!: PersonDto[];
}

/** A person in wire names. */
export function toPersonDto(person: PersonOverview): PersonDto {
  const known = wire(person, 'id', 'name', 'email', 'role', 'state');
  return { ...known, ...wire(person, 'passkeys', 'hasCode', 'lastSeenAt') };
}
