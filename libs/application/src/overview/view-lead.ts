import {
  DomainError,
  type DownloadedAs,
  NEWS_OF_COSTS,
  type NotificationKind,
  type Quote,
  type Review,
  eventsForOwner,
} from '@boligstyling/domain';
import type { LeadDirectory, OpenedLead } from '../leads/lead-directory.js';
import type { LeadHistory, AttributedEvent } from '../leads/lead-history.js';
import type { MatchingRepository, SoldAssignment } from '../lead-case/matching-repository.js';
import type {
  NotificationRecord,
  NotificationRecords,
} from '../notifications/notification-records.js';
import type { Quotes } from '../quotes/quotes.js';
import type { Reviews } from '../reviews/reviews.js';
import { ofSameMailbox } from '../lead-case/same-owner.js';

export interface LeadDossier extends OpenedLead {
  readonly notifications: readonly NotificationRecord[];
  readonly assignments: readonly SoldAssignment[];
  readonly history: readonly AttributedEvent[];
  /** Those that were sent, in the order of arrival. */
  readonly quotes: readonly Quote[];
}

/** The part of a dossier that the owner has a right to. */
export interface OwnersLead extends LeadDossier {
  /** The owner's review; null: not requested. */
  readonly review: Review | null;
}

/** With the leads of the same mailbox for the home. */
export interface OwnerDossier extends OwnersLead {
  /** Permanently merged leads with the same e-mail address. */
  readonly merged: readonly OwnersLead[];
}

/** E-mails to others about events that {@link eventsForOwner} hides. */
const HIDDEN_MAILS: readonly NotificationKind[] = ['no-partner-notification', ...NEWS_OF_COSTS];

/** Opens a lead for the administrator, or exports it for its owner. */
export class ViewLead {
  constructor(
    private readonly directory: Pick<LeadDirectory, 'find'>,
    private readonly records: NotificationRecords,
    private readonly matching: MatchingRepository,
    private readonly history: LeadHistory,
    private readonly quotes: Quotes,
    private readonly reviews: Reviews,
  ) {}

  /** @throws DomainError `lead-not-found`, `storage-unavailable` */
  async execute(id: string): Promise<LeadDossier> {
    const [opened, notifications, assignments, history, quotes] = await Promise.all([
      this.directory.find(id),
      this.records.ofLead(id),
      this.matching.assignmentsOf(id),
      this.history.ofLead(id),
      this.quotes.ofLead(id),
    ]);
    if (!opened) throw new DomainError('lead-not-found');
    return { ...opened, notifications, assignments, history, quotes };
  }

  /**
   * The owner's export: everything but possible leads of others, missing partners, partners'
   * payments and disputes; with the owner's merged leads.
   * @throws DomainError `lead-not-found`, `storage-unavailable`
   */
  async forOwner(id: string): Promise<OwnerDossier> {
    const own = await this.one(id);
    const all = await ofSameMailbox(this.matching, id);
    const others = all.filter(({ lead }) => lead.id !== id);
    return { ...own, merged: await Promise.all(others.map(({ lead }) => this.one(lead.id))) };
  }

  private async one(id: string): Promise<OwnersLead> {
    const [dossier, review] = await Promise.all([this.execute(id), this.reviews.ofLead(id)]);
    return {
      ...dossier,
      review: review ?? null,
      assignments: dossier.assignments.map((each) => ({ ...each, sale: null })),
      quotes: dossier.quotes.map((quote) => ({ ...quote, draft: null })),
      history: eventsForOwner(dossier.history),
      notifications: dossier.notifications.filter(({ kind }) => !HIDDEN_MAILS.includes(kind)),
    } satisfies Record<DownloadedAs, unknown>;
  }
}
