import { DomainError, type Lead } from '@boligstyling/domain';
import type { LeadCases } from './lead-cases.js';
import type { LeadDirectory } from './ports/lead-directory.js';

/**
 * How another request stands to a lead:
 * - `joined`: the lead is the same as that earlier one, which goes on in its place
 * - `joined-by`: that later one is the same as the lead
 * - `perhaps`: the lead may be the same as that earlier one
 * - `perhaps-by`: that later one may be the same as the lead
 */
export const RELATIONS = ['joined', 'joined-by', 'perhaps', 'perhaps-by'] as const;
export type Relation = (typeof RELATIONS)[number];

export interface RelatedLead {
  readonly lead: Lead;
  readonly relation: Relation;
}

/** The administrator says which requests are the same, where the rule does not know or is wrong. */
export class RelateLeads {
  constructor(
    private readonly directory: Pick<LeadDirectory, 'relatives'>,
    private readonly cases: LeadCases,
  ) {}

  /**
   * The requests that have joined the lead or may be the same, the earliest first.
   *
   * @throws DomainError `lead-not-found`, `storage-unavailable`
   */
  async related(leadId: string): Promise<RelatedLead[]> {
    const relatives = await this.directory.relatives(leadId);
    const own = relatives.find(({ lead }) => lead.id === leadId);
    if (!own) throw new DomainError('lead-not-found');
    return relatives.flatMap(({ lead, joinedTo, perhapsSameAs }): RelatedLead[] => {
      if (lead.id === own.joinedTo) return [{ lead, relation: 'joined' }];
      if (joinedTo === leadId) return [{ lead, relation: 'joined-by' }];
      if (lead.id === own.perhapsSameAs) return [{ lead, relation: 'perhaps' }];
      return perhapsSameAs === leadId ? [{ lead, relation: 'perhaps-by' }] : [];
    });
  }

  /**
   * The lead is the same as the one it may be the same as: nobody is asked about it any more.
   *
   * @throws DomainError `lead-not-found`, `lead-not-joined`, `lead-joined`, `storage-unavailable`
   */
  join(leadId: string): Promise<void> {
    return this.cases.open(leadId, (leadCase) => leadCase.join());
  }

  /**
   * The lead is not the same as the one it has joined, or may be the same as: it goes on by itself.
   *
   * @throws DomainError `lead-not-found`, `lead-not-joined`, `storage-unavailable`
   */
  separate(leadId: string): Promise<void> {
    return this.cases.open(leadId, (leadCase) => leadCase.keepApart());
  }
}
