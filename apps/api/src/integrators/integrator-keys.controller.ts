import { Clock, ManageKeys } from '@boligstyling/application';
import { DomainError, MAX_KEYS, type Version } from '@boligstyling/domain';
import { Body, Get, Patch, Post } from '@nestjs/common';
import { AdminController } from '../platform/access/admin-controller.js';
import { Answers, AnswersCreated, Operation } from '../platform/contract/answers.js';
import { IfMatch, Versioned } from '../platform/versions/versioned.js';
import { KnownId } from '../platform/validation/field.js';
import {
  ChangeIntegratorKeyDto,
  IntegratorKeyDto,
  IntegratorKeysDto,
  NewIntegratorKeyDto,
  RotateKeyDto,
  SaveIntegratorKeyDto,
  toIntegratorKeyDto,
  toKeyChanges,
  toKeySettings,
  toNewKeyDto,
} from './integrator-key.dto.js';

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
    `The answer shows its secret, this once. There are at most ${MAX_KEYS} keys.`,
  )
  @AnswersCreated(NewIntegratorKeyDto, 'too-many-integrator-keys')
  async addIntegratorKey(@Body() dto: SaveIntegratorKeyDto): Promise<NewIntegratorKeyDto> {
    return toNewKeyDto(await this.manage.add(toKeySettings(dto)), this.clock.now());
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
