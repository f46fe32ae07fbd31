import type { LeadDraft } from './lead-draft';
import { findErrors, type Rule } from './rules';
import type { Section } from './section';

export interface FormStep {
  name: string;
  sections: readonly Section[];
  rules: readonly Rule[];
  disabledReason?: string;
}

/** -1 for none. */
export const firstOpen = (steps: readonly FormStep[], draft: LeadDraft): number =>
  steps.findIndex(({ rules }) => findErrors(rules, draft));
