import { useState, useEffect, useRef } from 'react';
import { inTab, keepText, keptJson } from '../../kept-text';
import { changesOf } from '../../calls/versions';
import { useFieldErrors } from '../fields/use-field-errors';
import { useBase } from './saved-meanwhile';
import { useOnDiscard } from './discarded';

type TextOf<Draft> = {
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

interface Left<Draft> {
  begun: Draft;
  draft: Draft;
  replace(this: void, draft: Draft): void;
}

export type LeftDrafts = Map<string, Left<object>>;

/**
 * {@link useDraft} that survives a dialog left by the back button.
 *
 * @param open the drafts kept for the page
 */
export function useLeftDraft<Draft extends object>(open: LeftDrafts, of: string, begun: Draft) {
  const [key] = useState(of);
  const [left] = useState(
    (): Omit<Left<Draft>, 'replace'> =>
      (open.get(key) as Left<Draft> | undefined) ?? { begun, draft: begun },
  );
  const drafting = useDraft(left.draft);
  const { begun: base, theirs, rebase: rebaseTo } = useBase(left.begun);

  const { draft, replace } = drafting;
  useEffect(() => {
    if (draft !== base) open.set(key, { begun: base, draft, replace });
  }, [open, key, base, draft, replace]);
  useOnDiscard(() => open.delete(key));

  /** Later input stays. */
  const beginAnew = (kept: Draft) => {
    const shown = open.get(key);
    if (shown?.draft !== kept) return;
    open.delete(key);
    shown.replace(shown.begun);
  };
  const rebase = (saved: Draft) => rebaseTo(saved, draft, replace);
  const isFound = draft !== left.begun && left.draft !== left.begun && !theirs;
  return { ...drafting, begun: base, theirs, rebase, beginAnew, isFound };
}

const KEPT_KEY = 'form-drafts';

const keptDrafts = () => (keptJson(inTab, KEPT_KEY) ?? {}) as Readonly<Record<string, object>>;

function storeDrafts(drafts: Readonly<Record<string, object | undefined>>): void {
  const text = JSON.stringify(drafts);
  keepText(inTab, KEPT_KEY, text === '{}' ? null : text);
}

export const keptDraft = <Kept extends object>(key: string) =>
  keptDrafts()[key] as Kept | undefined;

export const keepDraft = (key: string, draft?: object) =>
  storeDrafts({ ...keptDrafts(), [key]: draft });

export const clearKeptDrafts = () => storeDrafts({});

/** {@link useDraft} that survives a reload, in its tab. */
export function useTabDraft<Draft extends object>(key: string, begun: Draft) {
  const [found] = useState(() => keptDraft<Partial<Draft>>(key));
  const [base] = useState(begun);
  const drafting = useDraft<Draft>({ ...base, ...found });
  const { draft } = drafting;
  useEffect(() => {
    const typed = changesOf(base, draft);
    keepDraft(key, Object.keys(typed).length > 0 ? typed : undefined);
  }, [key, base, draft]);
  return { ...drafting, base, isFound: found !== undefined, drop: () => keepDraft(key) };
}

/** Changes made while saving keep the form open. */
export function useChanges() {
  const changes = useRef(0);
  return {
    onChange: () => {
      changes.current += 1;
    },
    hasAny: () => changes.current > 0,
    /** @returns a function that tells if the form is unchanged since this call */
    asItIs: () => {
      const now = changes.current;
      return () => changes.current === now;
    },
  };
}
