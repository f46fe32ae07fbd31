import {
  Clock,
  IdGenerator,
  IntegratorKeys,
  IntegratorSecrets,
  KnownKeys,
  ManageKeys,
} from '@boligstyling/application';
import { Module } from '@nestjs/common';
import { KnownKeysModule } from '../platform/access/known-keys.module.js';
import { useCase } from '../platform/wiring/provide.js';
import { IntegratorKeysController } from './integrator-keys.controller.js';
import { OwnLeadsController } from './own-leads.controller.js';
import { OwnQuotesController } from './own-quotes.controller.js';

@Module({
  imports: [KnownKeysModule],
  controllers: [IntegratorKeysController, OwnLeadsController, OwnQuotesController],
  providers: [
    useCase(ManageKeys, [IntegratorKeys, IntegratorSecrets, KnownKeys, IdGenerator, Clock]),
  ],
})
export class IntegratorKeysModule {}
