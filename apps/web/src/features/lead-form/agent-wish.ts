import type { LeadDraft } from './lead-draft';

/** Whether the visitor wants an estate agent: not, besides stylists, or alone. */
export type AgentWish = 'none' | 'besides' | 'alone';

type Told = Pick<LeadDraft, 'sellProperty' | 'agentContact'>;

/** Who sells may want an agent besides. The answer counts only where it is asked for. */
export const wishOfSellers = ({ sellProperty, agentContact }: Told): AgentWish =>
  sellProperty === 'yes' && agentContact ? 'besides' : 'none';

/** On the home form «no» means a valuation, which agents make. */
export const wishAtHome = (told: Told): AgentWish =>
  told.sellProperty === 'no' && told.agentContact ? 'alone' : wishOfSellers(told);
