import { AuditLog, PartnerRepository } from '@boligstyling/application';
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
    const actor = { userId: null, name: found?.partner.name ?? '', role: null };
    const act = auditedAct(request, actor, 'changePartner', 'changed');
    return this.audit.during({ ...act, subjectId: partnerId }, change);
  }
}
