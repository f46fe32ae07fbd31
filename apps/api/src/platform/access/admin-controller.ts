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

/** Lists that are searched or ordered by what is masked would tell it, letter by letter. */
function asksForContacts(call: string, { query, body }: AdminRequest): boolean {
  const given = { listLeads: query, searchLeads: body, searchApplications: body }[call] ?? {};
  const { q, sort } = given as { q?: unknown; sort?: unknown };
  return Boolean(q) || isByName(String(sort ?? ''));
}

/** Files with owners in them are exports, which nobody may make without seeing contact details. */
const masked = (answer: unknown): unknown =>
  answer instanceof StreamableFile ? answer : withoutContacts(answer);

/** Shows those whose role has no `contact` every answer without the owners' contact details. */
class MaskContactsInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = context.switchToHttp().getRequest<AdminRequest>();
    if (request.session && may(request.session.role, 'contact')) return next.handle();
    if (asksForContacts(callOf(context), request)) throw new DomainError('not-permitted');
    return next.handle().pipe(map(masked));
  }
}

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
