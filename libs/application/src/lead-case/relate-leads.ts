import {
  DomainError,
  isMergedPermanently,
  type Reveal,
  type Version,
  type Lead,
  mergeByHand,
  acceptMerge,
  keepApart,
  relationVersion,
} from '@boligstyling/domain';
import type { LeadCases } from './lead-cases.js';
import type { LeadDirectory, Relative } from '../leads/list-leads.js';

/**
 * The other lead, seen from this one:
 * - `merged`, `perhaps`: the earlier one
 * - `merged-by`, `perhaps-by`: the later one
 */
export const RELATIONS = ['merged', 'merged-by', 'perhaps', 'perhaps-by'] as const;
export type Relation = (typeof RELATIONS)[number];

export interface RelatedLead {
  readonly lead: Lead;
  readonly relation: Relation;
  readonly version: Version;
  /** Permanently merged into the lead. */
  readonly erasedWith: boolean;
  readonly reveals: readonly Reveal[];
}

export class RelateLeads {
  constructor(
    private readonly directory: Pick<LeadDirectory, 'relatives'>,
    private readonly cases: LeadCases,
  ) {}

  /**
   * Earliest first.
   *
   * @throws `lead-not-found`
   */
  async related(leadId: string): Promise<RelatedLead[]> {
    const relatives = await this.directory.relatives(leadId);
    const own = relatives.find(({ lead }) => lead.id === leadId);
    if (!own) throw new DomainError('lead-not-found');
    return relatives.flatMap((other): RelatedLead[] => {
      const relation = relationOf(other, own);
      if (!relation) return [];
      const { lead, reveals } = other;
      const earlierId = relation.endsWith('-by') ? leadId : lead.id;
      const version = relationVersion(relation.startsWith('merged'), earlierId);
      const erasedWith = relation === 'merged-by' && isMergedPermanently(other);
      return [{ lead, relation, version, erasedWith, reveals }];
    });
  }

  /**
   * Ends offers. A repeated call, or that lead's next step, completes an interrupted merge.
   *
   * @throws `lead-not-found`, `lead-not-merged`, `lead-merged`, `version-stale`
   */
  async merge(leadId: string, expected?: Version): Promise<void> {
    const earlierId = await this.cases.open(leadId, (it) => mergeByHand(it, expected));
    await this.cases.open(earlierId, (leadCase) => acceptMerge(leadCase));
  }

  /** @throws `lead-not-found`, `lead-not-merged`, `version-stale` */
  separate(leadId: string, expected?: Version): Promise<void> {
    return this.cases.open(leadId, (leadCase) => keepApart(leadCase, expected));
  }
}

function relationOf({ lead, mergedInto, perhapsSameAs }: Relative, own: Relative) {
  if (lead.id === own.mergedInto) return 'merged';
  if (mergedInto === own.lead.id) return 'merged-by';
  if (lead.id === own.perhapsSameAs) return 'perhaps';
  return perhapsSameAs === own.lead.id ? 'perhaps-by' : undefined;
}
