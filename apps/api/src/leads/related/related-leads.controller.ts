import { RelateLeads, type RelatedLead, type Relation, RELATIONS } from '@boligstyling/application';
import {
  SAME_HOME_DAYS,
  type Version,
  type PartnerGroup,
  PARTNER_GROUPS,
} from '@boligstyling/domain';
import { Get, HttpCode, Post } from '@nestjs/common';
import { ApiNoContentResponse } from '@nestjs/swagger';
import { AdminController } from '../../platform/access/admin-controller.js';
import { IfMatch, RecordVersion, Versioned } from '../../platform/versions/versioned.js';
import { ApiProblems } from '../../platform/problems/api-problems.js';
import { KnownId } from '../../platform/validation/field.js';
import { Answers, Operation, wire } from '../../platform/contract/answers.js';
import { Flag, Id, ListOf, Moment, OneOf, Text } from '../../platform/contract/shown.js';

class RevealDto {
  @Id() partner_id!: string;
  @OneOf(PARTNER_GROUPS) partner_group!: PartnerGroup;
}

class RelatedLeadDto {
  @Id() id!: string;

  @OneOf(
    RELATIONS,
    'merged: the lead is merged into this earlier one. merged-by: this later one is merged into the lead. perhaps and perhaps-by: likewise, where they only may be the same.',
  )
  relation!: Relation;

  @RecordVersion() version!: string;

  @Flag(
    'True if erasing the lead erases this one too: it was sent from the same mailbox and is merged into it.',
  )
  erased_with!: boolean;
  @Moment() received_at!: string;
  @Text('Kari Nordmann') customer_name!: string;
  @Text('kari@nordmann.no') customer_email!: string;
  @Text('Fullstyling') service_type!: string;
  @ListOf(
    RevealDto,
    'Partners that have, or have had, the contact details by it. Those of a merged lead count for the other.',
  )
  reveals!: RevealDto[];
}

class RelatedLeadsDto {
  @ListOf(RelatedLeadDto, 'The earliest first.') leads!: RelatedLeadDto[];
}

function toRelatedLeadDto({ lead, relation, version, ...how }: RelatedLead): RelatedLeadDto {
  return {
    ...wire(lead, 'id', 'receivedAt', 'customerName', 'customerEmail', 'serviceType'),
    relation,
    version: String(version),
    erased_with: how.erasedWith,
    reveals: how.reveals.map((it) => wire(it, 'partnerId', 'partnerGroup')),
  };
}

const CURRENT = (it: RelatedLeadsController, id: string) => it.getRelatedLeads(id);

@AdminController('leads/:id')
export class RelatedLeadsController {
  constructor(private readonly relateLeads: RelateLeads) {}

  @Get('related')
  @Operation(
    'Duplicates of this lead, and leads that may be',
    `The same: telephone or e-mail is, the service too, the address too or missing in one, within ${SAME_HOME_DAYS} days. They may be the same when the address alone is, or all but the service.`,
  )
  @Answers(RelatedLeadsDto, 'not-found', 'lead-not-found')
  async getRelatedLeads(@KnownId() id: string): Promise<RelatedLeadsDto> {
    return { leads: (await this.relateLeads.related(id)).map(toRelatedLeadDto) };
  }

  @Post('join')
  @HttpCode(204)
  @Operation(
    'Merge the lead into the earlier one that it may duplicate',
    'Open offers are withdrawn, and no more are made. A partner that accepted both pays for the earlier one. A merged lead does not change.',
  )
  @Versioned(RelatedLeadsDto, CURRENT)
  @ApiNoContentResponse({ description: 'The lead is merged into the earlier one.' })
  @ApiProblems('not-found', 'lead-not-found', 'lead-not-merged', 'lead-merged')
  async mergeLead(@KnownId() id: string, @IfMatch() version?: Version): Promise<void> {
    await this.relateLeads.merge(id, version);
  }

  @Post('separate')
  @HttpCode(204)
  @Operation(
    'Separate a lead from the one that it is or may be a duplicate of',
    'A merged lead gets its own search again. Sales that the merge by hand waived are due again, unless a credit note has them.',
  )
  @Versioned(RelatedLeadsDto, CURRENT)
  @ApiNoContentResponse({ description: 'The lead is separate.' })
  @ApiProblems('not-found', 'lead-not-found', 'lead-not-merged')
  async separateLead(@KnownId() id: string, @IfMatch() version?: Version): Promise<void> {
    await this.relateLeads.separate(id, version);
  }
}
