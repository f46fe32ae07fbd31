import { type RelatedLead, type Relation, RELATIONS } from '@boligstyling/application';
import {
  type DuplicateKind,
  DUPLICATE_KINDS,
  type PartnerGroup,
  PARTNER_GROUPS,
} from '@boligstyling/domain';
import { Flag, Id, ListOf, Moment, OneOf, Text } from '../../platform/contract/shown.js';
import { wire } from '../../platform/contract/wire.js';
import { OptionalChoice } from '../../platform/validation/field.js';

export class HeldByDto {
  @Id() partner_id!: string;
  @OneOf(PARTNER_GROUPS) partner_group!: PartnerGroup;
}

export class RelatedLeadDto {
  @Id() id!: string;

  @OneOf(
    RELATIONS,
    'merged: the lead is merged into this earlier one. merged-by: this later one is merged into the lead. perhaps and perhaps-by: likewise, where they only may be the same.',
  )
  relation!: Relation;

  @Flag(
    'Whether erasing the lead erases this one too: it was sent from the same mailbox and has joined it.',
  )
  erased_with!: boolean;
  @Moment() received_at!: string;
  @Text('Kari Nordmann') customer_name!: string;
  @Text('kari@nordmann.no') customer_email!: string;
  @Text('Fullstyling') service_type!: string;
  @ListOf(
    HeldByDto,
    'Who has, or has had, the contact details by it. Of one that has joined the lead they count for that.',
  )
  held_by!: HeldByDto[];
}

export class RelatedLeadsDto {
  @ListOf(RelatedLeadDto, 'The earliest first.') leads!: RelatedLeadDto[];
}

export class SeparateDto {
  @OptionalChoice(
    DUPLICATE_KINDS,
    `Forholdet må være ${DUPLICATE_KINDS.join(' eller ')}.`,
    'The relation that was seen: if the lead has joined the other since, or has not any more, nothing is changed.',
  )
  from?: DuplicateKind;
}

export function toRelatedLeadDto({ lead, relation, ...how }: RelatedLead): RelatedLeadDto {
  return {
    ...wire(lead, 'id', 'receivedAt', 'customerName', 'customerEmail', 'serviceType'),
    relation,
    erased_with: how.erasedWith,
    held_by: how.heldBy.map((it) => wire(it, 'partnerId', 'partnerGroup')),
  };
}
