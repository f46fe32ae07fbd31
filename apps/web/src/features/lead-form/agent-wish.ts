import type { LeadDraft } from './lead-draft';

/** Estate agent: not wanted, besides stylists, or alone. */
export type AgentWish = 'none' | 'besides' | 'alone';

type Told = Pick<LeadDraft, 'sellProperty' | 'agentContact'>;

/** Counts only where the form asks for it. */
export const wishOfSellers = ({ sellProperty, agentContact }: Told): AgentWish =>
  sellProperty === 'yes' && agentContact ? 'besides' : 'none';

/** On the home form, not selling means a valuation, which agents make. */
export const wishAtHome = (told: Told): AgentWish =>
  told.sellProperty === 'no' && told.agentContact ? 'alone' : wishOfSellers(told);
