import {
  type Assignment,
  type Candidate,
  isOwed,
  isUnanswered,
  noFigures,
} from '@boligstyling/domain';
import {
  type PartnerRequest,
  PartnerRequests,
  type TakenCursor,
  type TakenOutcomes,
  type TakenRequest,
} from '../ports/partner-requests.js';
import type { InMemoryStore } from './in-memory-store.js';

/** The requests of one partner, in memory. */
export class InMemoryPartnerRequests extends PartnerRequests {
  constructor(private readonly store: InMemoryStore) {
    super();
  }

  override async candidate(partnerId: string): Promise<Candidate | undefined> {
    const partner = this.store.partners.get(partnerId);
    const open = this.of(partnerId).filter(({ assignment: { state } }) => state === 'offered');
    const figures = { ...noFigures(partnerId), ...this.store.figures.get(partnerId) };
    return partner && { partner, figures: { ...figures, open: open.length } };
  }

  override async waiting(partnerId: string): Promise<PartnerRequest[]> {
    const nearest = ({ assignment: { deadline } }: PartnerRequest) =>
      deadline?.getTime() ?? Infinity;
    return this.of(partnerId)
      .filter(({ assignment }) => isUnanswered(assignment))
      .sort((a, b) => nearest(a) - nearest(b));
  }

  override async taken(
    partnerId: string,
    limit: number,
    after?: TakenCursor,
  ): Promise<TakenRequest[]> {
    const known = this.takenOrOwed(partnerId).map((request): TakenRequest => {
      const { id, priceOre } = request.assignment;
      return { id, priceOre, sale: null, takenAt: takenAt(request.assignment), request };
    });
    const erased = [...this.store.sales.values()]
      .filter((sale) => sale.partnerId === partnerId && sale.assignmentId === null)
      .filter(({ paymentStatus }) => paymentStatus !== 'credited')
      .map((sale) => {
        const { id, createdAt: takenAt, amountOre: priceOre } = sale;
        return { id, takenAt, priceOre, sale, request: null };
      });
    const all = [...known, ...erased].sort((a, b) => (comesBefore(a, b) ? -1 : 1));
    return all.filter((each) => !after || comesBefore(after, each)).slice(0, limit);
  }

  override async outcomesSince(partnerId: string, time: Date): Promise<TakenOutcomes> {
    const since = this.accepted(partnerId).filter((each) => takenAt(each.assignment) >= time);
    const count = (report: string) =>
      since.filter(({ assignment }) => assignment.report === report).length;
    return { taken: since.length, won: count('won'), lost: count('lost') };
  }

  private takenOrOwed(partnerId: string): PartnerRequest[] {
    const sales = [...this.store.sales.values()];
    return this.of(partnerId).filter(({ assignment }) => {
      const sale = sales.find(({ assignmentId }) => assignmentId === assignment.id) ?? null;
      return assignment.state === 'accepted' || isOwed(assignment, sale);
    });
  }

  private accepted(partnerId: string): PartnerRequest[] {
    return this.of(partnerId).filter(({ assignment: { state } }) => state === 'accepted');
  }

  private of(partnerId: string): PartnerRequest[] {
    return [...this.store.assignments.values()].flatMap((assignment) => {
      const lead = this.store.leads.get(assignment.leadId);
      return lead && assignment.partnerId === partnerId ? [{ assignment, lead }] : [];
    });
  }
}

const takenAt = ({ answeredAt, offeredAt }: Assignment) => answeredAt ?? offeredAt;

/** The latest first; of two at the same time the one with the higher id. */
function comesBefore(a: TakenCursor, b: TakenCursor): boolean {
  return a.takenAt > b.takenAt || (+a.takenAt === +b.takenAt && a.id > b.id);
}
