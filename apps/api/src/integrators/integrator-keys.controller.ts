import { Clock, ManageKeys, type NewSecret } from '@boligstyling/application';
import {
  DomainError,
  MAX_KEYS,
  type Version,
  fromWholeWire,
  fromWire,
  type IntegratorKey,
  type IntegratorKeySettings,
  KEY_FIELDS,
  MAX_OVERLAP_HOURS,
  type NewKeySettings,
  toWire,
  type WireRecord,
} from '@boligstyling/domain';
import { Body, Get, Headers, Patch, Post } from '@nestjs/common';
import { AdminController } from '../platform/access/admin-controller.js';
import { Answers, AnswersCreated, Operation, wire } from '../platform/contract/answers.js';
import { IfMatch, Versioned, RecordVersion } from '../platform/versions/versioned.js';
import {
  ApiIdempotencyKey,
  idNamedBy,
  KnownId,
  MayBeLeftOut,
  WholeNumber,
} from '../platform/validation/field.js';
import { ApiProperty, OmitType, PartialType } from '@nestjs/swagger';
import { IsBoolean } from 'class-validator';
import { Id, ListOf, Moment, Text } from '../platform/contract/shown.js';
import { OfRecord } from '../platform/validation/record-fields.js';

const IS_TEST = 'True if all its leads are test leads, permanently.';

const Sent = class {} as new () => WireRecord<typeof KEY_FIELDS>;

@OfRecord(KEY_FIELDS)
class SaveIntegratorKeyDto extends Sent {
  @ApiProperty({ required: false, default: false, description: IS_TEST })
  @MayBeLeftOut()
  @IsBoolean({ message: 'Svar ja eller nei på om nøkkelen er til prøve.' })
  is_test?: boolean;
}

class ChangeIntegratorKeyDto extends PartialType(OmitType(SaveIntegratorKeyDto, ['is_test']), {
  skipNullProperties: false,
}) {}

export class RotateKeyDto {
  @WholeNumber('Overlappen', MAX_OVERLAP_HOURS, {
    example: 24,
    description: 'Hours that the previous secret stays valid. 0: it ends at once.',
  })
  overlap_hours!: number;
}

class IntegratorKeyDto extends SaveIntegratorKeyDto {
  @Id('The open name: what a page calls with.') id!: string;
  @RecordVersion() version!: string;
  @Moment() created_at!: string;
  @Moment.orNull('The previous secret is valid until then, too.') previous_until!: string | null;
}

class NewIntegratorKeyDto extends IntegratorKeyDto {
  @Text('ik_6Zb0vYxP3mXk7cQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', 'The secret of servers. Shown this once.')
  secret!: string;
}

class IntegratorKeysDto {
  @ListOf(IntegratorKeyDto) keys!: IntegratorKeyDto[];
}

const toKeySettings = (dto: SaveIntegratorKeyDto): NewKeySettings => ({
  ...fromWholeWire(KEY_FIELDS, dto),
  isTest: dto.is_test ?? false,
});

const toKeyChanges = (dto: ChangeIntegratorKeyDto): Partial<IntegratorKeySettings> =>
  fromWire(KEY_FIELDS, dto);

function toIntegratorKeyDto(key: IntegratorKey, now: Date): IntegratorKeyDto {
  const { previousUntil } = key;
  const overlaps = previousUntil !== null && previousUntil > now;
  return {
    ...toWire(KEY_FIELDS, key),
    ...wire(key, 'id', 'isTest', 'createdAt'),
    version: String(key.version),
    previous_until: overlaps ? previousUntil.toISOString() : null,
  };
}

function toNewKeyDto({ key, secret }: NewSecret, now: Date): NewIntegratorKeyDto {
  return { ...toIntegratorKeyDto(key, now), secret };
}

@AdminController('integrator-keys')
export class IntegratorKeysController {
  constructor(
    private readonly manage: ManageKeys,
    private readonly clock: Clock,
  ) {}

  @Get()
  @Operation(
    'The keys of integrators',
    'Secrets are not among what is shown: we keep only what recognises them.',
  )
  @Answers(IntegratorKeysDto)
  async listIntegratorKeys(): Promise<IntegratorKeysDto> {
    const now = this.clock.now();
    return { keys: (await this.manage.list()).map((key) => toIntegratorKeyDto(key, now)) };
  }

  @Post()
  @Operation(
    'Make a key for an integrator',
    `The answer shows its secret, this once. There are at most ${MAX_KEYS} keys. A repeat under the same \`Idempotency-Key\` makes no other, and shows another secret.`,
  )
  @ApiIdempotencyKey()
  @AnswersCreated(NewIntegratorKeyDto, 'too-many-integrator-keys')
  async addIntegratorKey(
    @Body() dto: SaveIntegratorKeyDto,
    @Headers('Idempotency-Key') key?: string,
  ): Promise<NewIntegratorKeyDto> {
    const added = await this.manage.add(toKeySettings(dto), idNamedBy(key, dto));
    return toNewKeyDto(added, this.clock.now());
  }

  @Patch(':id')
  @Operation(
    'Change what a key opens, pause it or let it go on',
    'Changes the given fields. A paused key stores no leads and reads nothing. Its webhooks still send erasures. Corrections and webhooks that were waiting leave once it is active again.',
  )
  @Answers(IntegratorKeyDto, 'not-found', 'integrator-key-not-found')
  @Versioned(IntegratorKeyDto, (it: IntegratorKeysController, id: string) => it.keyOf(id))
  async changeIntegratorKey(
    @KnownId() id: string,
    @Body() dto: ChangeIntegratorKeyDto,
    @IfMatch() version?: Version,
  ): Promise<IntegratorKeyDto> {
    const key = await this.manage.change(id, toKeyChanges(dto), version);
    return toIntegratorKeyDto(key, this.clock.now());
  }

  @Post(':id/rotate')
  @Operation(
    'Give a key another secret',
    'The answer shows it, this once. The previous secret is valid too for as long as is asked for, and so is one before that for as long as was asked for then. With 0 hours no previous one is valid any more.',
  )
  @Answers(NewIntegratorKeyDto, 'not-found', 'integrator-key-not-found')
  async rotateIntegratorKey(
    @KnownId() id: string,
    @Body() { overlap_hours }: RotateKeyDto,
  ): Promise<NewIntegratorKeyDto> {
    return toNewKeyDto(await this.manage.rotate(id, overlap_hours), this.clock.now());
  }

  private async keyOf(id: string): Promise<IntegratorKeyDto> {
    const found = (await this.manage.list()).find((key) => key.id === id);
    if (!found) throw new DomainError('integrator-key-not-found');
    return toIntegratorKeyDto(found, this.clock.now());
  }
}
