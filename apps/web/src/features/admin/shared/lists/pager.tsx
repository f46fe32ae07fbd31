import { admin } from '../../../../content/admin/admin';
import { Button } from '../../../../shared/ui/button';
import styles from './pager.module.css';

type PagerProps = { onPrevious: (() => void) | undefined; onNext: (() => void) | undefined };

export function Pager({ onPrevious, onNext }: PagerProps) {
  if (!onPrevious && !onNext) return null;
  return (
    <nav className={styles.pager} aria-label={admin.pagesLabel}>
      {onPrevious && (
        <Button variant="outline" size="small" icon="arrow-left" onClick={onPrevious}>
          {admin.previous}
        </Button>
      )}
      {onNext && (
        <Button variant="outline" size="small" arrow onClick={onNext}>
          {admin.next}
        </Button>
      )}
    </nav>
  );
}
