import { useState } from 'react';
import { changesOf } from '../../calls/versions';
import { savedMeanwhile as texts } from '../../../content/saved-meanwhile';
import styles from './saved-meanwhile.module.css';

export function useBase<Draft extends object>(begun: Draft) {
  const [base, setBase] = useState<{ begun: Draft; theirs?: Partial<Draft> }>({ begun });

  /** Input stays; untouched fields take what was saved. */
  const follow = (saved: Draft, replace: (write: (now: Draft) => Draft) => void) => {
    setBase({ begun: saved });
    replace((now) => ({ ...saved, ...changesOf(base.begun, now) }));
  };
  /** @returns true if `saved` has all input */
  const rebase = (saved: Draft, draft: Draft, replace: Parameters<typeof follow>[1]): boolean => {
    const typed = Object.keys(changesOf(base.begun, draft));
    const missing = changesOf(saved, draft);
    const isStored = typed.length > 0 && !typed.some((name) => name in missing);
    follow(saved, replace);
    if (!isStored) setBase({ begun: saved, theirs: changesOf(base.begun, saved) });
    return isStored;
  };
  return { ...base, follow, rebase };
}

type Shown<Value> = string | readonly [label: string, textOf: (value: Value) => string];

export type FieldWords<Draft> = { readonly [Name in keyof Draft]?: Shown<Draft[Name]> };

type SavedMeanwhileProps<Draft> = {
  theirs: Partial<Draft> | undefined;
  words: FieldWords<Draft>;
};

export function SavedMeanwhile<Draft extends object>({
  theirs,
  words,
}: SavedMeanwhileProps<Draft>) {
  const names = Object.keys(theirs ?? {}) as (keyof Draft)[];
  const fields = names.flatMap((name) => fieldOf(words[name] as Shown<unknown>, theirs?.[name]));
  return (
    <div role="alert">
      {theirs && (
        <div className={styles.notice}>
          <p>{texts.text}</p>
          <dl className={styles.fields}>
            {fields.map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value || texts.nothing}</dd>
              </div>
            ))}
          </dl>
        </div>
      )}
    </div>
  );
}

function fieldOf(shown: Shown<unknown> | undefined, value: unknown): (readonly [string, string])[] {
  if (!shown) return [];
  return typeof shown === 'string' ? [[shown, inWords(value)]] : [[shown[0], shown[1](value)]];
}

function inWords(value: unknown): string {
  if (typeof value === 'boolean') return value ? texts.yes : texts.no;
  return Array.isArray(value) ? value.join(', ') : String(value ?? '');
}
