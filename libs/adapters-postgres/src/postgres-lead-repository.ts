import { LeadRepository, type Receipt, type SubmissionKey } from '@boligstyling/application';
import type { Lead, Notification } from '@boligstyling/domain';
import type { MikroORM } from '@mikro-orm/postgresql';
import { LeadSchema } from './lead-schema.js';
import { STORE_LEAD, storeLeadValues } from './store-lead.js';
import { guarded } from './storage-fault.js';

interface EarlierSubmission {
  id: string;
  received_at: string;
  submission_digest: string | null;
}

/** Leads in PostgreSQL. */
export class PostgresLeadRepository extends LeadRepository {
  constructor(private readonly orm: MikroORM) {
    super();
  }

  override receive(
    lead: Lead,
    notifications: readonly Pick<Notification, 'id' | 'kind'>[],
    submission?: SubmissionKey,
  ): Promise<Receipt> {
    return guarded(async () => {
      const pool = await this.orm.em.getConnection().getNativeClient();
      const values = storeLeadValues(lead, notifications, submission);
      const stored = await pool.query({ name: 'store-lead', text: STORE_LEAD, values });
      if (stored.rowCount) return { outcome: 'stored', id: lead.id, receivedAt: lead.receivedAt };

      const { rows } = await pool.query<EarlierSubmission>(
        'select id, received_at, submission_digest from lead where idempotency_key = $1',
        [submission?.key],
      );
      const earlier = rows[0];
      if (earlier?.submission_digest !== submission?.digest) return { outcome: 'key-reused' };
      if (!earlier) throw new Error('A lead was neither stored nor found');
      return { outcome: 'repeated', id: earlier.id, receivedAt: new Date(earlier.received_at) };
    });
  }

  override findById(id: string): Promise<Lead | undefined> {
    return guarded(async () => {
      const lead = await this.orm.em.fork().findOne(LeadSchema, id);
      return lead ?? undefined;
    });
  }
}
