import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { HealthCheckService } from '@nestjs/terminus';
import { Readiness } from './readiness.js';
import { Text } from '../contract/shown.js';
import { Answers, Operation } from '../contract/answers.js';

export class HealthDto {
  @Text('ok') status!: string;
}

@ApiTags('health')
@Controller('health')
export class HealthController {
  constructor(
    private readonly health: HealthCheckService,
    private readonly readiness: Readiness,
  ) {}

  @Get('live')
  @Operation(
    'Whether the process runs',
    'Answers as long as the process runs, whatever the database does.',
  )
  @Answers(HealthDto)
  getLiveness(): HealthDto {
    return { status: 'ok' };
  }

  @Get('ready')
  @Operation(
    'Whether requests can be served',
    'Asks the database, and answers within two seconds. Says no while the process leaves, and while submits cannot be stored.',
  )
  @Answers(HealthDto, 'service-unavailable')
  async getReadiness(): Promise<HealthDto> {
    const { status } = await this.health.check([
      () => this.readiness.process(),
      () => this.readiness.database(),
    ]);
    return { status };
  }
}
