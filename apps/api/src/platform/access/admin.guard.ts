import { type OpenSession, SessionIssuer } from '@boligstyling/application';
import { DomainError, may, ruleOf } from '@boligstyling/domain';
import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { bearerOf } from './bearer.js';
import { fromRequest } from './from-request.js';

export interface AdminRequest extends FastifyRequest {
  session?: OpenSession;
}

/**
 * Admits logged-in users whose role permits the call. Refuses a call that the domain's list lacks.
 */
@Injectable()
export class AdminGuard implements CanActivate {
  constructor(private readonly issuer: SessionIssuer) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<AdminRequest>();
    const session = await this.issuer.find(bearerOf(request));
    requirePermission(session, callOf(context));
    request.session = session;
    return true;
  }
}

/** The operation id: the method's name. */
export const callOf = (context: ExecutionContext): string => context.getHandler().name;

/** @throws DomainError `not-permitted`, `confirm-again` */
function requirePermission(session: OpenSession, call: string): void {
  const rule = ruleOf(call);
  const isHers = rule && (!rule.named || session.userId !== null);
  if (!isHers || rule.needs === 'public' || !may(session.role, rule.needs)) {
    throw new DomainError('not-permitted');
  }
  if (rule.confirm && !session.isConfirmed) throw new DomainError('confirm-again');
}

export const Session = fromRequest(({ session }: AdminRequest) => session);
