import { type RelatedLead, type Relation, RELATIONS } from '@boligstyling/application';
import { Id, ListOf, Moment, OneOf, Text } from '../../platform/contract/shown.js';
import { wire } from '../../platform/contract/wire.js';

/** A request that is the same as another, or may be. */
export class RelatedLeadDto {
  @Id() id!: string;

  @OneOf(
    RELATIONS,
    'joined: the lead has joined this earlier one. joined-by: this later one has joined the lead. perhaps and perhaps-by: likewise, where they only may be the same.',
  )
  relation!: Relation;
  @Moment() received_at!: string;
  @Text('Kari Nordmann') customer_name!: string;
  @Text('kari@nordmann.no') customer_email!: string;
  @Text('Fullstyling') service_type!: string;
}

export class RelatedLeadsDto {
  @ListOf(RelatedLeadDto, 'The earliest first.') leads!: RelatedLeadDto[];
}

/** In wire names. */
export function toRelatedLeadDto({ lead, relation }: RelatedLead): RelatedLeadDto {
  return {
    ...wire(lead, 'id', 'receivedAt', 'customerName', 'customerEmail', 'serviceType'),
    relation,
  };
}
