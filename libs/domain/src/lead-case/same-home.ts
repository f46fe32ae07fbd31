import type { LeadCaseState } from './case-state.js';
import type { Recipient } from '../leads/consent.js';
import type { Lead } from '../leads/lead.js';
import { hasJoinedForGood } from './merged-lead.js';
import {
  earlierLead,
  hasPaidFor,
  type OtherReveal,
  type OtherLead,
  samePersonAndHome,
} from './other-lead.js';

/** What other requests about the same person and home mean for a lead. */
export class SameHome {
  constructor(
    private readonly state: LeadCaseState,
    private readonly now: Date,
  ) {}

  /** The ids of the requests that have joined this one, but for those that have {@link hasJoinedForGood for good}. */
  joinedForNow(): string[] {
    return this.joined()
      .filter((other) => !hasJoinedForGood(other))
      .map(({ lead }) => lead.id);
  }

  /** The ids of the others that have joined the request which this one has joined. */
  joinedBeside(): string[] {
    const { joinedTo, others } = this.state;
    return others.filter((it) => joinedTo && it.joinedTo === joinedTo).map(({ lead }) => lead.id);
  }

  /** The request that this one joins, or may be the same as. */
  earlier(): ReturnType<typeof earlierLead> {
    return earlierLead(this.state.lead, this.state.others, this.now);
  }

  find(leadId: string | null): OtherLead | undefined {
    return this.state.others.find(({ lead }) => lead.id === leadId);
  }

  hasJoined(): boolean {
    return this.joined().length > 0;
  }

  /** Whether a partner has paid lately for the same person and home, or for what has been joined. */
  isPaidBy(partnerId: string): boolean {
    const { lead, joinedTo, others } = this.state;
    return others
      .filter(
        (it) =>
          it.joinedTo === lead.id || it.lead.id === joinedTo || samePersonAndHome(lead, it.lead),
      )
      .some((it) => hasPaidFor(it, partnerId, this.now));
  }

  /** The same of another request, and of what has joined that. */
  isPaidWith({ lead }: OtherLead, partnerId: string): boolean {
    return this.with(lead.id).some((it) => hasPaidFor(it, partnerId, this.now));
  }

  /** Whether a partner owes or has paid for another request, or for what has joined that, whenever that was. */
  isBorneWith({ id }: Pick<Lead, 'id'>, partnerId: string): boolean {
    return this.with(id)
      .flatMap(({ reveals }) => reveals)
      .some((it) => it.partnerId === partnerId && it.paidAt !== null);
  }

  /** Whether a partner has the home by another request, or by what has joined that. */
  isHadWith({ id }: Pick<Lead, 'id'>, partnerId: string): boolean {
    return this.with(id)
      .flatMap(({ reveals }) => reveals)
      .some((it) => it.partnerId === partnerId && it.isAccepted);
  }

  /** Whether a partner has the home by another request that is one with this: joined to it, it to that, or both to one. */
  isHadBeside(): boolean {
    const { joinedTo, lead } = this.state;
    return [...this.with(lead.id), ...(joinedTo ? this.with(joinedTo) : [])]
      .flatMap(({ reveals }) => reveals)
      .some((it) => it.isAccepted);
  }

  /** Those who hold the owner's contact details by requests that joined this one, once each. */
  heldBy(recipient?: Recipient): OtherReveal[] {
    const reveals = this.joined()
      .flatMap((it) => it.reveals)
      .filter((it) => !recipient || it.recipient === recipient);
    return [...new Map(reveals.map((it) => [it.partnerId, it])).values()];
  }

  private with(leadId: string): OtherLead[] {
    return this.state.others.filter((it) => it.lead.id === leadId || it.joinedTo === leadId);
  }

  private joined(): OtherLead[] {
    return this.state.others.filter(({ joinedTo }) => joinedTo === this.state.lead.id);
  }
}
