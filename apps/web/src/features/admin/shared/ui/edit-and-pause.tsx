import { RowActions } from './data-table';
import { RowButton } from './row-action';

type EditAndPauseProps = {
  /** What the row is about. */
  name: string;
  active: boolean;
  busy: boolean;
  words: Readonly<Record<'edit' | 'pause' | 'resume', string>>;
  onEdit: () => void;
  onToggle: () => void;
};

/** Opens what a row shows, and pauses it or lets it go on. */
export function EditAndPause(props: EditAndPauseProps) {
  const { name, active, busy, words, onEdit, onToggle } = props;
  const toggle = active ? words.pause : words.resume;
  return (
    <RowActions>
      <RowButton label={words.edit} of={name} onClick={onEdit} />
      <RowButton label={toggle} of={name} busy={busy} onClick={onToggle} />
    </RowActions>
  );
}
