import type { LeadDraft } from './lead-draft';

export type AgentWish = 'none' | 'besides' | 'alone';

type Wish = Pick<LeadDraft, 'sellProperty' | 'agentContact'>;

export const wishOfSellers = ({ sellProperty, agentContact }: Wish): AgentWish =>
  sellProperty === 'yes' && agentContact ? 'besides' : 'none';

/** Agents make valuations. */
export const wishAtHome = (draft: Wish): AgentWish =>
  draft.sellProperty === 'no' && draft.agentContact ? 'alone' : wishOfSellers(draft);
