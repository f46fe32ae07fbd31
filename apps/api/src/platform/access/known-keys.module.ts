import { Clock, IntegratorKeys, IntegratorSecrets, KnownKeys } from '@boligstyling/application';
import { Module } from '@nestjs/common';
import { useCase } from '../wiring/provide.js';

/** Whose keys are known, remembered once for all who ask. */
@Module({
  providers: [useCase(KnownKeys, [IntegratorKeys, IntegratorSecrets, Clock])],
  exports: [KnownKeys],
})
export class KnownKeysModule {}
