import { applyDecorators, Controller, UseGuards, UseInterceptors } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { ApiProblems } from '../problems/api-problems.js';
import { AdminGuard } from './admin.guard.js';
import { AuditInterceptor } from './audit.interceptor.js';
import { MaskContactsInterceptor } from './mask-contacts.interceptor.js';

/** A controller under /api/admin that answers those who are logged in, as far as their role may. */
export function AdminController(path: string): ClassDecorator {
  return applyDecorators(
    Controller(`admin/${path}`),
    ApiTags('admin'),
    ApiBearerAuth('bearer'),
    ApiProblems('session-ended', 'not-permitted', 'confirm-again', 'storage-unavailable'),
    UseGuards(AdminGuard),
    UseInterceptors(AuditInterceptor, MaskContactsInterceptor),
  );
}
