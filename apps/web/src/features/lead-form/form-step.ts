import type { LeadDraft } from './lead-draft';
import { findErrors, type Rule } from './rules';
import type { Section } from './section';

/** One screen of questions and the rules for leaving it. */
export interface FormStep {
  name: string;
  sections: readonly Section[];
  rules: readonly Rule[];
  /** If set, the button is disabled until the rules hold, and this text says why. */
  disabledReason?: string;
}

/** Index of the first step whose rules fail; -1 for none. */
export const firstOpen = (steps: readonly FormStep[], draft: LeadDraft): number =>
  steps.findIndex(({ rules }) => findErrors(rules, draft));
