import { randomUUID } from 'node:crypto';
import {
  type ApplicationNotice,
  DomainError,
  isUndecidedApplication,
  mailboxOf,
  type Partner,
  type PartnerApplication,
} from '@boligstyling/domain';
import {
  type ApplicationCursor,
  type ApplicationFilter,
  PartnerApplications,
} from '../ports/partner-applications.js';
import { InMemoryPartnerRepository } from './in-memory-partner-repository.js';
import type { InMemoryStore } from './in-memory-store.js';

/** Those who want to become partners, in memory. */
export class InMemoryPartnerApplications extends PartnerApplications {
  constructor(private readonly store: InMemoryStore) {
    super();
  }

  override async receive(application: PartnerApplication): Promise<void> {
    const { applications } = this.store;
    const mailbox = mailboxOf(application.email);
    const isKnown = [...applications.values()].some(
      (each) => isUndecidedApplication(each) && mailboxOf(each.email) === mailbox,
    );
    applications.set(application.id, application);
    const isTold = !isKnown && !application.suspect;
    if (isTold)
      this.store.noticeOfApplication(application.id, 'application-received', randomUUID());
  }

  override async find(id: string): Promise<PartnerApplication> {
    const application = this.store.applications.get(id);
    if (!application) throw new DomainError('application-not-found');
    return application;
  }

  override async list(
    { states }: ApplicationFilter,
    limit: number,
    after?: ApplicationCursor,
  ): Promise<PartnerApplication[]> {
    return [...this.store.applications.values()]
      .filter(({ state }) => !states || states.includes(state))
      .sort(newestFirst)
      .filter((each) => !after || newestFirst(cursorOf(after), each) < 0)
      .slice(0, limit);
  }

  override async change(
    id: string,
    change: (application: PartnerApplication) => PartnerApplication,
    notice: ApplicationNotice,
    partner?: Partner,
  ): Promise<PartnerApplication> {
    const changed = change(await this.find(id));
    if (partner) await new InMemoryPartnerRepository(this.store).add(partner);
    this.store.applications.set(id, changed);
    const { applicationNotices } = this.store;
    const kept = applicationNotices.filter((it) => it.applicationId !== id || it.attempts > 0);
    applicationNotices.splice(0, applicationNotices.length, ...kept);
    this.store.noticeOfApplication(id, notice, randomUUID());
    return changed;
  }

  override async forget(until: Date): Promise<void> {
    const { applications, applicationNotices } = this.store;
    for (const [id, { changedAt }] of applications) {
      if (changedAt <= until) applications.delete(id);
    }
    const kept = applicationNotices.filter(({ applicationId }) => applications.has(applicationId));
    applicationNotices.splice(0, applicationNotices.length, ...kept);
  }
}

type Received = Pick<PartnerApplication, 'receivedAt' | 'id'>;

const cursorOf = ({ createdAt, id }: ApplicationCursor): Received => ({
  receivedAt: createdAt,
  id,
});

function newestFirst(a: Received, b: Received): number {
  return b.receivedAt.getTime() - a.receivedAt.getTime() || (a.id > b.id ? -1 : 1);
}
