import { AuthenticateAdmin } from '@boligstyling/application';
import {
  type CanActivate,
  createParamDecorator,
  type ExecutionContext,
  Injectable,
} from '@nestjs/common';
import type { FastifyRequest } from 'fastify';

const BEARER = /^Bearer ([^\s]+)$/i;

interface AdminRequest extends FastifyRequest {
  sessionId?: string;
}

/** Lets the logged-in administrator through, and nobody else. */
@Injectable()
export class AdminGuard implements CanActivate {
  constructor(private readonly authenticate: AuthenticateAdmin) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<AdminRequest>();
    const token = BEARER.exec(request.headers.authorization ?? '')?.[1] ?? '';
    request.sessionId = await this.authenticate.execute(token);
    return true;
  }
}

/** The id of the session that the guard let through. */
export const SessionId = createParamDecorator(
  (_: unknown, context: ExecutionContext) =>
    context.switchToHttp().getRequest<AdminRequest>().sessionId,
);
