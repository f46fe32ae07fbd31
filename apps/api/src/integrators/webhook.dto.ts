import {
  DELIVERY_STATES,
  type DeliveryState,
  isSingleLine,
  WEBHOOK_EVENTS,
  WEBHOOK_LIMITS,
  type WebhookDelivery,
  type WebhookEndpoint,
  type WebhookEvent,
} from '@boligstyling/domain';
import { ApiProperty, PartialType } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayNotEmpty, IsArray, IsIn, IsOptional, IsUUID } from 'class-validator';
import { Answer, MaxLength, Satisfies } from '../platform/validation/field.js';
import { Count, Flag, Id, ListOf, Moment, OneOf, Text } from '../platform/contract/shown.js';
import { wire } from '../platform/contract/wire.js';
import { RecordVersion } from '../platform/versions/versioned.js';

/** Checked before parsing, which ignores line breaks and control characters. */
function isWebAddress(text: string): boolean {
  if (!isSingleLine(text) || !URL.canParse(text)) return false;
  const { protocol, username, password } = new URL(text);
  return /^https?:$/.test(protocol) && !username && !password;
}

export class SaveWebhookDto {
  @ApiProperty({
    maxLength: WEBHOOK_LIMITS.url,
    example: 'https://megler.example/boligstyling',
    description: 'In production https only, and an address on the internet.',
  })
  @MaxLength(WEBHOOK_LIMITS.url, { message: 'Adressen er for lang.' })
  @Satisfies(
    isWebAddress,
    'webAddress',
    'Oppgi en adresse som https://megler.example/boligstyling.',
  )
  url!: string;

  @ApiProperty({
    ...{ enum: WEBHOOK_EVENTS, isArray: true, minItems: 1, maxItems: WEBHOOK_EVENTS.length },
    example: ['lead.received'],
  })
  @IsIn(WEBHOOK_EVENTS, { each: true, message: `Velg blant ${WEBHOOK_EVENTS.join(', ')}.` })
  @ArrayMaxSize(WEBHOOK_EVENTS.length, { message: 'Velg hver hendelse én gang.' })
  @ArrayNotEmpty({ message: 'Velg minst én hendelse.' })
  @IsArray({ message: 'Velg minst én hendelse.' })
  events!: WebhookEvent[];

  @Answer(
    'Svar ja eller nei på om mottakeren er aktiv.',
    'Whether new events are sent there. Erasures are, in any case.',
  )
  active!: boolean;

  @ApiProperty({
    type: String,
    format: 'uuid',
    required: false,
    nullable: true,
    example: null,
    description:
      'The key whose leads alone are told of there, with what that key may see: it needs `leads:read-own`. Null or left out: all leads, and nothing of who the owners are.',
  })
  @IsOptional()
  @IsUUID('all', { message: 'Nøkkelen må være en id.' })
  integrator_key_id?: string | null;
}

export class ChangeWebhookDto extends PartialType(SaveWebhookDto, { skipNullProperties: false }) {}

export class WebhookDto extends SaveWebhookDto {
  @Id() id!: string;
  @RecordVersion() version!: string;
  @Moment() created_at!: string;
  @Moment.orNull('Until when the secret of before signs, too.') previous_until!: string | null;
}

/** The only answer with the secret. */
export class NewWebhookDto extends WebhookDto {
  @Text('whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', 'Signs what is sent there. Shown this once.')
  secret!: string;
}

export class WebhooksDto {
  @ListOf(WebhookDto) webhooks!: WebhookDto[];
}

export class WebhookDeliveryDto {
  @Id('The same in `webhook-id`, at every attempt.') id!: string;
  @OneOf(WEBHOOK_EVENTS) event!: WebhookEvent;
  @Id() lead_id!: string;
  @Moment('When it happened.') at!: string;
  @OneOf(DELIVERY_STATES, 'Parked: not tried again.') state!: DeliveryState;
  @Count(1) attempts!: number;
  @Moment.orNull() sent_at!: string | null;
  @Moment.orNull() due_at!: string | null;
  @Text.orNull('HTTP 503 at attempt 1') cause!: string | null;
  @Flag(
    'Whether it waits, whatever `due_at` says, until its endpoint is active and its key may read its leads.',
  )
  waits!: boolean;
}

/** The newest 200, newest first. */
export class WebhookDeliveriesDto {
  @ListOf(WebhookDeliveryDto) deliveries!: WebhookDeliveryDto[];
}

export function toWebhookDto(endpoint: WebhookEndpoint): WebhookDto {
  return {
    ...wire(endpoint, 'id', 'url', 'active', 'integratorKeyId', 'previousUntil', 'createdAt'),
    version: String(endpoint.version),
    events: [...endpoint.events],
  };
}

export function toWebhookDeliveryDto(delivery: WebhookDelivery): WebhookDeliveryDto {
  const { state, dueAt, lastFault } = delivery;
  return {
    ...wire(delivery, 'id', 'event', 'leadId', 'at', 'state', 'attempts', 'sentAt'),
    due_at: state === 'due' ? dueAt.toISOString() : null,
    cause: lastFault,
    waits: delivery.isKept,
  };
}
