import {
  type ApplicationNotification,
  type ApplicationState,
  type Partner,
  type PartnerApplication,
  type PartnerDetails,
  type ApplicationDetails,
  type FormHints,
  NO_TERMS,
  withAcceptance,
  newApplication,
  approved,
  applicationVersion,
  askedAgain,
  refused,
  requireVersion,
  type Version,
} from '@boligstyling/domain';
import type { SaleCursor } from '../billing/sale-repository.js';
import type { Clock, IdGenerator, DeliveryNudge } from '../core/ports.js';
import type { SavePartner } from './save-partner.js';

export interface ApplicationFilter {
  readonly states?: readonly ApplicationState[] | undefined;
  /** Part of company, name, e-mail or places, in any case. */
  readonly text?: string | undefined;
}

export type ApplicationCursor = SaleCursor;

export abstract class PartnerApplications {
  /**
   * Stores an application with its e-mail. None for a suspected program, nor beside an undecided
   * one of the mailbox, because anybody can enter anybody's address.
   */
  abstract receive(application: PartnerApplication): Promise<void>;

  /** @throws `application-not-found` */
  abstract find(id: string): Promise<PartnerApplication>;

  /** Newest first. */
  abstract list(
    filter: ApplicationFilter,
    limit: number,
    after?: ApplicationCursor,
  ): Promise<PartnerApplication[]>;

  /**
   * Runs `change` on a locked application, and stores its e-mail in place of any unsent one. A
   * silent refusal (`getsRefusalEmail`) has none.
   *
   * @param partner the new one, who also takes all undecided applications of the mailbox
   * @throws `application-not-found`, `partner-email-taken`
   */
  abstract change(
    id: string,
    change: (application: PartnerApplication) => PartnerApplication,
    notice: ApplicationNotification,
    partner?: Partner,
  ): Promise<PartnerApplication>;

  /**
   * With its e-mails. The partner that it became stays.
   *
   * @throws `application-not-found`
   */
  abstract erase(id: string): Promise<void>;

  /** Last changed at or before this moment, with their e-mails. */
  abstract deleteOld(until: Date): Promise<void>;
}

export class ApplyAsPartner {
  constructor(
    private readonly applications: PartnerApplications,
    private readonly ids: IdGenerator,
    private readonly clock: Clock,
    private readonly delivery: DeliveryNudge,
  ) {}

  /** @throws `terms-outdated` */
  async execute(
    details: ApplicationDetails,
    termsVersion: string | null,
    hints: FormHints,
  ): Promise<void> {
    const at = this.clock.now();
    const application = newApplication(details, termsVersion, hints, this.ids.next(), at);
    await this.applications.receive(application);
    this.delivery.nudge();
  }
}

export class DecideApplication {
  constructor(
    private readonly applications: PartnerApplications,
    private readonly savePartner: SavePartner,
    private readonly clock: Clock,
    private readonly delivery: DeliveryNudge,
  ) {}

  /**
   * Adds the partner, and approves all waiting applications of the mailbox.
   *
   * @throws `application-not-found`, `application-closed`, `invalid-partner`,
   * `partner-email-taken`, `version-stale`
   */
  async approve(
    id: string,
    written: PartnerDetails,
    expected?: Version,
  ): Promise<PartnerApplication> {
    const { termsVersion, receivedAt } = await this.applications.find(id);
    const terms =
      termsVersion === null
        ? NO_TERMS
        : withAcceptance([], termsVersion, 'application', receivedAt);
    const keep = async (partner: Partner) => {
      const approve = asExpected(id, expected, (it) => approved(it, partner.id, this.clock.now()));
      await this.applications.change(id, approve, 'application-approved', partner);
    };
    await this.savePartner.add(written, keep, terms);
    return this.notified(await this.applications.find(id));
  }

  /**
   * @param reply to the applicant, possibly empty
   * @throws `application-not-found`, `application-closed`, `version-stale`
   */
  async refuse(id: string, reply: string, expected?: Version): Promise<PartnerApplication> {
    const refuse = asExpected(id, expected, (it) => refused(it, reply, this.clock.now()));
    return this.notified(await this.applications.change(id, refuse, 'application-refused'));
  }

  async ask(id: string, question: string, expected?: Version): Promise<PartnerApplication> {
    const ask = asExpected(id, expected, (it) => askedAgain(it, question, this.clock.now()));
    return this.notified(await this.applications.change(id, ask, 'application-asked'));
  }

  private notified(application: PartnerApplication): PartnerApplication {
    this.delivery.nudge();
    return application;
  }
}

/** A decided application is `application-closed` before it is stale. */
const asExpected =
  (
    id: string,
    expected: Version | undefined,
    change: (application: PartnerApplication) => PartnerApplication,
  ) =>
  (application: PartnerApplication): PartnerApplication => {
    const changed = change(application);
    if (application.id === id) requireVersion(applicationVersion(application), expected);
    return changed;
  };
