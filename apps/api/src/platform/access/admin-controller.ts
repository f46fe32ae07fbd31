import {
  applyDecorators,
  Controller,
  UseGuards,
  UseInterceptors,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
  StreamableFile,
} from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { ApiProblems } from '../problems/api-problems.js';
import { AdminGuard, type AdminRequest, callOf } from './admin.guard.js';
import { AuditInterceptor } from './audit.interceptor.js';
import { DomainError, isByName, may, withoutContacts } from '@boligstyling/domain';
import { map, type Observable } from 'rxjs';

/** A search or an order by a masked field would reveal it letter by letter. */
function asksForContacts(call: string, { query, body }: AdminRequest): boolean {
  const given = { listLeads: query, searchLeads: body, searchApplications: body }[call] ?? {};
  const { q, sort } = given as { q?: unknown; sort?: unknown };
  return Boolean(q) || isByName(String(sort ?? ''));
}

/** A file is never masked: the permission `export` includes contact details. */
const masked = (answer: unknown): unknown =>
  answer instanceof StreamableFile ? answer : withoutContacts(answer);

class MaskContactsInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = context.switchToHttp().getRequest<AdminRequest>();
    if (request.session && may(request.session.role, 'contact')) return next.handle();
    if (asksForContacts(callOf(context), request)) throw new DomainError('not-permitted');
    return next.handle().pipe(map(masked));
  }
}

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
