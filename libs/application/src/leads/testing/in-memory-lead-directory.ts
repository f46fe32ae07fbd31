import { hasContact, isOngoing, isStatusUndoable, type Lead } from '@boligstyling/domain';
import type { LeadDirectory, ListedLead, OpenedLead, Relative } from '../list-leads.js';
import { consentsOf } from '../../lead-case/testing/in-memory-case-state.js';
import type { InMemoryStore } from '../../core/testing/in-memory-store.js';

/** Single look-ups only. */
export class InMemoryLeadDirectory implements Pick<
  LeadDirectory,
  'asOfOneMoment' | 'find' | 'relatives'
> {
  constructor(private readonly store: InMemoryStore) {}

  async find(id: string): Promise<OpenedLead | undefined> {
    const lead = this.store.leads.get(id);
    const undoableStatus = this.store.standing.get(id)?.undoableStatus;
    const isUndoable = undoableStatus && isStatusUndoable(undoableStatus, this.store.now);
    const statusBefore = isUndoable ? undoableStatus.status : null;
    if (!lead) return undefined;
    const sentBy = this.store.integratorKeys.get(this.store.sentBy.get(id) ?? '')?.name ?? null;
    const consents = consentsOf(this.store, id);
    return { lead: this.listed(lead), consents, statusBefore, sentBy };
  }

  asOfOneMoment<T>(read: () => Promise<T>): Promise<T> {
    return read();
  }

  async relatives(id: string): Promise<Relative[]> {
    const all = [...this.store.leads.values()].map((lead) => {
      const standing = this.store.standing.get(lead.id);
      const { mergedInto = null, mergeKind = null, perhapsSameAs = null } = standing ?? {};
      const reveals = [...this.store.assignments.values()].filter(
        (assignment) => assignment.leadId === lead.id && hasContact(assignment),
      );
      return { lead, mergedInto, mergeKind, perhapsSameAs, reveals };
    });
    const own = all.find(({ lead }) => lead.id === id);
    if (!own) return [];
    const near = [id, own.mergedInto, own.perhapsSameAs];
    const isNear = ({ lead, mergedInto, perhapsSameAs }: Relative) =>
      near.includes(lead.id) || mergedInto === id || perhapsSameAs === id;
    return all
      .filter(isNear)
      .sort((a, b) => a.lead.receivedAt.getTime() - b.lead.receivedAt.getTime());
  }

  private listed(lead: Lead): ListedLead {
    const reveal = [...this.store.assignments.values()]
      .filter((assignment) => assignment.leadId === lead.id && isOngoing(assignment))
      .sort((a, b) => a.offeredAt.getTime() - b.offeredAt.getTime())[0];
    const { mergedInto = null } = this.store.standing.get(lead.id) ?? {};
    return { ...lead, partnerId: reveal?.partnerId ?? null, mergedInto };
  }
}
