import { AuditLog, isRefusal } from '@boligstyling/application';
import {
  type AdminCall,
  type AuditAct,
  type AuditActor,
  type AuditedAct,
  ruleOf,
  UNLOGGED_FIELDS,
} from '@boligstyling/domain';
import {
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
} from '@nestjs/common';
import { isUUID } from 'class-validator';
import type { FastifyRequest } from 'fastify';
import { defer, lastValueFrom, type Observable, tap } from 'rxjs';
import { TableFile } from '../tables/table-file.js';
import { type AdminRequest, callOf } from './admin.guard.js';
import { UnreadFile } from '../validation/take-file.js';
import { StaleVersion } from '../versions/versioned.js';
import { seenClient } from './from-request.js';

@Injectable()
export class AuditInterceptor implements NestInterceptor {
  constructor(private readonly audit: AuditLog) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = context.switchToHttp().getRequest<AdminRequest>();
    const call = callOf(context);
    const audit = ruleOf(call)?.audit;
    if (!request.session || typeof audit !== 'string') return next.handle();
    const act = auditedAct(request, request.session, call as AdminCall, audit);
    const look = (count: number | null) => this.audit.saw({ ...act, act: 'saw', count });
    if (audit === 'saw' || changesNothing(request)) {
      return next.handle().pipe(tap((answer: unknown) => look(countOf(call, answer))));
    }
    const work = () => lastValueFrom(next.handle(), { defaultValue: undefined });
    const countIn = (answer: unknown) => (answer instanceof TableFile ? answer.count : null);
    const error = (fault: unknown) => {
      if (fault instanceof StaleVersion) this.audit.saw({ ...act, act: 'saw', fields: [] });
      else if (audit === 'entered' && isRefusal(fault)) this.audit.saw({ ...act, act: 'refused' });
    };
    return defer(() => this.audit.during(act, work, countIn)).pipe(tap({ error }));
  }
}

const changesNothing = ({ method, body }: FastifyRequest) =>
  method === 'PATCH' && Object.keys(body ?? {}).length === 0;

/** Names of fields and random ids, never values. */
export function auditedAct(
  request: FastifyRequest,
  { userId, name, role }: AuditActor,
  call: AdminCall,
  act: AuditAct,
): AuditedAct {
  const { id, leadId } = (request.params ?? {}) as { id?: string; leadId?: string };
  const subjectId = id ?? leadId ?? '';
  const skips = {
    off: request.method === 'POST' && act === 'changed',
    null: request.method !== 'PATCH',
  };
  return {
    ...seenClient(request),
    ...{ userId, name, role, act, call },
    subjectId: isUUID(subjectId) ? subjectId : null,
    subjectIds: subjectId ? [] : severalOf(request, act),
    fields: [...namesIn(request.query), ...namesIn(request.body, skips)],
    count: null,
  };
}

function severalOf({ method, query, body }: FastifyRequest, act: AuditAct): string[] {
  const isExport = act === 'exported';
  const { ids } = ((isExport && method === 'GET' ? query : body) ?? {}) as { ids?: unknown };
  const named = isExport && typeof ids === 'string' ? ids.split(',') : ids;
  return Array.isArray(named) ? [...new Set(named.filter((id): id is string => isUUID(id)))] : [];
}

/**
 * Our own names only: calls that read no query accept any, and the log must not hold invented ones.
 */
const FIELD_NAME = /^[a-z][a-z_]{0,39}$/i;

/** An expected version is no changed field. In a list's query `from` is a day. */
const isSeen = (name: string, value: unknown) => name === 'from' && typeof value === 'object';

function namesIn(given: unknown, skips = { off: false, null: true }): string[] {
  // A file's fields were not filled in by the caller.
  if (typeof given !== 'object' || given === null || given instanceof UnreadFile) return [];
  if (Array.isArray(given)) return [];
  const isSkipped = (value: unknown) =>
    value === undefined || (skips.null && value === null) || (skips.off && value === false);
  const names = Object.entries(given).flatMap(([name, value]) =>
    isSeen(name, value) || isSkipped(value) ? [] : name,
  );
  return names.filter((name) => FIELD_NAME.test(name) && !UNLOGGED_FIELDS.includes(name));
}

const LISTS = /^(?:list|search|getRelated)/;

function countOf(call: string, answer: unknown): number | null {
  if (!LISTS.test(call)) return null;
  const lists = Object.values(answer ?? {}).filter((each) => Array.isArray(each));
  return lists.length === 1 ? (lists[0]?.length ?? null) : null;
}
