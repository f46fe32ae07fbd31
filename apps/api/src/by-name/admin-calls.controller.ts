import {
  AuditLog,
  ListLeads,
  LogInAdmin,
  type OpenSession,
  PartnerRepository,
  ResendNotifications,
  SaleRepository,
  SessionIssuer,
  ValidateNewPassword,
} from '@boligstyling/application';
import { DomainError, SHARED_PASSWORD_NAME } from '@boligstyling/domain';
import { Body, Req, Res, UseFilters } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { toBareLeadDto } from '../leads/lead.dto.js';
import { LoginClients } from '../users/sign-in/login-clients.js';
import { toPartnerDto } from '../partners/partner.dto.js';
import { ValidatePasswordDto } from '../users/sign-in/password.dto.js';
import { toSaleDto } from '../billing/sale.dto.js';
import { LogInDto } from '../users/sign-in/session.dto.js';
import { auditedAct } from '../platform/access/audit.interceptor.js';
import { AdminTokenDto } from './admin-token.dto.js';
import { Call, CallsByName } from './by-name.js';
import { AdminCallErrorsFilter } from './call-errors.filter.js';

/** As many as a page of the earlier client can show. */
const NEWEST = 1_000;

/** The session of any caller with the shared login. */
const SHARED = { userId: null, name: SHARED_PASSWORD_NAME, role: 'eier' } as const;

/** Calls of earlier clients for the administrator. The token comes in the body. */
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

  /** Admits the shared login only: users have roles, which these calls ignore. */
  private async requireShared(adminToken: string): Promise<OpenSession> {
    const session = await this.issuer.find(adminToken);
    if (session.userId) throw new DomainError('session-ended');
    return session;
  }
}
