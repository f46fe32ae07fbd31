import {
  type Database,
  PostgresAuditLog,
  PostgresLeadRepository,
  PostgresMatchingRepository,
  PostgresPartnerApplications,
  PostgresRetentionRepository,
  PostgresStoredFiles,
} from '@boligstyling/adapters-postgres';
import { openFileStore } from '@boligstyling/adapters-files';
import { MessageFolder } from '@boligstyling/adapters-mail';
import {
  CaseWork,
  EraseApplication,
  EraseLead,
  EraseStrayFiles,
  EraseStrayMessages,
  FileStoreUse,
  LeadCases,
} from '@boligstyling/application';
import { DEFAULT_ANSWER_HOURS } from '@boligstyling/domain';
import type { Config } from '../config/config.js';
import { SystemClock } from '../platform/system/system-clock.js';
import { UuidV7Generator } from '../platform/system/uuid-v7-generator.js';

/** Unused for decisions here: the serving process finds the resulting work. */
const POLICY = { answerHours: DEFAULT_ANSWER_HOURS, automatic: false };
const NOBODY = { nudge: () => undefined };

export function erasingAlone({ orm }: Pick<Database, 'orm'>, config: Config) {
  const clock = new SystemClock();
  const work = new CaseWork(new UuidV7Generator(), clock, POLICY);
  const cases = new LeadCases(new PostgresMatchingRepository(orm), work, NOBODY, NOBODY);
  const kept = new MessageFolder(config.mailFolder);
  const strays = new EraseStrayMessages(kept, new PostgresRetentionRepository(orm));
  const audit = new PostgresAuditLog(orm);
  const [store, stored] = [openFileStore(config), new PostgresStoredFiles(orm)];
  const use = new FileStoreUse(store, stored, clock);
  const files = new EraseStrayFiles(store, stored, use);
  return {
    leads: new EraseLead(new PostgresLeadRepository(orm), cases, strays, audit, files),
    applications: new EraseApplication(new PostgresPartnerApplications(orm), strays),
  };
}
