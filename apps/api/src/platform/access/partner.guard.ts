import {
  EnterAsPartner,
  type ActivePartnerSession,
  type PartnerGrant,
} from '@boligstyling/application';
import {
  applyDecorators,
  type CanActivate,
  Controller,
  type ExecutionContext,
  Injectable,
  UseGuards,
  Inject,
} from '@nestjs/common';
import { ApiCookieAuth, ApiHeader, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest, FastifyReply } from 'fastify';
import { ApiProblems } from '../problems/api-problems.js';
import { fromRequest } from './from-request.js';
import { DAY_SECONDS, PARTNER_SESSION_DAYS } from '@boligstyling/domain';
import { CONFIG, type Config } from '../../config/config.js';
import { ServerCookie } from '../headers/server-cookie.js';

export const COOKIE = 'boligstyling-partner';

const SECONDS = PARTNER_SESSION_DAYS * DAY_SECONDS;

@Injectable()
export class PartnerCookie {
  private readonly cookie: ServerCookie;

  constructor(@Inject(CONFIG) config: Config) {
    this.cookie = new ServerCookie(COOKIE, '/api/partner', SECONDS, config);
  }

  /** Empty if there is none or another site triggered the request. */
  read(request: FastifyRequest): string {
    const site = request.headers['sec-fetch-site'] ?? 'same-origin';
    const isOurs = site === 'same-origin' || site === 'none';
    return (isOurs && this.cookie.read(request)) || '';
  }

  keep(reply: FastifyReply, { token }: PartnerGrant): void {
    this.cookie.set(reply, token);
  }

  clear(reply: FastifyReply): void {
    this.cookie.clear(reply);
  }
}

/** Lets a page detect a change of login. It authorizes nothing. */
const SHOWN_PARTNER = 'partner-id';

interface PartnerLead extends FastifyRequest {
  partnerSession?: ActivePartnerSession;
}

/** An administrator's token does not count. */
@Injectable()
class PartnerGuard implements CanActivate {
  constructor(
    private readonly entrance: EnterAsPartner,
    private readonly cookie: PartnerCookie,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<PartnerLead>();
    const shown = request.headers[SHOWN_PARTNER]?.toString();
    request.partnerSession = await this.entrance.find(this.cookie.read(request), shown);
    return true;
  }
}

export function PartnerController(): ClassDecorator {
  return applyDecorators(
    Controller('partner'),
    ApiTags('partner'),
    ApiCookieAuth('partner'),
    ApiHeader({
      name: SHOWN_PARTNER,
      required: false,
      schema: { type: 'string', format: 'uuid' },
      description:
        'From a page: the `id` of the partner whose page it is. If another is logged in now, the call is refused.',
    }),
    ApiProblems('session-ended', 'other-partner', 'storage-unavailable'),
    UseGuards(PartnerGuard),
  );
}

export const partnerOf = (request: FastifyRequest): ActivePartnerSession | undefined =>
  (request as PartnerLead).partnerSession;

export const Partner = fromRequest(partnerOf);
