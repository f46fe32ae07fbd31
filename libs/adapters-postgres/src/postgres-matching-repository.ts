import { MatchingRepository, type PartnerAssignment } from '@boligstyling/application';
import {
  DomainError,
  type Lead,
  type LeadCaseChanges,
  type LeadCaseState,
  type MatchDecision,
  type MatchFigures,
  type MatchRound,
} from '@boligstyling/domain';
import type { MikroORM } from '@mikro-orm/postgresql';
import { findAssignments } from './assignment-rows.js';
import { inTransaction } from './in-transaction.js';
import { readLeadCase, storeLeadCase } from './lead-case-rows.js';
import { LeadSchema } from './lead-schema.js';
import { time } from './partner-rows.js';
import { guarded } from './storage-fault.js';

/** Any number, as long as nothing else in the database locks with it. */
const MATCHING_LOCK = 7_204_119;

/** Skips what another worker is claiming right now, and takes the lease on the database's clock. */
const CLAIM_DUE = `
  update lead set matching_due_at = now() + make_interval(secs => $1)
  where id = (
    select id from lead
    where matching_due_at <= now() and suspicion is null
    order by matching_due_at
    limit 1
    for update skip locked
  )
  returning id`;

const ROUNDS = `
  select id, lead_id as "leadId", at, cause, decisions
  from match_round
  where lead_id = $1
  order by at desc`;

/**
 * Leads on their way to partners, in PostgreSQL. Decisions take turns under one lock: the partners'
 * figures come of all leads, so locking one lead would not keep them true. A decision takes a few
 * milliseconds, with millions of assignments a few tens.
 */
export class PostgresMatchingRepository extends MatchingRepository {
  constructor(private readonly orm: MikroORM) {
    super();
  }

  override decide(
    leadId: string,
    decide: (state: LeadCaseState) => LeadCaseChanges,
  ): Promise<void> {
    return guarded(async () =>
      inTransaction(await this.pool(), async (client) => {
        await client.query('select pg_advisory_xact_lock($1)', [MATCHING_LOCK]);
        const state = await readLeadCase(client, leadId);
        if (!state) throw new DomainError('lead-not-found', 'Fant ikke henvendelsen.');
        await storeLeadCase(client, leadId, decide(state));
      }),
    );
  }

  override claimDue(leaseSeconds: number): Promise<string | undefined> {
    return guarded(async () => {
      const pool = await this.pool();
      const { rows } = await pool.query<{ id: string }>(CLAIM_DUE, [leaseSeconds]);
      return rows[0]?.id;
    });
  }

  override assignmentsOf(leadId: string): Promise<PartnerAssignment[]> {
    return guarded(async () => findAssignments(await this.pool(), 'lead_id', [leadId]));
  }

  override roundsOf(leadId: string): Promise<MatchRound[]> {
    return guarded(async () => {
      const pool = await this.pool();
      const { rows } = await pool.query(ROUNDS, [leadId]);
      return rows.map((row) => ({
        ...row,
        at: new Date(row.at),
        decisions: row.decisions.map(toDecision),
      }));
    });
  }

  override findAssignment(id: string): Promise<(PartnerAssignment & { lead: Lead }) | undefined> {
    return guarded(async () => {
      const [found] = await findAssignments(await this.pool(), 'id', [id]);
      const lead = found && (await this.orm.em.fork().findOne(LeadSchema, found.assignment.leadId));
      return lead ? { ...found, lead } : undefined;
    });
  }

  private pool() {
    return this.orm.em.getConnection().getNativeClient();
  }
}

type StoredDecision = Omit<MatchDecision, 'figures'> & {
  figures: (Omit<MatchFigures, 'lastAssignedAt'> & { lastAssignedAt: string | null }) | null;
};

function toDecision({ figures, ...stored }: StoredDecision): MatchDecision {
  const lastAssignedAt = time(figures?.lastAssignedAt ?? null);
  return { ...stored, figures: figures && { ...figures, lastAssignedAt } };
}
