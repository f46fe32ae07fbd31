import {
  AuditLog,
  ListLeads,
  LogInAdmin,
  type ActiveSession,
  PartnerRepository,
  ResendNotifications,
  SaleRepository,
  SessionIssuer,
  ValidateNewPassword,
} from '@boligstyling/application';
import { DomainError, SHARED_PASSWORD_NAME, DOMAIN_ERRORS } from '@boligstyling/domain';
import { Body, Req, Res, UseFilters, Catch } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { toBareLeadDto } from '../leads/lead-list.dto.js';
import { LoginClients } from '../users/sign-in/login-clients.js';
import { toPartnerDto } from '../partners/partner.dto.js';
import { ValidatePasswordDto } from '../users/sign-in/password.controller.js';
import { toSaleDto } from '../billing/sale.dto.js';
import { LogInDto } from '../users/sign-in/sign-in.dto.js';
import { auditedAct } from '../platform/access/audit.interceptor.js';
import { Call, CallsByName } from './by-name.js';
import { IsString } from 'class-validator';
import { MaxLength } from '../platform/validation/field.js';
import { typeOf, type ProblemDto } from '../platform/problems/api-problems.js';
import { ProblemDetailsFilter } from '../platform/problems/problem-details.filter.js';
import type { ProblemKind } from '../platform/problems/problem-kinds.js';

const ENDED = { message: DOMAIN_ERRORS['session-ended'] };

class AdminTokenDto {
  @MaxLength(2000, ENDED)
  @IsString(ENDED)
  adminToken!: string;
}

/** The earlier client reports any other as a failed call. */
const SHOWN = [
  'wrong-password',
  'too-many-attempts',
  'session-ended',
  'invalid-password',
  'invalid-request',
] as const satisfies ProblemKind[];

/** Status 200, because the earlier client shows no reason with any other. */
@Catch()
class AdminCallErrorsFilter extends ProblemDetailsFilter {
  protected override send(reply: FastifyReply, { errors: _, ...problem }: ProblemDto): void {
    const isShown = SHOWN.some((kind) => typeOf(kind) === problem.type);
    super.send(reply, isShown ? { ...problem, status: 200 } : problem);
  }
}

/** One page of the earlier client. */
const NEWEST = 1_000;

const SHARED = { userId: null, name: SHARED_PASSWORD_NAME, role: 'eier' } as const;

/** The token comes in the body. */
@CallsByName()
@UseFilters(AdminCallErrorsFilter)
export class AdminCallsController {
  constructor(
    private readonly logInAdmin: LogInAdmin,
    private readonly issuer: SessionIssuer,
    private readonly validateNewPassword: ValidateNewPassword,
    private readonly resendNotifications: ResendNotifications,
    private readonly listLeads: ListLeads,
    private readonly partners: PartnerRepository,
    private readonly sales: SaleRepository,
    private readonly clients: LoginClients,
    private readonly audit: AuditLog,
  ) {}

  @Call('secure-admin-login')
  async logIn(
    @Body() { password }: LogInDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const grant = await this.logInAdmin.execute(
      password,
      this.clients.of(request),
      this.clients.seen(request),
    );
    this.clients.remember(request, reply, grant);
    return { success: true, adminToken: grant.accessToken };
  }

  @Call('secure-admin-data')
  async data(@Body() { adminToken }: AdminTokenDto, @Req() request: FastifyRequest) {
    const session = await this.requireShared(adminToken);
    const [{ leads }, partners, sales] = await Promise.all([
      this.listLeads.execute({ filter: {}, sort: '-received_at', limit: NEWEST }),
      this.partners.list({}),
      this.sales.list({}, NEWEST),
    ]);
    const seen = [
      ['listLeads', leads],
      ['listPartners', partners],
      ['listSales', sales],
    ] as const;
    for (const [call, { length: count }] of seen) {
      this.audit.saw({ ...auditedAct(request, session, call, 'saw'), fields: [], count });
    }
    return {
      leads: leads.map(toBareLeadDto),
      partners: partners.map(toPartnerDto),
      sales: sales.map(toSaleDto),
    };
  }

  @Call('resend-missing-notifications')
  async resend(@Body() { adminToken }: AdminTokenDto, @Req() request: FastifyRequest) {
    const session = await this.requireShared(adminToken);
    const act = auditedAct(request, session, 'resendNotifications', 'changed');
    const { sent, failed } = await this.audit.during({ ...act, fields: [] }, () =>
      this.resendNotifications.execute(),
    );
    return { sentCount: sent, errorCount: failed };
  }

  @Call('update-admin-password')
  async validatePassword(
    @Body() { currentPassword, newPassword }: ValidatePasswordDto,
    @Req() request: FastifyRequest,
  ) {
    const act = auditedAct(request, SHARED, 'validateNewPassword', 'changed');
    const client = this.clients.of(request);
    const passwordHash = await this.audit.during(act, () =>
      this.validateNewPassword.execute(
        currentPassword,
        newPassword,
        client,
        this.clients.seen(request),
      ),
    );
    return { success: true, newPassword, passwordHash };
  }

  /** Users have roles, which these calls ignore. */
  private async requireShared(adminToken: string): Promise<ActiveSession> {
    const session = await this.issuer.find(adminToken);
    if (session.userId) throw new DomainError('session-ended');
    return session;
  }
}
