import { EMAIL_KINDS, type QueueCase, type QueueShare } from '@boligstyling/application';
import {
  DISPUTE_REASONS,
  LONGEST_SNOOZE_DAYS,
  type DisputeReason,
  missingOfPartner,
  NOTIFICATION_STATES,
  type NotificationState,
  type FilterQuery,
  QUEUE_FILTER,
  QUEUE_KINDS,
  type QueueKind,
  SUSPICIONS,
  type Suspicion,
  toKroner,
  WEBHOOK_EVENTS,
} from '@boligstyling/domain';
import { ApiProperty } from '@nestjs/swagger';
import { IsBoolean, IsOptional } from 'class-validator';
import {
  Amount,
  Count,
  Flag,
  Id,
  ListOf,
  Moment,
  OneOf,
  Text,
  Texts,
} from '../platform/contract/shown.js';
import { Choice, MayBeLeftOut, OptionalDay, OptionalId } from '../platform/validation/field.js';
import { OfFilter } from '../platform/validation/page-query.dto.js';
import { wire } from '../platform/contract/answers.js';

const Asked = class {} as new () => FilterQuery<typeof QUEUE_FILTER>;

@OfFilter(QUEUE_FILTER)
export class QueueQueryDto extends Asked {}

export class MarkCaseDto {
  @Choice(QUEUE_KINDS, `Slaget må være ${QUEUE_KINDS.join(', ')}.`) kind!: QueueKind;

  @ApiProperty({ required: false, type: Boolean })
  @MayBeLeftOut()
  @IsBoolean({ message: 'mine må være true eller false.' })
  mine?: boolean;

  @OptionalId('Ugyldig id.', 'The assignee from whom the caller takes it over.')
  taken_from?: string;

  @ApiProperty({ type: String, nullable: true })
  @IsOptional()
  @OptionalDay(`Within ${LONGEST_SNOOZE_DAYS} days.`)
  snoozed_until?: string | null;
}

export class AssigneeDto {
  @Id() id!: string;
  @ApiProperty() name!: string;
}

export class QueueLeadDto {
  @Id() id!: string;
  @Text('Kari Nordmann') customer_name!: string;
  @Text('40000000') customer_phone!: string;
  @Text('Fullstyling') service_type!: string;
  @Text('Bergen') location!: string;
  @OneOf.orNull(SUSPICIONS, 'Why it is held; null when it is not.') suspicion!: Suspicion | null;
}

/** It has the lead, is paid back, missed a message, or cannot be billed. */
export class QueuePartnerDto {
  @Id() id!: string;
  @Text('Stine Stylist') name!: string;
  @Text('40000001') phone!: string;
  @Texts(['organisasjonsnummer'], 'The details that invoices to it lack, in Norwegian.')
  missing!: string[];
}

const CHANNELS = ['email', 'webhook'] as const;
const MESSAGES = [...EMAIL_KINDS, ...WEBHOOK_EVENTS];

export class QueueMessageDto {
  @OneOf(CHANNELS) channel!: (typeof CHANNELS)[number];
  @OneOf(MESSAGES, 'The kind of the message.') what!: (typeof MESSAGES)[number];
  @OneOf(
    NOTIFICATION_STATES,
    '`parked`: it is not tried again by itself. `uncertain`: an e-mail that was sent twice to a mail server that did not say whether it has it.',
  )
  state!: NotificationState;
  @Count(5) attempts!: number;
  @Text('550 no such mailbox', 'Why the last attempt failed.') cause!: string;

  @Text.orNull(
    'Stil AS',
    'Its recipient: an applicant’s company or a user’s name. Null: the lead or partner of the case.',
  )
  to!: string | null;
}

const VAT_ON_TOP = 'True if MVA comes on top of that, as it was at the yes.';

export class QueueDisputeDto {
  @OneOf(DISPUTE_REASONS, 'Why the partner finds that it does not owe it.') reason!: DisputeReason;
  @Amount(600, 'In kr, without MVA.') sale_amount!: number;
  @Flag(VAT_ON_TOP) asks_for_vat!: boolean;
}

