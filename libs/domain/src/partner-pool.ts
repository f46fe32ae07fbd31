import { type Recipient, recipientOf } from './consent.js';
import type { Partner } from './partner.js';
import * as figuresAfter from './partner-figures.js';
import { noFigures, type PartnerFigures } from './partner-figures.js';
import { covers } from './places/area.js';

/** A partner with what it has lately been asked. */
export interface Candidate {
  readonly partner: Partner;
  readonly figures: PartnerFigures;
}

/**
 * The partners while decisions are made, each decision seeing what those before it did. Whoever
 * holds a pool holds the figures of its partners until {@link changed} is stored.
 */
export class PartnerPool {
  private readonly candidates = new Map<string, Candidate>();
  private readonly touched = new Set<string>();
  private readonly byPlace = new Map<string, readonly string[]>();
  private turn: number;

  /** @param lastTurn the number of the last turn that any partner has had */
  constructor(partners: Iterable<Partner>, figures: Iterable<PartnerFigures>, lastTurn: number) {
    this.turn = lastTurn;
    for (const partner of partners) {
      this.candidates.set(partner.id, { partner, figures: noFigures(partner.id) });
    }
    for (const each of figures) {
      const known = this.candidates.get(each.partnerId);
      if (known) this.candidates.set(each.partnerId, { ...known, figures: each });
    }
  }

  find(partnerId: string): Candidate | undefined {
    return this.candidates.get(partnerId);
  }

  /** Every partner of a kind that works in the municipality, in no order; nobody in an unknown one. */
  covering(municipality: string | null, recipient: Recipient): Candidate[] {
    const key = `${recipient} ${municipality}`;
    let ids = this.byPlace.get(key);
    if (!ids) {
      ids = [...this.ofKind(recipient)].flatMap(({ partner }) =>
        covers(partner.areas, municipality) ? [partner.id] : [],
      );
      this.byPlace.set(key, ids);
    }
    return ids.flatMap((id) => this.candidates.get(id) ?? []);
  }

  /** How many partners of a kind there are. */
  count(recipient: Recipient): number {
    return [...this.ofKind(recipient)].length;
  }

  asked(partnerId: string, now: Date): void {
    this.turn += 1;
    this.change(partnerId, (figures) => figuresAfter.asked(figures, this.turn, now));
  }

  change(partnerId: string, next: (figures: PartnerFigures) => PartnerFigures): void {
    const known = this.candidates.get(partnerId);
    if (!known) return;
    this.candidates.set(partnerId, { ...known, figures: next(known.figures) });
    this.touched.add(partnerId);
  }

  /** The figures that are other than they were. */
  changed(): PartnerFigures[] {
    return [...this.touched].flatMap((id) => this.candidates.get(id)?.figures ?? []);
  }

  /** What has changed is stored: from now on only what comes after it has. */
  stored(): void {
    this.touched.clear();
  }

  private *ofKind(recipient: Recipient): Generator<Candidate> {
    for (const candidate of this.candidates.values()) {
      if (recipientOf(candidate.partner.kind) === recipient) yield candidate;
    }
  }
}
