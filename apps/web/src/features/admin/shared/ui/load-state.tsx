import type { ReactNode } from 'react';
import { admin } from '../../../../content/admin';
import { Button } from '../../../../shared/ui/button';
import styles from './load-state.module.css';

/** What a query of the API's client tells. */
export type Loading<Data> = {
  data?: Data | undefined;
  isError: boolean;
  isFetching: boolean;
  refetch: () => unknown;
};

type LoadStateProps<Data> = { of: Loading<Data>; children: (data: Data) => ReactNode };

/** What was loaded; before that, that it loads, or that it could not be loaded. */
export function LoadState<Data>({ of, children }: LoadStateProps<Data>) {
  const { data, isError, isFetching, refetch } = of;
  if (data !== undefined) return children(data);
  if (!isError) {
    return (
      <p className={styles.state} role="status">
        {admin.loading}
      </p>
    );
  }
  return (
    <div className={styles.state}>
      <p>{admin.failed}</p>
      <Button variant="outline" size="small" busy={isFetching} onClick={() => void refetch()}>
        {admin.tryAgain}
      </Button>
    </div>
  );
}
