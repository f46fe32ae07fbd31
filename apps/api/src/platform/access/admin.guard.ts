import { type ActiveSession, SessionIssuer } from '@boligstyling/application';
import { DomainError, may, ruleOf } from '@boligstyling/domain';
import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { bearerOf, fromRequest } from './from-request.js';

export interface AdminRequest extends FastifyRequest {
  session?: ActiveSession;
}

/** Refuses a call that the domain's list lacks. */
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

export const callOf = (context: ExecutionContext): string => context.getHandler().name;

/** @throws `not-permitted`, `confirm-again` */
function requirePermission(session: ActiveSession, call: string): void {
  const rule = ruleOf(call);
  const isEligible = rule && (!rule.named || session.userId !== null);
  if (!isEligible || rule.needs === 'public' || !may(session.role, rule.needs)) {
    throw new DomainError('not-permitted');
  }
  if (rule.confirm && !session.isConfirmed) throw new DomainError('confirm-again');
}

export const Session = fromRequest(({ session }: AdminRequest) => session);
