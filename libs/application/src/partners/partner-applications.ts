import type {
  ApplicationNotice,
  ApplicationState,
  Partner,
  PartnerApplication,
} from '@boligstyling/domain';
import type { SaleCursor } from '../billing/sale-repository.js';

/** What a list of applications is narrowed to; left out: all. */
export interface ApplicationFilter {
  readonly states?: readonly ApplicationState[] | undefined;
  /** Part of company, name, e-mail or places, in any letters. */
  readonly text?: string | undefined;
}

/** The last application of a page, by when it was received. */
export type ApplicationCursor = SaleCursor;

/** Those who want to become partners. All throw DomainError `storage-unavailable`. */
export abstract class PartnerApplications {
  /**
   * Keeps a new one, with the e-mail that says so: but for one that may come from a program, and
   * while another such from the same mailbox is undecided, since anybody can write anybody's address.
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
   * Lets `change` decide on one while nobody else does, and keeps with that the e-mail that tells of
   * it, in the place of any that has not left, and the partner that it becomes. Who does not hear a
   * refusal (`hearsRefusal` in the domain) has none.
   *
   * @param partner who joins the network with it, and becomes of all from the same mailbox that nobody
   *   has decided on, of which no e-mail tells; left out: nobody
   * @throws DomainError `application-not-found`, `partner-email-taken`, and what `change` throws
   */
  abstract change(
    id: string,
    change: (application: PartnerApplication) => PartnerApplication,
    notice: ApplicationNotice,
    partner?: Partner,
  ): Promise<PartnerApplication>;

  /**
   * Erases one, whatever has become of it, with its e-mails. The partner that it became stays.
   *
   * @throws DomainError `application-not-found`
   */
  abstract erase(id: string): Promise<void>;

  /** Forgets those to which nothing has happened after this moment, with their e-mails. */
  abstract forget(until: Date): Promise<void>;
}
