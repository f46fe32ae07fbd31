import type { Database } from '@boligstyling/adapters-postgres';
import { type DynamicModule, Module } from '@nestjs/common';
import { HealthIndicatorService, TerminusModule } from '@nestjs/terminus';
import { HealthController } from './platform/health/health.controller.js';
import { Readiness } from './platform/health/readiness.js';

/** What load balancers and supervisors ask. The log tells of faults by itself. */
@Module({})
export class HealthModule {
  static with(database: Database): DynamicModule {
    return {
      module: HealthModule,
      imports: [TerminusModule.forRoot({ logger: false })],
      controllers: [HealthController],
      providers: [
        {
          provide: Readiness,
          useFactory: (indicators: HealthIndicatorService) =>
            new Readiness(indicators, () => database.ping()),
          inject: [HealthIndicatorService],
        },
      ],
    };
  }
}
