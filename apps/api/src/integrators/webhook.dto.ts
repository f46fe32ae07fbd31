import {
  DELIVERY_STATES,
  type DeliveryState,
  toWire,
  WEBHOOK_EVENTS,
  WEBHOOK_FIELDS,
  type WebhookDelivery,
  type WebhookEndpoint,
  type WebhookEvent,
  type WireRecord,
} from '@boligstyling/domain';
import { ApiProperty, PartialType } from '@nestjs/swagger';
import { IsOptional, IsUUID } from 'class-validator';
import { OfRecord } from '../platform/validation/record-fields.js';
import { Count, Flag, Id, ListOf, Moment, OneOf, Text } from '../platform/contract/shown.js';
import { wire } from '../platform/contract/wire.js';
import { RecordVersion } from '../platform/versions/versioned.js';

const Sent = class {} as new () => WireRecord<typeof WEBHOOK_FIELDS>;

@OfRecord(WEBHOOK_FIELDS)
export class SaveWebhookDto extends Sent {
  @ApiProperty({
    type: String,
    format: 'uuid',
    required: false,
    nullable: true,
    example: null,
    description:
      'The API key whose leads alone are sent there, with the fields that the key may read. It needs `leads:read-own`. Null or left out: all leads, without contact details.',
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
  @Moment.orNull('Until when the previous secret signs, too.') previous_until!: string | null;
}

export class NewWebhookDto extends WebhookDto {
  @Text('whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', 'Signs the webhooks. Shown only once.')
  secret!: string;
}

export class WebhookTrialDto {
  @ApiProperty({ type: 'integer', nullable: true, example: 204, description: 'Null: no answer.' })
  status!: number | null;
  @Count(87, 'Until the answer or the fault.') milliseconds!: number;
  @Text.orNull('no answer within 10 s') fault!: string | null;
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
    'True if it waits, whatever `due_at` says, until its endpoint is active and its key may read its leads.',
  )
  waits!: boolean;
}

/** The newest 200, newest first. */
export class WebhookDeliveriesDto {
  @ListOf(WebhookDeliveryDto) deliveries!: WebhookDeliveryDto[];
}

export function toWebhookDto(endpoint: WebhookEndpoint): WebhookDto {
  return {
    ...toWire(WEBHOOK_FIELDS, endpoint),
    ...wire(endpoint, 'id', 'integratorKeyId', 'previousUntil', 'createdAt'),
    version: String(endpoint.version),
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
