import {
  type ConfirmedPurpose,
  CONFIRMATION_MINUTES,
  DAY_SECONDS,
  type Lead,
  sameMailbox,
  RateLimited,
  correctLead,
  proveMailbox,
} from '@boligstyling/domain';
import type { EraseLead } from './erase-lead.js';
import {
  ignoreErased,
  leadErased,
  linkUsed,
  openLink,
  unlessErased,
  unlessOwnErased,
} from '../core/signed-links.js';
import type { LeadCases } from '../lead-case/lead-cases.js';
import {
  findDuplicatesOf,
  OwnerLinks,
  idsOf,
  primaryLead,
  ofSameMailbox,
} from '../lead-case/owner-access.js';
import type { Clock, IdGenerator, DeliveryNudge } from '../core/ports.js';
import type { LinkSigner } from '../core/link-signer.js';
import type { MatchingRepository } from '../lead-case/matching-repository.js';
import type { FoundConfirmation, OwnerConfirmations } from './owner-confirmations.js';
import type { OwnerDossier, ViewLead } from '../overview/view-lead.js';

/**
 * A link in a browser's history or a forwarded e-mail may not download, erase, or change the
 * address. All throw `link-unknown`, `link-expired`.
 */
export class ConfirmByEmail {
  private readonly ownerAccess: OwnerLinks;

  constructor(
    private readonly confirmations: OwnerConfirmations,
    private readonly matching: MatchingRepository,
    private readonly cases: LeadCases,
    private readonly viewLead: ViewLead,
    private readonly eraseLead: EraseLead,
    private readonly signer: LinkSigner,
    private readonly ids: IdGenerator,
    private readonly clock: Clock,
    private readonly delivery: DeliveryNudge,
  ) {
    this.ownerAccess = new OwnerLinks(matching, cases, signer, clock);
  }

  /**
   * Sends a link that works once, for half an hour. A new address gets it, and the old one a
   * warning without data. Any other address voids a pending change, which may be a stranger's by
   * mistyping.
   *
   * @param newEmail for `new-email` alone
   * @throws RateLimited, `link-outdated`
   */
  async ask(
    token: string,
    purpose: ConfirmedPurpose,
    newEmail: string | null = null,
  ): Promise<void> {
    const now = this.clock.now();
    const { lead } = await this.ownerAccess.press(token);
    const { id: leadId, emailChangedAt } = lead;
    const ids = idsOf(await ofSameMailbox(this.matching, leadId));
    const isKept = newEmail !== null && sameMailbox(lead, { customerEmail: newEmail });
    if (isKept) return this.confirmations.keepEmail(ids, now);
    const expiresAt = new Date(now.getTime() + CONFIRMATION_MINUTES * 60_000);
    const isAsked = await this.confirmations.ask(
      { id: this.ids.next(), leadId, purpose, newEmail, expiresAt, emailChangedAt },
      ids,
      newEmail ? [{ id: this.ids.next(), kind: 'owner-email-changing' }] : [],
      now,
    );
    if (!isAsked) {
      // Throws the real reason where the address was changed or the lead erased meanwhile.
      await this.ownerAccess.openForAll(token);
      throw new RateLimited(DAY_SECONDS);
    }
    this.delivery.nudge();
  }

  /** With merged leads (GDPR, article 15). Consumes the link. */
  async download(token: string): Promise<OwnerDossier> {
    const { id, leadId } = await this.find(token, 'download');
    const dossier = await unlessErased(this.viewLead.forOwner(leadId));
    if (!(await this.confirmations.take(id, 'download', this.clock.now()))) {
      await this.find(token, 'download');
      throw linkUsed();
    }
    return dossier;
  }

  /**
   * Permanent (GDPR, article 17); partners get an e-mail (article 19). The link is unknown
   * afterwards, which tells a caller without a response that it is done.
   */
  async erase(token: string): Promise<void> {
    const { leadId } = await this.find(token, 'erase');
    const all = await ofSameMailbox(this.matching, leadId);
    const erased = await unlessErased(this.eraseLead.execute(primaryLead(all)?.lead.id ?? leadId));
    // An administrator may have separated them since; the owner asked for this lead first.
    if (!erased.includes(leadId)) await ignoreErased(this.eraseLead.execute(leadId));
    this.delivery.nudge();
  }

  /**
   * Of merged leads too; partners with a reveal get an e-mail. Pending confirmations and links of
   * the old mailbox become void.
   */
  async changeEmail(token: string): Promise<void> {
    const { id: given, leadId, newEmail } = await this.find(token, 'new-email');
    if (!newEmail) throw leadErased();
    const all = await ofSameMailbox(this.matching, leadId);
    const ids = idsOf(all);
    const linked = primaryLead(all)?.lead.id;
    if (!linked) throw leadErased();
    // Read again, so that the state precedes any other confirmation.
    await this.find(token, 'new-email');
    // First, so that an interruption leaves no valid erasure link in the old mailbox.
    await this.confirmations.endAllOf(ids, this.clock.now(), given);
    for (const { lead } of all) await this.writeTo(newEmail, lead, leadId, linked);
    // Again, because old links worked until here and may have requested something.
    await this.confirmations.endAllOf(ids, this.clock.now());
  }

  /** The caller learns nothing. */
  async sendLinks(email: string): Promise<void> {
    await this.confirmations.sendLinks(email, () => this.ids.next(), this.clock.now());
    this.delivery.nudge();
  }

  /** Not where another e-mail has changed the address meanwhile. */
  private async writeTo(
    customerEmail: string,
    { id, emailChangedAt }: Lead,
    own: string,
    linked: string,
  ): Promise<void> {
    const before = emailChangedAt?.getTime();
    const written = this.cases.open(id, (leadCase) => {
      if (leadCase.lead.emailChangedAt?.getTime() !== before) return;
      correctLead(leadCase, { customerEmail }, false, id === own ? 'own' : 'other', id === linked);
      proveMailbox(leadCase);
    });
    await unlessOwnErased(written, id === own);
    await unlessOwnErased(findDuplicatesOf(this.matching, this.cases, id), id === own);
  }

  private async find(
    token: string,
    purpose: ConfirmedPurpose,
  ): Promise<FoundConfirmation & { id: string }> {
    const now = this.clock.now();
    const id = openLink(this.signer, purpose, token, now);
    const found = await this.confirmations.find(id, purpose, now);
    if (!found) throw leadErased();
    if (!found.isPending) throw linkUsed();
    return { ...found, id };
  }
}
