import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import styles from './row-action.module.css';

type RowButtonProps = {
  label: string;
  of?: string;
  busy?: boolean;
  onClick?: () => void;
};

export function RowButton({ label, of, busy = false, onClick }: RowButtonProps) {
  return (
    <button
      type="button"
      className={styles.outline}
      aria-label={of && `${label}: ${of}`}
      aria-disabled={busy || undefined}
      onClick={busy ? undefined : onClick}
    >
      {label}
    </button>
  );
}

export function RowLink({
  href,
  state,
  ...native
}: { href: string; state?: object } & Omit<ComponentProps<'a'>, 'className'>) {
  return href.startsWith('/') ? (
    <Link className={styles.soft} to={href} state={state} {...native} />
  ) : (
    <a className={styles.soft} href={href} {...native} />
  );
}
