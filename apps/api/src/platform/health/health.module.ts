import { type DynamicModule, Module } from '@nestjs/common';
import { HealthIndicatorService, TerminusModule } from '@nestjs/terminus';
import { HealthController } from './health.controller.js';
import { Readiness } from './readiness.js';

/** What load balancers and supervisors ask. The log tells of faults by itself. */
@Module({})
export class HealthModule {
  /** @param pingDatabase rejects when the database does not answer */
  static with(pingDatabase: () => Promise<void>): DynamicModule {
    return {
      module: HealthModule,
      imports: [TerminusModule.forRoot({ logger: false })],
      controllers: [HealthController],
      providers: [
        {
          provide: Readiness,
          useFactory: (indicators: HealthIndicatorService) =>
            new Readiness(indicators, pingDatabase),
          inject: [HealthIndicatorService],
        },
      ],
    };
  }
}
