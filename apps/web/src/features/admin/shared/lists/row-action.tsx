import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import styles from './row-action.module.css';
import type { ToastText } from '../../../../content/types';
import { Chip } from '../../../../shared/ui/fields/chip';
import { useChange } from '../calls/use-change';
import { RowActions, type Column } from './data-table';

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

type EditAndPauseProps = {
  name: string;
  active: boolean;
  busy: boolean;
  words: Readonly<Record<'edit' | 'pause' | 'resume', string>> &
    Readonly<Record<'pausedToast' | 'resumedToast', ToastText>>;
  onEdit: () => void;
  onSet: (active: boolean) => PromiseLike<{ error?: unknown }>;
};

type StateWords = Readonly<Record<'active' | 'paused', string>> & { columns: { state: string } };

export const stateColumn = <Row,>(
  words: StateWords,
  isActive: (row: Row) => boolean,
): Column<Row> => ({
  title: words.columns.state,
  kind: 'beside',
  cell: (row) => (
    <Chip tone={isActive(row) ? 'settled' : 'neutral'}>
      {isActive(row) ? words.active : words.paused}
    </Chip>
  ),
});

export function EditAndPause(props: EditAndPauseProps) {
  const { name, active, busy, words, onEdit, onSet } = props;
  const change = useChange();
  const toggle = () => change(onSet(!active), active ? words.pausedToast : words.resumedToast);
  return (
    <RowActions>
      <RowButton label={words.edit} of={name} onClick={onEdit} />
      <RowButton
        label={active ? words.pause : words.resume}
        of={name}
        busy={busy}
        onClick={() => void toggle()}
      />
    </RowActions>
  );
}
