import {
  DomainError,
  type DownloadedAs,
  inPictureOrder,
  type LeadPicture,
  COST_NOTIFICATIONS,
  type NotificationKind,
  type Quote,
  type Review,
  eventsForOwner,
} from '@boligstyling/domain';
import type { LeadDirectory, OpenedLead } from '../leads/list-leads.js';
import type { LeadPictures } from '../files/lead-pictures.js';
import type { LeadHistory, AttributedEvent } from '../leads/lead-repository.js';
import type { MatchingRepository, AssignmentWithSale } from '../lead-case/matching-repository.js';
import type {
  NotificationRecord,
  NotificationRecords,
} from '../notifications/deliver-notifications.js';
import type { Quotes } from '../quotes/write-quote.js';
import type { Reviews } from '../reviews/review-request.js';
import { ofSameMailbox } from '../lead-case/owner-access.js';
import type { Clock } from '../core/ports.js';
import type { LinkSigner } from '../core/link-signer.js';
import type { ShownPicture } from '../files/own-pictures.js';
import { pictureToken } from '../files/picture-links.js';
import { type ShownAttachment, shownAttachments } from '../quotes/attach-to-quote.js';

export interface LeadDossier extends OpenedLead {
  readonly notifications: readonly NotificationRecord[];
  readonly assignments: readonly AssignmentWithSale[];
  readonly history: readonly AttributedEvent[];
  /** Sent ones, in order of arrival. */
  readonly quotes: readonly Quote[];
  /** In the owner's order. */
  readonly pictures: readonly LeadPicture[];
}

export interface OwnersLead extends LeadDossier {
  readonly review: Review | null;
}

export interface OwnerDossier extends OwnersLead {
  /** Permanently, with the same e-mail address. */
  readonly merged: readonly OwnersLead[];
}

/** About events that {@link eventsForOwner} hides. */
const HIDDEN_MAILS: readonly NotificationKind[] = [
  'no-partner-notification',
  'dispute-notification',
  ...COST_NOTIFICATIONS,
];

export class ViewLead {
  constructor(
    private readonly directory: Pick<LeadDirectory, 'asOfOneMoment' | 'find'>,
    private readonly records: NotificationRecords,
    private readonly matching: MatchingRepository,
    private readonly history: LeadHistory,
    private readonly quotes: Quotes,
    private readonly reviews: Reviews,
    private readonly pictures: Pick<LeadPictures, 'ofLeads'>,
  ) {}

  /** @throws `lead-not-found` */
  execute(id: string): Promise<LeadDossier> {
    return this.directory.asOfOneMoment(async () => {
      const opened = await this.directory.find(id);
      if (!opened) throw new DomainError('lead-not-found');
      return {
        ...opened,
        notifications: await this.records.ofLead(id),
        assignments: await this.matching.assignmentsOf(id),
        history: await this.history.ofLead(id),
        quotes: await this.quotes.ofLead(id),
        pictures: inPictureOrder(await this.pictures.ofLeads([id])),
      };
    });
  }

  /**
   * Without possible leads of others, missing partners, partners' payments and disputes; with the
   * owner's merged leads.
   *
   * @throws `lead-not-found`
   */
  forOwner(id: string): Promise<OwnerDossier> {
    return this.directory.asOfOneMoment(async () => {
      const own = await this.one(id);
      const merged: OwnersLead[] = [];
      for (const { lead } of await ofSameMailbox(this.matching, id)) {
        if (lead.id !== id) merged.push(await this.one(lead.id));
      }
      return { ...own, merged };
    });
  }

  private async one(id: string): Promise<OwnersLead> {
    const dossier = await this.execute(id);
    return {
      ...dossier,
      review: (await this.reviews.ofLead(id)) ?? null,
      assignments: dossier.assignments.map((each) => ({ ...each, sale: null })),
      quotes: dossier.quotes.map((quote) => ({ ...quote, draft: null })),
      history: eventsForOwner(dossier.history),
      notifications: dossier.notifications.filter(({ kind }) => !HIDDEN_MAILS.includes(kind)),
    } satisfies Record<DownloadedAs, unknown>;
  }
}

export interface LeadFiles {
  /** In the owner's order. */
  readonly pictures: readonly ShownPicture[];
  /** Of sent versions. */
  readonly attachments: readonly ShownAttachment[];
}

/** With signed links, which are valid for minutes. */
export class ViewLeadFiles {
  constructor(
    private readonly matching: Pick<MatchingRepository, 'caseOf'>,
    private readonly pictures: Pick<LeadPictures, 'ofLeads'>,
    private readonly signer: LinkSigner,
    private readonly clock: Clock,
  ) {}

  /** @throws `lead-not-found` */
  async execute(leadId: string): Promise<LeadFiles> {
    const now = this.clock.now();
    const state = await this.matching.caseOf(leadId);
    if (!state) throw new DomainError('lead-not-found');
    const pictures = inPictureOrder(await this.pictures.ofLeads([leadId]));
    const attachments = state.quotes
      .flatMap((quote) => quote.attachments)
      .filter(({ firstVersion }) => firstVersion !== null);
    return {
      pictures: pictures.map((each) => ({
        ...each,
        token: pictureToken(this.signer, each.id, now),
      })),
      attachments: shownAttachments(attachments, this.signer, now),
    };
  }
}
