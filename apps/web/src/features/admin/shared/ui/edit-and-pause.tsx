import type { ToastText } from '../../../../content/types';
import { Chip } from '../../../../shared/ui/fields/chip';
import { useChange } from '../calls/use-change';
import { RowActions, type Column } from '../lists/data-table';
import { RowButton } from '../lists/row-action';
import { useToast } from './use-toast';

type EditAndPauseProps<Now> = {
  name: string;
  active: boolean;
  busy: boolean;
  words: Readonly<Record<'edit' | 'pause' | 'resume', string>> &
    Readonly<Record<'pausedToast' | 'resumedToast', ToastText>>;
  onEdit: () => void;
  onSet: (active: boolean) => PromiseLike<{ error?: unknown; data?: Now }>;
  /** Text if the returned state differs from the requested one. */
  toastOf?: (now: Now) => ToastText | undefined;
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

export function EditAndPause<Now>(props: EditAndPauseProps<Now>) {
  const { name, active, busy, words, onEdit, onSet, toastOf } = props;
  const change = useChange();
  const toast = useToast();
  const toggle = async () => {
    const set = onSet(!active);
    if (!(await change(set))) return;
    const { data } = await set;
    const asAsked = active ? words.pausedToast : words.resumedToast;
    toast((data && toastOf?.(data)) ?? asAsked);
  };
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
