import type { ReactNode } from 'react';
import { useState } from 'react';
import styles from './mark-bar.module.css';

type MarkBarProps = {
  label: string;
  chosen: string;
  children: ReactNode;
};

export function MarkBar({ label, chosen, children }: MarkBarProps) {
  return (
    <div className={styles.bar} role="group" aria-label={label}>
      <span role="status">{chosen}</span>
      {children}
    </div>
  );
}

export function useChosen(choosable: readonly string[]) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());

  const choose = (ids: readonly string[], isChosen: boolean) =>
    setChosen((before) => {
      const others = [...before].filter((id) => !ids.includes(id));
      return new Set(isChosen ? [...others, ...ids] : others);
    });

  return {
    ids: choosable.filter((id) => chosen.has(id)),
    has: (id: string) => chosen.has(id),
    choose,
  };
}
