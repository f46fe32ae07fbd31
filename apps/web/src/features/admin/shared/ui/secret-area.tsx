import {
  createContext,
  startTransition,
  useCallback,
  useContext,
  useEffect,
  useState,
  type ReactNode,
} from 'react';
import { Dialog } from '../../../../shared/ui/overlays/dialog';
import { useAdminSession } from '../session/use-admin-session';

interface Told {
  title: string;
  /** What is told, with the way out. */
  content: (onDone: () => void) => ReactNode;
}

/** What is not put away yet, by who asked for it: a session that ends meanwhile takes none of it. */
const untold = new Map<string | undefined, readonly Told[]>();

/** Whoever logs out is done with what she was told. */
export const forgetUntold = (): void => untold.clear();

const Tell = createContext<(told: Told) => void>(() => undefined);

/** Shows what the server tells this once, wherever the person who asked for it has gone meanwhile. */
export const useTellOnce = () => useContext(Tell);

/**
 * Shows what is told once over all that is in it, the last on top, until each is put away; after another
 * login, to who asked for it.
 */
export function SecretArea({ children }: { children: ReactNode }) {
  const session = useAdminSession();
  const [person] = useState(session.person);
  const [all, setAll] = useState(() => untold.get(person) ?? []);
  useEffect(() => void untold.set(person, all), [person, all]);
  const putAway = (told: Told) => setAll((all) => all.filter((each) => each !== told));
  // Together with the way out of the form that asked: its dialog is to give the focus back first.
  const tell = useCallback(
    (told: Told) => startTransition(() => setAll((before) => [...before, told])),
    [],
  );
  return (
    <Tell value={tell}>
      {children}
      {all.map((told, place) => (
        <Dialog key={place} title={told.title} once onClose={() => putAway(told)}>
          {told.content(() => putAway(told))}
        </Dialog>
      ))}
    </Tell>
  );
}
