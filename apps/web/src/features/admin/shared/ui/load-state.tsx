import type { ReactNode } from 'react';
import { admin } from '../../../../content/admin/admin';
import { SideButton } from '../../../../shared/ui/button';
import { isAnswered } from '../calls/use-failed-load';
import styles from './load-state.module.css';

export type Loading<Data> = {
  data?: Data | undefined;
  currentData?: Data | undefined;
  isError: boolean;
  error?: unknown;
  isFetching: boolean;
  refetch: () => unknown;
};

/** Earlier data is shown while other arguments load. */
export const foundOf = <Data,>({ data, currentData, isFetching }: Loading<Data>) =>
  currentData ?? (isFetching ? data : undefined);

const LINES = ['1', '2', '3', '4', '5', '6'] as const;

type LoadStateProps<Data> = { of: Loading<Data>; children: (data: Data) => ReactNode };

export function LoadState<Data>({ of, children }: LoadStateProps<Data>) {
  const { data, isError, error, isFetching, refetch } = of;
  if (isAnswered(error, 404)) return <p className={styles.state}>{admin.gone}</p>;
  if (data !== undefined) return children(data);
  if (!isError) {
    return (
      <div className={styles.loading}>
        <p role="status">{admin.loading}</p>
        {LINES.map((line) => (
          <span key={line} className={styles.line} />
        ))}
      </div>
    );
  }
  if (isAnswered(error, 403)) return <p className={styles.state}>{admin.notPermitted}</p>;
  return (
    <div className={styles.state}>
      <p>{admin.failed}</p>
      <SideButton busy={isFetching} onClick={() => void refetch()}>
        {admin.tryAgain}
      </SideButton>
    </div>
  );
}

export function EmptyState({ title, text }: { title: string; text: string }) {
  return (
    <div className={styles.empty}>
      <p className={styles.title}>{title}</p>
      <p className={styles.text}>{text}</p>
    </div>
  );
}
