import { useState } from 'react';
import { useFieldErrors } from '../fields/use-field-errors';

export type TextOf<Draft> = {
  [Name in keyof Draft]-?: string extends Draft[Name] ? Name : never;
}[keyof Draft] &
  string;

type FlagOf<Draft> = {
  [Name in keyof Draft]-?: Draft[Name] extends boolean ? Name : never;
}[keyof Draft];

export function useDraft<Draft extends object>(begun: Draft | (() => Draft)) {
  const [draft, setDraft] = useState(begun);
  const faults = useFieldErrors<keyof Draft & string>();
  const write = (changes: Partial<Draft>) => setDraft((before) => ({ ...before, ...changes }));

  const written = (name: TextOf<Draft>) => ({
    name,
    value: draft[name] as string,
    error: faults.errors[name],
    onChange: ({ target }: { target: { value: string } }) =>
      write({ [name]: target.value } as Partial<Draft>),
  });
  const ticked = (name: FlagOf<Draft>) => ({
    checked: draft[name] as boolean,
    onChange: ({ target }: { target: { checked: boolean } }) =>
      write({ [name]: target.checked } as Partial<Draft>),
  });

  return { ...faults, draft, replace: setDraft, write, written, ticked };
}

export type Drafting<Draft extends object> = ReturnType<typeof useDraft<Draft>>;
