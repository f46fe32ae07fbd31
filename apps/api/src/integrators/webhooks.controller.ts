import {
  SaveWebhook,
  TryWebhook,
  WebhookEndpoints,
  type WebhookSettings,
} from '@boligstyling/application';
import {
  DomainError,
  ERASURE_NOTIFICATION_MONTHS,
  SENT_WEBHOOK_DAYS,
  type Version,
  MAX_WEBHOOKS,
  WEBHOOK_LOG_LENGTH,
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
import { Body, Delete, Get, Headers, Inject, Patch, Post } from '@nestjs/common';
import { CONFIG, type Config } from '../config/config.js';
import { WebhookReach } from './webhook-reach.js';
import { makeWebhookSecret } from './http-webhook-sender.js';
import { InvalidRequest } from '../platform/problems/api-problems.js';
import { AdminController } from '../platform/access/admin-controller.js';
import {
  given,
  wire,
  Answers,
  AnswersCreated,
  AnswersNoContent,
  Operation,
} from '../platform/contract/answers.js';
import { ApiIdempotencyKey, idNamedBy, KnownId } from '../platform/validation/field.js';
import { RotateKeyDto } from './integrator-keys.controller.js';
import { IfMatch, Versioned, RecordVersion } from '../platform/versions/versioned.js';
import { ApiProperty, PartialType } from '@nestjs/swagger';
import { IsOptional, IsUUID } from 'class-validator';
import { OfRecord } from '../platform/validation/record-fields.js';
import { Count, Flag, Id, ListOf, Moment, OneOf, Text } from '../platform/contract/shown.js';

const Sent = class {} as new () => WireRecord<typeof WEBHOOK_FIELDS>;

@OfRecord(WEBHOOK_FIELDS)
class SaveWebhookDto extends Sent {
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

class ChangeWebhookDto extends PartialType(SaveWebhookDto, { skipNullProperties: false }) {}

class WebhookDto extends SaveWebhookDto {
  @Id() id!: string;
  @RecordVersion() version!: string;
  @Moment() created_at!: string;
  @Moment.orNull('The previous secret signs until then, too.') previous_until!: string | null;
}

class NewWebhookDto extends WebhookDto {
  @Text('whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', 'Signs the webhooks. Shown only once.')
  secret!: string;
}

class WebhookTrialDto {
  @ApiProperty({ type: 'integer', nullable: true, example: 204, description: 'Null: no answer.' })
  status!: number | null;
  @Count(87, 'Until the answer or the fault.') milliseconds!: number;
  @Text.orNull('no answer within 10 s') fault!: string | null;
}

class WebhooksDto {
  @ListOf(WebhookDto) webhooks!: WebhookDto[];
}

class WebhookDeliveryDto {
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
class WebhookDeliveriesDto {
  @ListOf(WebhookDeliveryDto) deliveries!: WebhookDeliveryDto[];
}

function toWebhookDto(endpoint: WebhookEndpoint): WebhookDto {
  return {
    ...toWire(WEBHOOK_FIELDS, endpoint),
    ...wire(endpoint, 'id', 'integratorKeyId', 'previousUntil', 'createdAt'),
    version: String(endpoint.version),
  };
}

function toWebhookDeliveryDto(delivery: WebhookDelivery): WebhookDeliveryDto {
  const { state, dueAt, lastFault } = delivery;
  return {
    ...wire(delivery, 'id', 'event', 'leadId', 'at', 'state', 'attempts', 'sentAt'),
    due_at: state === 'due' ? dueAt.toISOString() : null,
    cause: lastFault,
    waits: delivery.isKept,
  };
}

@AdminController('webhooks')
export class WebhooksController {
  constructor(
    private readonly endpoints: WebhookEndpoints,
    private readonly saveWebhook: SaveWebhook,
    private readonly tryWebhook: TryWebhook,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Get()
  @Operation('The webhook endpoints of integrators', 'Secrets are not shown.')
  @Answers(WebhooksDto)
  async listWebhooks(): Promise<WebhooksDto> {
    return { webhooks: (await this.endpoints.list()).map(toWebhookDto) };
  }

  @Post()
  @Operation(
    'Notify an integrator',
    `Of what happens from now on. The answer shows the secret that signs the messages, this once. There are at most ${MAX_WEBHOOKS} endpoints. A repeat under the same \`Idempotency-Key\` makes no other, and shows another secret.`,
  )
  @ApiIdempotencyKey()
  @AnswersCreated(
    NewWebhookDto,
    'too-many-webhooks',
    'integrator-key-not-found',
    'key-reads-nothing',
  )
  async addWebhook(
    @Body() dto: SaveWebhookDto,
    @Headers('Idempotency-Key') key?: string,
  ): Promise<NewWebhookDto> {
    this.requireReach(dto.url);
    const secret = makeWebhookSecret();
    const { integrator_key_id: integratorKeyId = null, ...rest } = dto;
    const id = idNamedBy(key, dto);
    const added = await this.saveWebhook.add({ ...rest, integratorKeyId }, secret, id);
    return { ...toWebhookDto(added), secret };
  }

  @Patch(':id')
  @Operation(
    'Change a webhook endpoint or its events, or pause it',
    'Changes what is given. While paused, `lead.erased` is sent all the same, `lead.corrected` is kept until it goes on, and all else for 30 days. An endpoint that answers `410` is paused by itself.',
  )
  @Answers(
    WebhookDto,
    'not-found',
    'webhook-not-found',
    'integrator-key-not-found',
    'key-reads-nothing',
  )
  @Versioned(WebhookDto, (it: WebhooksController, id: string) => it.webhookOf(id))
  async changeWebhook(
    @KnownId() id: string,
    @Body() dto: ChangeWebhookDto,
    @IfMatch() version?: Version,
  ): Promise<WebhookDto> {
    if (dto.url) this.requireReach(dto.url);
    const { url, events, active, integrator_key_id: integratorKeyId } = dto;
    const changes = given<Omit<WebhookSettings, 'integratorKeyId'>>({ url, events, active });
    // Null is a value: no key, all leads.
    const key = integratorKeyId !== undefined && { integratorKeyId };
    return toWebhookDto(await this.saveWebhook.change(id, { ...changes, ...key }, version));
  }

  @Post(':id/rotate')
  @Operation(
    'Sign with another secret',
    'The answer shows it, this once. For as long as is asked for messages carry a signature with the previous secret, too.',
  )
  @Answers(NewWebhookDto, 'not-found', 'webhook-not-found')
  async rotateWebhookSecret(
    @KnownId() id: string,
    @Body() { overlap_hours }: RotateKeyDto,
  ): Promise<NewWebhookDto> {
    const secret = makeWebhookSecret();
    const rotated = await this.saveWebhook.rotate(id, secret, overlap_hours);
    return { ...toWebhookDto(rotated), secret };
  }

  @Delete(':id')
  @Operation('Tell an integrator nothing more', 'Messages that wait go too, and the log.')
  @AnswersNoContent('not-found', 'webhook-not-found')
  async removeWebhook(@KnownId() id: string): Promise<void> {
    await this.endpoints.remove(id);
  }

  @Get(':id/deliveries')
  @Operation(
    'Messages of an endpoint, sent and waiting',
    `The newest ${WEBHOOK_LOG_LENGTH}; of those taken, the last ${SENT_WEBHOOK_DAYS} days, and of erasures ${ERASURE_NOTIFICATION_MONTHS} months.`,
  )
  @Answers(WebhookDeliveriesDto, 'not-found', 'webhook-not-found')
  async listWebhookDeliveries(@KnownId() id: string): Promise<WebhookDeliveriesDto> {
    const deliveries = await this.endpoints.deliveries(id, WEBHOOK_LOG_LENGTH);
    return { deliveries: deliveries.map(toWebhookDeliveryDto) };
  }

  @Post(':id/resend')
  @Operation(
    'Send what was parked once more',
    'For when the receiver has been mended. Messages keep their ids.',
  )
  @AnswersNoContent('not-found', 'webhook-not-found')
  async resendWebhookDeliveries(@KnownId() id: string): Promise<void> {
    await this.endpoints.resendParked(id);
  }

  @Post(':id/test')
  @Operation(
    'Send a test message to an endpoint',
    'Signed, of the type `webhook.test`, about no lead. It is sent once, also while paused.',
  )
  @Answers(WebhookTrialDto, 'not-found', 'webhook-not-found')
  testWebhook(@KnownId() id: string): Promise<WebhookTrialDto> {
    return this.tryWebhook.execute(id);
  }

  private async webhookOf(id: string): Promise<WebhookDto> {
    const found = (await this.endpoints.list()).find((endpoint) => endpoint.id === id);
    if (!found) throw new DomainError('webhook-not-found');
    return toWebhookDto(found);
  }

  private requireReach(url: string): void {
    const { production } = this.config;
    const isSecure = !production || url.startsWith('https:');
    const reach = new WebhookReach({ loopback: !production });
    const message = isSecure
      ? reach.whyBarredAt(new URL(url)) && 'Adressen må ligge på internett.'
      : 'Adressen må begynne med https://.';
    if (message) throw new InvalidRequest([{ field: 'url', message }]);
  }
}
