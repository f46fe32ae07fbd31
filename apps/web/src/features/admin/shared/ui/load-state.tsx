import type { ReactNode } from 'react';
import { admin } from '../../../../content/admin';
import { Button } from '../../../../shared/ui/button';
import styles from './load-state.module.css';

type LoadStateProps<Data> = {
  data: Data | undefined;
  isError: boolean;
  isFetching: boolean;
  onRetry: () => void;
  children: (data: Data) => ReactNode;
};

/** What was loaded; before that, that it loads, or that it could not be loaded. */
export function LoadState<Data>(props: LoadStateProps<Data>) {
  const { data, isError, isFetching, onRetry, children } = props;
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
      <Button variant="outline" size="small" busy={isFetching} onClick={onRetry}>
        {admin.tryAgain}
      </Button>
    </div>
  );
}