const PAID_FOR = ['invoice', 'sale'] as const;

export class QueuePayBackDto {
  @OneOf(PAID_FOR, '`sale`: marked paid without an invoice, of an assignment that was taken back.')
  of!: (typeof PAID_FOR)[number];
  @Amount(625, 'In kr, of a sale without MVA.') amount!: number;
  @Flag(`${VAT_ON_TOP} Never of an invoice.`) asks_for_vat!: boolean;
}

export class QueuePaymentDto {
  @Text('Stil og Rom AS', 'Empty where the bank does not say.') payer!: string;
  @Text('NOK') currency!: string;
  @Amount(625, 'In that currency.') amount!: number;
}

export class QueueApplicationDto {
  @Text('Stil AS') company!: string;
}

export class QueueCaseDto {
  @Id('Of the record it is about, such as a lead.')
  id!: string;
  @Moment() since!: string;
  @Count(3, 'How many partners the lead was asked of.') asked!: number;
  @Flag('No further partner can be asked.')
  used_up!: boolean;
  @ApiProperty({ required: false }) lead?: QueueLeadDto;
  @ApiProperty({ required: false }) partner?: QueuePartnerDto;
  @ApiProperty({ required: false }) message?: QueueMessageDto;
  @ApiProperty({ required: false }) dispute?: QueueDisputeDto;
  @ApiProperty({ required: false }) pay_back?: QueuePayBackDto;
  @ApiProperty({ required: false }) payment?: QueuePaymentDto;
  @ApiProperty({ required: false }) application?: QueueApplicationDto;
  @ApiProperty({ required: false }) assignee?: AssigneeDto;
  @ApiProperty({ required: false, format: 'date' }) snoozed_until?: string;
}

export class QueueShareDto {
  @OneOf(QUEUE_KINDS) kind!: QueueKind;
  @Count(12) count!: number;
  @Flag('False: there are more, and they were not counted.') count_is_exact!: boolean;
  @ListOf(QueueCaseDto, 'The first of them, the oldest first.') cases!: QueueCaseDto[];
}

export class QueueDto {
  @ListOf(QueueShareDto, 'Every kind, the worst for an owner first.') kinds!: QueueShareDto[];
}

export function toQueueDto(shares: readonly QueueShare[]): QueueDto {
  return {
    kinds: shares.map(({ kind, count, isExact, cases }) => ({
      ...{ kind, count, count_is_exact: isExact },
      cases: cases.map(toCaseDto),
    })),
  };
}

function toCaseDto(it: QueueCase): QueueCaseDto {
  const {
    id,
    since,
    asked,
    isUsedUp,
    lead,
    partner,
    message,
    dispute,
    payBack,
    payment,
    application,
    assignee,
    snoozedUntil,
  } = it;
  return {
    ...{ id, since: since.toISOString(), asked, used_up: isUsedUp },
    ...(lead && {
      lead: wire(
        lead,
        'id',
        'customerName',
        'customerPhone',
        'serviceType',
        'location',
        'suspicion',
      ),
    }),
    ...(partner && {
      partner: { ...wire(partner, 'id', 'name', 'phone'), missing: missingOfPartner(partner) },
    }),
    ...(message && { message }),
    ...(assignee && { assignee }),
    ...(snoozedUntil && { snoozed_until: snoozedUntil }),
    ...(payment && {
      payment: { ...wire(payment, 'payer', 'currency'), amount: toKroner(payment.amountOre) },
    }),
    ...(application && { application }),
    ...(dispute && {
      dispute: {
        ...wire(dispute, 'reason', 'asksForVat'),
        sale_amount: toKroner(dispute.amountOre),
      },
    }),
    ...(payBack && {
      pay_back: { ...wire(payBack, 'of', 'asksForVat'), amount: toKroner(payBack.amountOre) },
    }),
  };
}
