import { AuditLog, PartnerRepository } from '@boligstyling/application';
import type { Partner } from '@boligstyling/domain';
import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { auditedAct } from '../platform/access/audit.interceptor.js';

/** A partner's own changes that the audit log names: what invoices show, and accepted terms. */
@Injectable()
export class PartnerAudit {
  constructor(
    private readonly audit: AuditLog,
    private readonly partners: PartnerRepository,
  ) {}

  async during<T>(
    partnerId: string,
    request: FastifyRequest,
    change: () => Promise<T>,
  ): Promise<T> {
    const found = await this.partners.findById(partnerId);
    return this.audited(found?.partner, partnerId, request, change);
  }

  /** A repeated acceptance changes nothing and gets no row. */
  async ofTerms<T>(
    partnerId: string,
    version: string,
    request: FastifyRequest,
    accept: () => Promise<T>,
  ): Promise<T> {
    const found = await this.partners.findById(partnerId);
    if (found?.partner.termsVersion === version) return accept();
    return this.audited(found?.partner, partnerId, request, accept);
  }

  private audited<T>(
    partner: Partner | undefined,
    partnerId: string,
    request: FastifyRequest,
    change: () => Promise<T>,
  ): Promise<T> {
    const actor = { userId: null, name: partner?.name ?? '', role: null };
    const act = auditedAct(request, actor, 'changePartner', 'changed');
    return this.audit.during({ ...act, subjectId: partnerId }, change);
  }
}
