import { Controller, Get, Header } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { HealthCheckService } from '@nestjs/terminus';
import { Readiness } from './readiness.js';
import { ApiProblems } from '../problems/api-problems.js';
import { Text } from '../contract/shown.js';

/** What a probe reads. */
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
  @Header('cache-control', 'no-store')
  @ApiOperation({
    summary: 'Whether the process runs',
    description: 'Answers as long as the process runs, whatever the database does.',
  })
  @ApiOkResponse({ type: HealthDto })
  getLiveness(): HealthDto {
    return { status: 'ok' };
  }

  @Get('ready')
  @Header('cache-control', 'no-store')
  @ApiOperation({
    summary: 'Whether requests can be served',
    description:
      'Asks the database, and answers within two seconds. Says no while the process leaves.',
  })
  @ApiOkResponse({ type: HealthDto })
  @ApiProblems('service-unavailable')
  async getReadiness(): Promise<HealthDto> {
    const { status } = await this.health.check([
      () => this.readiness.process(),
      () => this.readiness.database(),
    ]);
    return { status };
  }
}
