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
import { passingOverErased } from '../core/erased-meanwhile.js';
import type { LeadCases } from '../lead-case/lead-cases.js';
import { lookForSame } from '../lead-case/look-for-same.js';
import { OwnerLinks } from '../lead-case/owner-access.js';
import type { Clock } from '../core/clock.js';
import type { DeliveryNudge } from '../core/delivery-nudge.js';
import type { IdGenerator } from '../core/id-generator.js';
import type { LinkSigner } from '../core/link-signer.js';
import type { MatchingRepository } from '../lead-case/matching-repository.js';
import type { FoundConfirmation, OwnerConfirmations } from './owner-confirmations.js';
import { idsOf, leading, ofSameMailbox } from '../lead-case/same-owner.js';
import {
  leadErased,
  linkUsed,
  openLink,
  unlessErased,
  unlessOwnErased,
} from '../core/signed-links.js';
import type { OwnerDossier, ViewLead } from '../overview/view-lead.js';

/**
 * Actions that need the owner's mailbox: a link in a browser's history or a forwarded e-mail may
 * not download the data, erase it, or change the address.
 *
 * All throw DomainError `link-unknown`, `link-expired`, `storage-unavailable`.
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
   * Sends a link that works once, for half an hour. For a new address it goes there, and the old
   * one gets a notice without data. Giving the current address, in any case, or a third one voids a
   * pending change, which may be a stranger's by mistyping, on the pages of all merged leads.
   * @param newEmail for `new-email` alone
   * @throws RateLimited, DomainError `link-outdated`
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

  /** All data stored on the owner (GDPR, article 15), of merged leads too. Consumes the link. */
  async download(token: string): Promise<OwnerDossier> {
    const { id, leadId } = await this.find(token, 'download');
    const dossier = await unlessErased(this.viewLead.forOwner(leadId));
    if (!(await this.confirmations.take(id, 'download', this.clock.now()))) throw linkUsed();
    return dossier;
  }

  /**
   * Erases everything permanently (GDPR, article 17) and e-mails the partners (article 19). The
   * earliest merged lead's erasure takes the others. The link is unknown afterwards, which tells a
   * caller who lost the response that it is done.
   */
  async erase(token: string): Promise<void> {
    const { leadId } = await this.find(token, 'erase');
    const all = await ofSameMailbox(this.matching, leadId);
    const erased = await unlessErased(this.eraseLead.execute(leading(all)?.lead.id ?? leadId));
    // An administrator may have separated them since; the owner asked for this lead first.
    if (!erased.includes(leadId)) await passingOverErased(this.eraseLead.execute(leadId));
    this.delivery.nudge();
  }

  /**
   * Changes the address of the lead and its merged leads, sends the link of the lead they are
   * merged into, and e-mails the partners with a reveal. Pending confirmations and links of the old
   * mailbox become void.
   */
  async changeEmail(token: string): Promise<void> {
    const { id: given, leadId, newEmail } = await this.find(token, 'new-email');
    if (!newEmail) throw leadErased();
    const all = await ofSameMailbox(this.matching, leadId);
    const ids = idsOf(all);
    const linked = leading(all)?.lead.id;
    if (!linked) throw leadErased();
    // Read again, so that the state precedes any other confirmation.
    await this.find(token, 'new-email');
    // First, so that an interruption leaves no valid erasure link in the old mailbox.
    await this.confirmations.endAllOf(ids, this.clock.now(), given);
    for (const { lead } of all) await this.writeTo(newEmail, lead, leadId, linked);
    // Again at the end, because old links worked until here and may have requested something.
    await this.confirmations.endAllOf(ids, this.clock.now());
  }

  /** Resends the links to the address of earlier leads. Only the mailbox shows the result. */
  async sendLinks(email: string): Promise<void> {
    await this.confirmations.sendLinks(email, () => this.ids.next(), this.clock.now());
    this.delivery.nudge();
  }

  /** Does nothing where another e-mail has changed the address since the lead was read. */
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
    await unlessOwnErased(lookForSame(this.matching, this.cases, id), id === own);
  }

  private async find(
    token: string,
    purpose: ConfirmedPurpose,
  ): Promise<FoundConfirmation & { id: string }> {
    const now = this.clock.now();
    const id = openLink(this.signer, purpose, token, now);
    const found = await this.confirmations.find(id, purpose, now);
    if (!found) throw leadErased();
    if (!found.isOpen) throw linkUsed();
    return { ...found, id };
  }
}
