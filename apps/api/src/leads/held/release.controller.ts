import { ReleaseLead } from '@boligstyling/application';
import { HttpCode, Param, Post } from '@nestjs/common';
import { ApiNoContentResponse, ApiOperation } from '@nestjs/swagger';
import { ApiProblems } from '../../platform/problems/api-problems.js';
import { AdminController } from '../../platform/access/admin-controller.js';
import { KnownId } from '../../platform/validation/known-id.js';

@AdminController('leads/:id/release')
export class ReleaseController {
  constructor(private readonly release: ReleaseLead) {}

  @Post()
  @HttpCode(204)
  @ApiOperation({
    summary: 'Release a lead that was held as suspected spam',
    description:
      'Its owner gets the confirmation, and it is passed on like any other. An erased or lost one need not be released.',
  })
  @ApiNoContentResponse({ description: 'It is not held any more.' })
  @ApiProblems('not-found', 'lead-not-found', 'lead-not-held')
  async releaseLead(@Param('id', KnownId) id: string): Promise<void> {
    await this.release.execute(id);
  }
}
