import { EnterAsPartner, type OpenPartnerSession } from '@boligstyling/application';
import {
  applyDecorators,
  type CanActivate,
  Controller,
  type ExecutionContext,
  Injectable,
  UseGuards,
} from '@nestjs/common';
import { ApiCookieAuth, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { ApiProblems } from '../problems/api-problems.js';
import { fromRequest } from './from-request.js';
import { PartnerCookie } from './partner-cookie.js';

/** A request that the guard let through. */
interface PartnerRequest extends FastifyRequest {
  partnerSession?: OpenPartnerSession;
}

/** Lets partners through who are logged in. Nothing else opens these calls, no administrator's token either. */
@Injectable()
class PartnerGuard implements CanActivate {
  constructor(
    private readonly entrance: EnterAsPartner,
    private readonly cookie: PartnerCookie,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<PartnerRequest>();
    request.partnerSession = await this.entrance.find(this.cookie.read(request));
    return true;
  }
}

/** A controller under /api/partner that answers a partner who is logged in, about itself alone. */
export function PartnerController(): ClassDecorator {
  return applyDecorators(
    Controller('partner'),
    ApiTags('partner'),
    ApiCookieAuth('partner'),
    ApiProblems('session-ended', 'storage-unavailable'),
    UseGuards(PartnerGuard),
  );
}

/** The session that the guard let through; undefined where it has let none through. */
export const partnerOf = (request: FastifyRequest): OpenPartnerSession | undefined =>
  (request as PartnerRequest).partnerSession;

/** The same as a parameter of a call. */
export const Partner = fromRequest(partnerOf);
