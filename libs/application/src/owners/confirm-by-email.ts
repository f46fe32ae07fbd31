import {
  type ConfirmedPurpose,
  CONFIRMATION_MINUTES,
  DAY_SECONDS,
  type Lead,
  sameMailbox,
  TooManyAttempts,
} from '@boligstyling/domain';
import type { EraseLead } from './erase-lead.js';
import { passingOverErased } from '../core/erased-meanwhile.js';
import type { LeadCases } from '../lead-case/lead-cases.js';
import { lookForSame } from '../lead-case/look-for-same.js';
import { OwnerDoor } from '../lead-case/owner-access.js';
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
 * What an owner does from her mailbox alone: a link in a browser's history or a forwarded e-mail is
 * not enough to hand everything out, to erase it, or to be written to elsewhere.
 *
 * All throw DomainError `link-unknown`, `link-expired`, `storage-unavailable`.
 */
export class ConfirmByEmail {
  private readonly door: OwnerDoor;

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
    this.door = new OwnerDoor(matching, cases, signer, clock);
  }

  /**
   * Sends a link that works once and for half an hour. To confirm another address it goes there,
   * and the old one hears of it without any data. The address of now, in whatever capitals, asks
   * nobody: it ends what was asked of another, which may have been mistyped and be a stranger's. So
   * does another one, on whichever page of her joined requests it was asked for.
   *
   * @param newEmail for `new-email` alone
   * @throws TooManyAttempts, DomainError `link-outdated`
   */
  async ask(
    token: string,
    purpose: ConfirmedPurpose,
    newEmail: string | null = null,
  ): Promise<void> {
    const now = this.clock.now();
    const { lead } = await this.door.press(token);
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
      // Where another address was confirmed meanwhile, or the request erased, that is the reason.
      await this.door.openForAll(token);
      throw new TooManyAttempts(DAY_SECONDS);
    }
    this.delivery.nudge();
  }

  /** All we have stored on the owner (GDPR, article 15), of her joined requests too. The link is then used. */
  async download(token: string): Promise<OwnerDossier> {
    const { id, leadId } = await this.find(token, 'download');
    const dossier = await unlessErased(this.viewLead.forOwner(leadId));
    if (!(await this.confirmations.take(id, 'download', this.clock.now()))) throw linkUsed();
    return dossier;
  }

  /**
   * Erases all of it at once and for good (GDPR, article 17); whoever was asked is told (19). With the
   * earliest of her joined requests go the others, and with its request the link: it is unknown then,
   * which tells whoever heard no answer that it is done.
   */
  async erase(token: string): Promise<void> {
    const { leadId } = await this.find(token, 'erase');
    const all = await ofSameMailbox(this.matching, leadId);
    const erased = await unlessErased(this.eraseLead.execute(leading(all)?.lead.id ?? leadId));
    // The office may have kept them apart since: her word was of this one first.
    if (!erased.includes(leadId)) await passingOverErased(this.eraseLead.execute(leadId));
    this.delivery.nudge();
  }

  /**
   * The owner is written to at the address that was to be confirmed, of her joined requests too, and
   * gets the link to the one that they have joined. Whoever holds the old is told. What was asked for
   * by the mailbox of before is confirmed there no more, and the links that it got open nothing.
   */
  async changeEmail(token: string): Promise<void> {
    const { id: given, leadId, newEmail } = await this.find(token, 'new-email');
    if (!newEmail) throw leadErased();
    const all = await ofSameMailbox(this.matching, leadId);
    const ids = idsOf(all);
    const linked = leading(all)?.lead.id;
    if (!linked) throw leadErased();
    // Once more: what has been read is then of before anything else that she has confirmed.
    await this.find(token, 'new-email');
    // First: what interrupts the rest leaves no letter in the mailbox of before that erases all.
    await this.confirmations.endAllOf(ids, this.clock.now(), given);
    for (const { lead } of all) await this.writeTo(newEmail, lead, leadId, linked);
    // And last: links of before were good till here, and may have asked for something meanwhile.
    await this.confirmations.endAllOf(ids, this.clock.now());
  }

  /**
   * Sends the link again to whoever has sent requests from the address. What comes of it shows in
   * the mailbox alone.
   */
  async sendLinks(email: string): Promise<void> {
    await this.confirmations.sendLinks(email, () => this.ids.next(), this.clock.now());
    this.delivery.nudge();
  }

  /** Nothing where the same or another letter has had her written to elsewhere since the lead was read. */
  private async writeTo(
    customerEmail: string,
    { id, emailChangedAt }: Lead,
    own: string,
    linked: string,
  ): Promise<void> {
    const before = emailChangedAt?.getTime();
    const written = this.cases.open(id, (leadCase) => {
      if (leadCase.emailChangedAt?.getTime() !== before) return;
      leadCase.correct({ customerEmail }, false, id === own ? 'own' : 'other', id === linked);
      leadCase.proveMailbox();
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
