import {
  CORRECTABLE_KEYS,
  isFilled,
  isPlainText,
  isSingleLine,
  leadField,
  LEAD_FIELDS,
  type LeadKey,
} from '@boligstyling/domain';
import type { ComponentProps } from 'react';

type CorrectableKey = (typeof CORRECTABLE_KEYS)[number];
type TextKey = Exclude<CorrectableKey, 'contactByEmail'>;

export type CorrectedField = (typeof LEAD_FIELDS)[TextKey]['wire'];

const isText = (key: CorrectableKey): key is TextKey => leadField(key).kind !== 'flag';

const NATIVE: Partial<
  Record<CorrectedField, Pick<ComponentProps<'input'>, 'type' | 'autoComplete' | 'inputMode'>>
> = {
  customer_name: { autoComplete: 'name' },
  customer_phone: { type: 'tel', autoComplete: 'tel-national' },
  customer_email: { type: 'email', autoComplete: 'email' },
};

export const CORRECTED_FIELDS = CORRECTABLE_KEYS.filter(isText).map((key) => {
  const { wire } = LEAD_FIELDS[key];
  return { key, wire, native: NATIVE[wire] };
});

type Draft = Record<CorrectedField, string>;

export const changedIn = (draft: Draft, begun: Draft) =>
  CORRECTED_FIELDS.filter(({ wire }) => draft[wire].trim() !== begun[wire]);

/** An owner who wanted a valuation was never asked about rooms. */
export function faultsIn(draft: Draft, begun: Draft): Partial<Draft> {
  return Object.fromEntries(
    changedIn(draft, begun).flatMap(({ key, wire }) => {
      const error = faultOf(key, draft[wire].trim());
      return error ? [[wire, error]] : [];
    }),
  );
}

export function faultOf(key: LeadKey, text: string): string | undefined {
  const field = leadField(key);
  if (field.kind === 'choice' || field.kind === 'flag') return undefined;
  if (field.absent === undefined && !isFilled(text)) return `${field.label} må fylles ut.`;
  const broken = field.rules?.find(({ holds }) => !holds(text));
  if (broken) return broken.otherwise;
  const isClean = field.kind === 'text' ? isPlainText(text) : isSingleLine(text);
  return isClean ? undefined : `${field.label} har tegn som ikke kan brukes.`;
}
