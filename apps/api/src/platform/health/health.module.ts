import { FileStoreUse } from '@boligstyling/application';
import { Controller, Get, type DynamicModule, Module } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { HealthCheckService, HealthIndicatorService, TerminusModule } from '@nestjs/terminus';
import { Readiness, type AskedDatabase, SubmitWatch } from './readiness.js';
import { OneOf, Text } from '../contract/shown.js';
import { Answers, Operation } from '../contract/answers.js';
import { provide } from '../wiring/provide.js';

class HealthDto {
  @Text('ok') status!: string;
}

const FILES = ['ok', 'unavailable'] as const;

class ReadyDto extends HealthDto {
  @OneOf(
    FILES,
    'unavailable: pictures can be neither added nor seen, as by a folder that another replica does not share. Requests are served all the same.',
  )
  files!: (typeof FILES)[number];
}

@ApiTags('health')
@Controller('health')
class HealthController {
  constructor(
    private readonly health: HealthCheckService,
    private readonly readiness: Readiness,
  ) {}

  @Get('live')
  @Operation(
    'Liveness of the process',
    'Answers as long as the process runs, whatever the database does.',
  )
  @Answers(HealthDto)
  getLiveness(): HealthDto {
    return { status: 'ok' };
  }

  @Get('ready')
  @Operation(
    'Readiness for requests',
    'Asks the database, and answers within two seconds. Says no while the process leaves, and while submits cannot be stored.',
  )
  @Answers(ReadyDto, 'service-unavailable')
  async getReadiness(): Promise<ReadyDto> {
    const { status } = await this.health.check([
      () => this.readiness.process(),
      () => this.readiness.database(),
    ]);
    return { status, files: (await this.readiness.hasFiles()) ? 'ok' : 'unavailable' };
  }
}

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
          [HealthIndicatorService, SubmitWatch, FileStoreUse],
          (indicators, submits, files) => new Readiness(indicators, database, submits, files),
        ),
      ],
    };
  }
}
