import {
  type Database,
  PostgresAuditLog,
  PostgresLeadRepository,
  PostgresMatchingRepository,
  PostgresPartnerApplications,
  PostgresRetentionRepository,
} from '@boligstyling/adapters-postgres';
import { MessageFolder } from '@boligstyling/adapters-mail';
import {
  CaseWork,
  EraseApplication,
  EraseLead,
  EraseStrayMessages,
  LeadCases,
} from '@boligstyling/application';
import { DEFAULT_ANSWER_HOURS } from '@boligstyling/domain';
import { SystemClock } from '../platform/system/system-clock.js';
import { UuidV7Generator } from '../platform/system/uuid-v7-generator.js';

/** Unused for decisions here: the serving process finds the resulting work. */
const POLICY = { answerHours: DEFAULT_ANSWER_HOURS, automatic: false };
const NOBODY = { nudge: () => undefined };

/**
 * Erases leads and applications outside the serving process, as from a terminal.
 *
 * @param mailFolder folder of e-mails kept as files
 */
export function erasingAlone({ orm }: Pick<Database, 'orm'>, mailFolder: string) {
  const work = new CaseWork(new UuidV7Generator(), new SystemClock(), POLICY);
  const cases = new LeadCases(new PostgresMatchingRepository(orm), work, NOBODY, NOBODY);
  const kept = new MessageFolder(mailFolder);
  const strays = new EraseStrayMessages(kept, new PostgresRetentionRepository(orm));
  const audit = new PostgresAuditLog(orm);
  return {
    leads: new EraseLead(new PostgresLeadRepository(orm), cases, strays, audit),
    applications: new EraseApplication(new PostgresPartnerApplications(orm), strays),
  };
}
