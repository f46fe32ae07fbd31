import type {
  ApplicationNotification,
  ApplicationState,
  Partner,
  PartnerApplication,
} from '@boligstyling/domain';
import type { SaleCursor } from '../billing/sale-repository.js';

export interface ApplicationFilter {
  readonly states?: readonly ApplicationState[] | undefined;
  /** Part of company, name, e-mail or places, in any case. */
  readonly text?: string | undefined;
}

/** The last application of a page, by when it was received. */
export type ApplicationCursor = SaleCursor;

/** Applications to become a partner. All throw DomainError `storage-unavailable`. */
export abstract class PartnerApplications {
  /**
   * Keeps an application with its e-mail. No e-mail for a suspected bot, nor while another from the
   * same mailbox is undecided, because anybody can enter anybody's address.
   */
  abstract receive(application: PartnerApplication): Promise<void>;

  /** @throws DomainError `application-not-found` */
  abstract find(id: string): Promise<PartnerApplication>;

  /** Newest first. */
  abstract list(
    filter: ApplicationFilter,
    limit: number,
    after?: ApplicationCursor,
  ): Promise<PartnerApplication[]>;

  /**
   * Runs `change` on a locked application, and keeps its e-mail, in place of any unsent one, and
   * the new partner with it. A silent refusal (`hearsRefusal` in the domain) has no e-mail.
   * @param partner the new partner, who also takes all undecided applications from the same
   *   mailbox, without e-mails; left out: none
   * @throws DomainError `application-not-found`, `partner-email-taken`, and what `change` throws
   */
  abstract change(
    id: string,
    change: (application: PartnerApplication) => PartnerApplication,
    notice: ApplicationNotification,
    partner?: Partner,
  ): Promise<PartnerApplication>;

  /**
   * Erases an application in any state, with its e-mails. The partner that it became stays.
   * @throws DomainError `application-not-found`
   */
  abstract erase(id: string): Promise<void>;

  /** Deletes applications last changed at this moment or before, with their e-mails. */
  abstract deleteOld(until: Date): Promise<void>;
}
