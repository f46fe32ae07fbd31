import type { LeadDraft } from './lead-draft';
import { findErrors, type Rule } from './rules';
import type { Section } from './section';

/** A screenful of questions, and the rules that let the visitor go on. */
export interface FormStep {
  name: string;
  sections: readonly Section[];
  rules: readonly Rule[];
  /** If given, the button is disabled until the rules hold, and this says why. */
  disabledReason?: string;
}

/** The index of the first step whose rules do not hold; -1: all of them do. */
export const firstOpen = (steps: readonly FormStep[], draft: LeadDraft): number =>
  steps.findIndex(({ rules }) => findErrors(rules, draft));
