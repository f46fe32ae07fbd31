import { useEffect, useRef, useState } from 'react';
import { admin } from '../../../../content/admin/admin';
import { RowButton } from '../lists/row-action';
import styles from './confirm.module.css';

type ConfirmProps = {
  question: string;
  yes: string;
  busy: boolean;
  or?: { yes: string; onYes: () => void } | undefined;
  onYes: () => void;
  onNo: () => void;
};

function* placesOf(element: Element | null) {
  for (let place = element?.parentElement; place; place = place.parentElement) yield place;
}

/** Afterwards the focus returns to the button or its nearest remaining ancestor. */
export function Confirm({ question, yes, busy, or, onYes, onNo }: ConfirmProps) {
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    text.current?.focus();
    const places = [...placesOf(text.current?.parentElement ?? null)];
    return () => {
      const place = places.find((each) => each.isConnected);
      if (!place || document.activeElement !== document.body) return;
      place.tabIndex = -1;
      place.focus({ preventScroll: true });
    };
  }, []);
  return (
    <div className={styles.confirm} role="group" aria-label={yes}>
      <p className={styles.question} ref={text} tabIndex={-1}>
        {question}
      </p>
      <div className="wrap-2">
        {[{ yes, onYes }, ...(or ? [or] : [])].map((each) => (
          <button
            key={each.yes}
            type="button"
            className={styles.yes}
            aria-disabled={busy || undefined}
            onClick={busy ? undefined : each.onYes}
          >
            {each.yes}
          </button>
        ))}
        <RowButton label={admin.cancel} onClick={onNo} />
      </div>
    </div>
  );
}

/** A step is left when its subject changes: its answer would fit another question. */
export function useStep<Step extends string>(
  state: string,
): [Step | undefined, (step?: Step) => void] {
  const [begun, setBegun] = useState<{ step?: Step; state: string }>({ state });
  if (begun.state !== state) setBegun({ state });
  const step = begun.state === state ? begun.step : undefined;
  return [step, (step) => setBegun({ state, ...(step && { step }) })];
}
