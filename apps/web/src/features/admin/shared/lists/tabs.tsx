import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import styles from './tabs.module.css';

type TabsProps<Id extends string> = {
  label: string;
  tabs: readonly { id: Id; label: string }[];
  chosen: Id;
  onChoose: (id: Id) => void;
  children: ReactNode;
};

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };

/** WAI-ARIA tabs pattern. */
export function Tabs<Id extends string>({
  label,
  tabs,
  chosen,
  onChoose,
  children,
}: TabsProps<Id>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);

  const move = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    const index = tabs.findIndex((tab) => tab.id === chosen);
    const next = (index + step + tabs.length) % tabs.length;
    list.current?.querySelectorAll('button')[next]?.focus();
    onChoose(tabs[next]!.id);
  };

  return (
    <div>
      <div ref={list} className={styles.tabs} role="tablist" aria-label={label} onKeyDown={move}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            className={styles.tab}
            id={`${id}-${tab.id}`}
            aria-selected={tab.id === chosen}
            aria-controls={`${id}-panel`}
            tabIndex={tab.id === chosen ? 0 : -1}
            onClick={() => onChoose(tab.id)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${chosen}`}>
        {children}
      </div>
    </div>
  );
}
