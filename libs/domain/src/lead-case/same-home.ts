import type { LeadCaseState } from './case-state.js';
import type { PartnerGroup } from '../leads/consent.js';
import type { Lead } from '../leads/lead.js';
import { isMergedPermanently } from './merged-lead.js';
import {
  earlierLead,
  hasPaidFor,
  type OtherReveal,
  type OtherLead,
  samePersonAndHome,
} from './other-lead.js';

export class SameHome {
  constructor(
    private readonly state: LeadCaseState,
    private readonly now: Date,
  ) {}

  mergedProvisionally(): string[] {
    return this.merged()
      .filter((other) => !isMergedPermanently(other))
      .map(({ lead }) => lead.id);
  }

  mergedBeside(): string[] {
    const { mergedInto, others } = this.state;
    return others
      .filter((it) => mergedInto && it.mergedInto === mergedInto)
      .map(({ lead }) => lead.id);
  }

  earlier(): ReturnType<typeof earlierLead> {
    return earlierLead(this.state.lead, this.state.others, this.now);
  }

  find(leadId: string | null): OtherLead | undefined {
    return this.state.others.find(({ lead }) => lead.id === leadId);
  }

  hasMerged(): boolean {
    return this.merged().length > 0;
  }

  /** True if the partner paid lately for the same person and home, or for a merged lead. */
  isPaidBy(partnerId: string): boolean {
    const { lead, mergedInto, others } = this.state;
    return others
      .filter(
        (it) =>
          it.mergedInto === lead.id ||
          it.lead.id === mergedInto ||
          samePersonAndHome(lead, it.lead),
      )
      .some((it) => hasPaidFor(it, partnerId, this.now));
  }

  isPaidWith({ lead }: OtherLead, partnerId: string): boolean {
    return this.with(lead.id).some((it) => hasPaidFor(it, partnerId, this.now));
  }

  isBorneWith({ id }: Pick<Lead, 'id'>, partnerId: string): boolean {
    return this.with(id)
      .flatMap(({ reveals }) => reveals)
      .some((it) => it.partnerId === partnerId && it.paidAt !== null);
  }

  isHadWith({ id }: Pick<Lead, 'id'>, partnerId: string): boolean {
    return this.with(id)
      .flatMap(({ reveals }) => reveals)
      .some((it) => it.partnerId === partnerId && it.isAccepted);
  }

  /** True if a partner has the home by a lead merged with this one, in either direction. */
  isHadBeside(): boolean {
    const { mergedInto, lead } = this.state;
    return [...this.with(lead.id), ...(mergedInto ? this.with(mergedInto) : [])]
      .flatMap(({ reveals }) => reveals)
      .some((it) => it.isAccepted);
  }

  /** True if the owner has chosen a quote of a lead merged with this one, in either direction. */
  hasChoiceBeside(): boolean {
    const { mergedInto, lead } = this.state;
    return [...this.with(lead.id), ...(mergedInto ? this.with(mergedInto) : [])].some(
      (it) => it.lead.id !== lead.id && it.hasChoice,
    );
  }

  heldBy(partnerGroup?: PartnerGroup): OtherReveal[] {
    const reveals = this.merged()
      .flatMap((it) => it.reveals)
      .filter((it) => !partnerGroup || it.partnerGroup === partnerGroup);
    return [...new Map(reveals.map((it) => [it.partnerId, it])).values()];
  }

  private with(leadId: string): OtherLead[] {
    return this.state.others.filter((it) => it.lead.id === leadId || it.mergedInto === leadId);
  }

  private merged(): OtherLead[] {
    return this.state.others.filter(({ mergedInto }) => mergedInto === this.state.lead.id);
  }
}
