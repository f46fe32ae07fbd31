import {
  type ActiveSession,
  CorrectLead,
  SubmitLead,
  ViewLead,
  WithdrawConsent,
} from '@boligstyling/application';
import {
  BY_TELEPHONE,
  CORRECTION_KEYS,
  LEAD_FIELDS,
  LEAD_KEYS,
  leadField,
  PARTNER_GROUPS,
  partnerGroupsOf,
  requireVersion,
  type SentLead,
  toCorrections,
  toLeadDetails,
  toWireLead,
  type Version,
  type WireLead,
} from '@boligstyling/domain';
import { Body, Delete, Headers, NotFoundException, Param, Patch, Post, Req } from '@nestjs/common';
import { ApiParam, ApiProperty, OmitType } from '@nestjs/swagger';
import { Equals } from 'class-validator';
import type { FastifyRequest } from 'fastify';
import { AdminController } from '../platform/access/admin-controller.js';
import { Session } from '../platform/access/admin.guard.js';
import {
  Answers,
  AnswersCreated,
  AnswersNoContent,
  Operation,
} from '../platform/contract/answers.js';
import { BODY_PROBLEMS } from '../platform/problems/api-problems.js';
import { ApiIdempotencyKey, KnownId } from '../platform/validation/field.js';
import { IfMatch, RecordVersion, Versioned } from '../platform/versions/versioned.js';
import { versionOf } from './lead-detail.dto.js';
import { CorrectedLeadFields, EmailIfAny, ShownLeadFields } from './lead-fields.js';
import { requireConfirmed, submissionKey } from './submit/lead-intake.js';
import { LeadReceiptDto, toLeadReceiptDto } from './submit/submit-lead.controller.js';
import { SubmitLeadDto } from './submit/submit-lead.dto.js';

/** Nobody is led to a telephone call by an address. */
const NOT_ASKED = LEAD_KEYS.map(leadField)
  .filter(({ group }) => group === 'origin')
  .map(({ wire }) => wire as 'source');

class TelephoneLeadDto extends OmitType(SubmitLeadDto, [
  ...NOT_ASKED,
  'additional_info',
  'customer_email',
]) {
  @EmailIfAny() customer_email?: string | null;

  @ApiProperty({
    example: true,
    description: 'True: the owner heard the consent texts and said yes. Kept with user and time.',
  })
  @Equals(true, { message: 'Les opp samtykket, og noter at eieren sa ja.' })
  consent_heard!: true;
}

const Corrected = class {} as new () => Partial<SentLead>;

@CorrectedLeadFields(CORRECTION_KEYS)
class HeardCorrectionsDto extends Corrected {}

type HeardDetails = Pick<WireLead, (typeof LEAD_FIELDS)[(typeof CORRECTION_KEYS)[number]]['wire']>;
const Details = class {} as new () => HeardDetails;

@ShownLeadFields(CORRECTION_KEYS)
class HeardDetailsDto extends Details {
  @RecordVersion() version!: string;
}

@AdminController('leads')
export class TelephoneController {
  constructor(
    private readonly submitLead: SubmitLead,
    private readonly correcting: CorrectLead,
    private readonly withdrawing: WithdrawConsent,
    private readonly viewLead: ViewLead,
  ) {}

  @Post()
  @Operation(
    'Enter the lead of an owner who telephones',
    'Matched at once, with source `telefon`. With an e-mail address the owner gets the confirmation; without one the queue lists each piece of news to tell.',
  )
  @ApiIdempotencyKey()
  @AnswersCreated(LeadReceiptDto, 'idempotency-key-reused', 'lead-erased')
  async enterLead(
    @Body() { consent_heard: _heard, customer_email, ...sent }: TelephoneLeadDto,
    @Session() { name }: ActiveSession,
    @Req() { id: requestId }: FastifyRequest,
    @Headers('Idempotency-Key') key?: string,
  ): Promise<LeadReceiptDto> {
    const dto = { ...sent, customer_email: customer_email ?? '', source: BY_TELEPHONE };
    const details = toLeadDetails(dto);
    requireConfirmed(details);
    const partnerGroups = partnerGroupsOf(dto);
    const receipt = await this.submitLead.execute(details, {
      ...{ place: 'telephone', heardBy: name, partnerGroups, requestId },
      submission: submissionKey(key, details, partnerGroups, 'telephone'),
    });
    return toLeadReceiptDto(receipt);
  }

  @Patch(':id/details')
  @Operation(
    'Correct a lead for its owner',
    'Kept in the history with user, before and after. Partners that have its contact details get an e-mail. An empty `customer_email` means none; another one ends earlier links and gets a new one.',
  )
  @Answers(HeardDetailsDto, ...BODY_PROBLEMS, 'not-found', 'lead-not-found')
  @Versioned(HeardDetailsDto, (it: TelephoneController, id: string) => it.read(id))
  async correctLead(
    @KnownId() id: string,
    @Body() corrections: HeardCorrectionsDto,
    @IfMatch() version?: Version,
  ): Promise<HeardDetailsDto> {
    await this.correcting.execute(id, toCorrections(corrections), (lead) =>
      requireVersion(versionOf(lead), version),
    );
    return this.read(id);
  }

  @Delete(':id/consents/:subject')
  @Operation(
    'Withdraw a consent for its owner',
    'Takes back what these partners have or are asked. The same again changes nothing.',
  )
  @ApiParam({ name: 'subject', enum: PARTNER_GROUPS, description: 'The kind of partners.' })
  @AnswersNoContent('not-found', 'lead-not-found')
  async withdrawConsent(
    @KnownId() id: string,
    @Param('subject') subject: string,
    @Session() { name }: ActiveSession,
  ): Promise<void> {
    const from = PARTNER_GROUPS.find((each) => each === subject);
    if (!from) throw new NotFoundException();
    await this.withdrawing.execute(id, from, name);
  }

  private async read(id: string): Promise<HeardDetailsDto> {
    const { lead } = await this.viewLead.execute(id);
    const shown = toWireLead(lead);
    const details = CORRECTION_KEYS.map((key) => leadField(key).wire as keyof HeardDetails);
    return {
      ...(Object.fromEntries(details.map((wire) => [wire, shown[wire]])) as HeardDetails),
      version: versionOf(lead),
    };
  }
}
