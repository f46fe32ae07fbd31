import type { LeadDraft } from './lead-draft';

/** Estate agent: not wanted, besides stylists, or alone. */
export type AgentWish = 'none' | 'besides' | 'alone';

type Wish = Pick<LeadDraft, 'sellProperty' | 'agentContact'>;

/** Counts only where the form asks for it. */
export const wishOfSellers = ({ sellProperty, agentContact }: Wish): AgentWish =>
  sellProperty === 'yes' && agentContact ? 'besides' : 'none';

/** On the home form, not selling means a valuation, which agents make. */
export const wishAtHome = (draft: Wish): AgentWish =>
  draft.sellProperty === 'no' && draft.agentContact ? 'alone' : wishOfSellers(draft);
