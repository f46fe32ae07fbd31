import { type DynamicModule, Module } from '@nestjs/common';
import { HealthIndicatorService, TerminusModule } from '@nestjs/terminus';
import { provide } from '../wiring/provide.js';
import { HealthController } from './health.controller.js';
import { type AskedDatabase, Readiness } from './readiness.js';
import { SubmitWatch } from './submit-watch.js';

@Module({})
export class HealthModule {
  static with(database: AskedDatabase): DynamicModule {
    return {
      module: HealthModule,
      imports: [TerminusModule.forRoot({ logger: false })],
      controllers: [HealthController],
      providers: [
        provide(
          Readiness,
          [HealthIndicatorService, SubmitWatch],
          (indicators, submits) => new Readiness(indicators, database, submits),
        ),
      ],
    };
  }
}
