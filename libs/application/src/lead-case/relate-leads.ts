import {
  DomainError,
  isMergedPermanently,
  type Reveal,
  type DuplicateKind,
  type Lead,
  mergeByHand,
  acceptMerge,
  keepApart,
} from '@boligstyling/domain';
import type { LeadCases } from './lead-cases.js';
import type { LeadDirectory, Relative } from '../leads/lead-directory.js';

/**
 * Relations of another lead to a lead:
 * - `joined`: the lead is merged into that earlier one
 * - `merged-by`: that later one is merged into the lead
 * - `perhaps`: the lead may be a duplicate of that earlier one
 * - `perhaps-by`: that later one may be a duplicate of the lead
 */
export const RELATIONS = ['merged', 'merged-by', 'perhaps', 'perhaps-by'] as const;
export type Relation = (typeof RELATIONS)[number];

export interface RelatedLead {
  readonly lead: Lead;
  readonly relation: Relation;
  /** True where it is permanently merged into the lead, and erased with it. */
  readonly erasedWith: boolean;
  /** Current and former reveals. */
  readonly heldBy: readonly Reveal[];
}

/** The administrator merges or separates leads, where the rule is unsure or wrong. */
export class RelateLeads {
  constructor(
    private readonly directory: Pick<LeadDirectory, 'relatives'>,
    private readonly cases: LeadCases,
  ) {}

  /**
   * The merged leads and possible duplicates, earliest first.
   * @throws DomainError `lead-not-found`, `storage-unavailable`
   */
  async related(leadId: string): Promise<RelatedLead[]> {
    const relatives = await this.directory.relatives(leadId);
    const own = relatives.find(({ lead }) => lead.id === leadId);
    if (!own) throw new DomainError('lead-not-found');
    return relatives.flatMap((other): RelatedLead[] => {
      const relation = relationOf(other, own);
      const erasedWith = relation === 'merged-by' && isMergedPermanently(other);
      return relation ? [{ lead: other.lead, relation, erasedWith, heldBy: other.reveals }] : [];
    });
  }

  /**
   * Merges the lead into its possible duplicate: its offers end, and so do the other's to partners
   * that have this one. That lead's next step, or a repeated call, completes an interrupted merge.
   * @throws DomainError `lead-not-found`, `lead-not-merged`, `lead-merged`, `storage-unavailable`
   */
  async merge(leadId: string): Promise<void> {
    let earlierId = '';
    await this.cases.open(leadId, (leadCase) => {
      earlierId = mergeByHand(leadCase);
    });
    await this.cases.open(earlierId, (leadCase) => acceptMerge(leadCase));
  }

  /**
   * Separates the lead from the one it is merged into, or may be a duplicate of.
   * @param seen the expected relation; left out: any
   * @throws DomainError `lead-not-found`, `lead-not-merged`, `relation-changed`,
   *   `storage-unavailable`
   */
  separate(leadId: string, seen?: DuplicateKind): Promise<void> {
    return this.cases.open(leadId, (leadCase) => keepApart(leadCase, seen));
  }
}

function relationOf({ lead, mergedInto, perhapsSameAs }: Relative, own: Relative) {
  if (lead.id === own.mergedInto) return 'merged';
  if (mergedInto === own.lead.id) return 'merged-by';
  if (lead.id === own.perhapsSameAs) return 'perhaps';
  return perhapsSameAs === own.lead.id ? 'perhaps-by' : undefined;
}
