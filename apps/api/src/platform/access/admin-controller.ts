import { applyDecorators, Controller, UseGuards } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { ApiProblems } from '../problems/api-problems.js';
import { AdminGuard } from './admin.guard.js';

/** A controller under /api/admin that answers the logged-in administrator only. */
export function AdminController(path: string): ClassDecorator {
  return applyDecorators(
    Controller(`admin/${path}`),
    ApiTags('admin'),
    ApiBearerAuth('bearer'),
    ApiProblems('session-ended', 'storage-unavailable'),
    UseGuards(AdminGuard),
  );
}
