import {
  DomainError,
  hasJoinedForGood,
  type Reveal,
  type DuplicateKind,
  type Lead,
} from '@boligstyling/domain';
import type { LeadCases } from './lead-cases.js';
import type { LeadDirectory, Relative } from '../leads/lead-directory.js';

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
  /** Whether it goes with the lead when that is erased: it has joined it for good. */
  readonly erasedWith: boolean;
  /** Who holds, or has held, the owner's contact details by it. */
  readonly heldBy: readonly Reveal[];
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
    return relatives.flatMap((other): RelatedLead[] => {
      const relation = relationOf(other, own);
      const erasedWith = relation === 'joined-by' && hasJoinedForGood(other);
      return relation ? [{ lead: other.lead, relation, erasedWith, heldBy: other.reveals }] : [];
    });
  }

  /**
   * The lead is the same as the one it may be the same as: nobody is asked about it any more, nor about
   * that one who holds it by this. What a fault leaves undone of the latter that one's next step does, or
   * this once more, which changes nothing else.
   *
   * @throws DomainError `lead-not-found`, `lead-not-joined`, `lead-joined`, `storage-unavailable`
   */
  async join(leadId: string): Promise<void> {
    let earlierId = '';
    await this.cases.open(leadId, (leadCase) => {
      earlierId = leadCase.join();
    });
    await this.cases.open(earlierId, (leadCase) => leadCase.acceptMerge());
  }

  /**
   * The lead is not the same as the one it has joined, or may be the same as: it goes on by itself.
   *
   * @param seen how it stood to that one as the administrator saw it; left out, nobody looked
   * @throws DomainError `lead-not-found`, `lead-not-joined`, `relation-changed`, `storage-unavailable`
   */
  separate(leadId: string, seen?: DuplicateKind): Promise<void> {
    return this.cases.open(leadId, (leadCase) => leadCase.keepApart(seen));
  }
}

function relationOf({ lead, joinedTo, perhapsSameAs }: Relative, own: Relative) {
  if (lead.id === own.joinedTo) return 'joined';
  if (joinedTo === own.lead.id) return 'joined-by';
  if (lead.id === own.perhapsSameAs) return 'perhaps';
  return perhapsSameAs === own.lead.id ? 'perhaps-by' : undefined;
}
