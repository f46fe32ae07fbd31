import { Clock, IntegratorKeys, IntegratorSecrets, KnownKeys } from '@boligstyling/application';
import { Module } from '@nestjs/common';
import { useCase } from '../wiring/provide.js';

@Module({
  providers: [useCase(KnownKeys, [IntegratorKeys, IntegratorSecrets, Clock])],
  exports: [KnownKeys],
})
export class KnownKeysModule {}
