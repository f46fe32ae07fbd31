import { useState } from 'react';
import { useFieldErrors } from './fields/use-field-errors';

/** The fields of a draft that any text can be written in. */
export type TextOf<Draft> = {
  [Name in keyof Draft]-?: string extends Draft[Name] ? Name : never;
}[keyof Draft] &
  string;

type FlagOf<Draft> = {
  [Name in keyof Draft]-?: Draft[Name] extends boolean ? Name : never;
}[keyof Draft];

/** What is written in a form so far, and what is to be mended of it. */
export function useDraft<Draft extends object>(begun: Draft | (() => Draft)) {
  const [draft, setDraft] = useState(begun);
  const faults = useFieldErrors<keyof Draft & string>();
  const write = (changes: Partial<Draft>) => setDraft((before) => ({ ...before, ...changes }));

  /** What makes a field the one that this is written in. */
  const written = (name: TextOf<Draft>) => ({
    name,
    value: draft[name] as string,
    error: faults.errors[name],
    onChange: ({ target }: { target: { value: string } }) =>
      write({ [name]: target.value } as Partial<Draft>),
  });
  /** What makes a box the one that says whether this is so. */
  const ticked = (name: FlagOf<Draft>) => ({
    checked: draft[name] as boolean,
    onChange: ({ target }: { target: { checked: boolean } }) =>
      write({ [name]: target.checked } as Partial<Draft>),
  });

  return { ...faults, draft, replace: setDraft, write, written, ticked };
}

/** What {@link useDraft} gives. */
export type Drafting<Draft extends object> = ReturnType<typeof useDraft<Draft>>;
