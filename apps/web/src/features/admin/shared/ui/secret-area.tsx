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
  content: (onDone: () => void) => ReactNode;
}

/** Secrets not closed yet, by user; they survive the session's end. */
const untold = new Map<string | undefined, readonly Told[]>();

/** Called at logout. */
export const forgetUntold = (): void => untold.clear();

const Tell = createContext<(told: Told) => void>(() => undefined);

/** Shows a one-time secret, wherever the user has navigated meanwhile. */
export const useTellOnce = () => useContext(Tell);

/**
 * Shows one-time secrets over the page, newest on top, until closed; after a new login only to the
 * user who asked.
 */
export function SecretArea({ children }: { children: ReactNode }) {
  const session = useAdminSession();
  const [user] = useState(session.user);
  const [all, setAll] = useState(() => untold.get(user) ?? []);
  useEffect(() => void untold.set(user, all), [user, all]);
  const putAway = (told: Told) => setAll((all) => all.filter((each) => each !== told));
  // Shown together with the form's closing, so that its dialog returns the focus first.
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
