import type { Rule } from './rules';
import type { Section } from './section';

/** A screenful of questions, and the rules that let the visitor go on. */
export interface FormStep {
  name: string;
  sections: readonly Section[];
  rules: readonly Rule[];
  /** If given, the button is disabled until the rules hold, and this says why. */
  disabledReason?: string;
}
