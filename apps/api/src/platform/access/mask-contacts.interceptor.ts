import { DomainError, may, withoutContacts } from '@boligstyling/domain';
import type { CallHandler, ExecutionContext, NestInterceptor } from '@nestjs/common';
import { map, type Observable } from 'rxjs';
import { type AdminRequest, callOf } from './admin.guard.js';

/** Lists of leads that are searched or ordered by what is masked would tell it, letter by letter. */
function asksForContacts(call: string, query: unknown): boolean {
  const { q, sort } = (query ?? {}) as { q?: string; sort?: string };
  return call === 'listLeads' && (Boolean(q) || (sort ?? '').includes('name'));
}

/** Shows those whose role has no `contact` every answer without the owners' contact details. */
export class MaskContactsInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const { session, query } = context.switchToHttp().getRequest<AdminRequest>();
    if (session && may(session.role, 'contact')) return next.handle();
    if (asksForContacts(callOf(context), query)) throw new DomainError('not-permitted');
    return next.handle().pipe(map((answer: unknown) => withoutContacts(answer)));
  }
}
