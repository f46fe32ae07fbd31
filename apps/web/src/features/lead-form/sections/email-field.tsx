import {
  lazy,
  Suspense,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type ComponentType,
} from 'react';
import { leadForm } from '../../../content/lead-form';
import { TextField } from '../../../shared/ui/field';
import { focusField } from '../focus-field';
import type { SectionProps } from '../section';

const nothing = { default: (): null => null };
const EmailGuess = lazy<ComponentType<{ typed: string; onTake: (email: string) => void }>>(() =>
  import('./email-guess').catch(() => nothing),
);

/**
 * Asks, once it is left, about a domain that looks mistyped. What stands in it without anyone being
 * there was filled in by the browser, or before this code came. Nothing typed is changed unasked.
 */
export function EmailField({ fields, draft, change }: SectionProps) {
  const input = useRef<HTMLInputElement>(null);
  const [settled, setSettled] = useState<string>();
  const look = useEffectEvent(() => {
    if (document.activeElement !== input.current) setSettled(draft.email);
  });
  useEffect(() => look(), [draft.email]);
  const take = (email: string) => {
    change({ email });
    focusField(input.current!.form!, 'email');
  };

  return (
    <TextField
      label={leadForm.contact.email}
      type="email"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      {...fields.text('email')}
      ref={input}
      onBlur={({ target }) => setSettled(target.value)}
    >
      <div role="status">
        {settled && settled === draft.email && (
          <Suspense>
            <EmailGuess typed={draft.email} onTake={take} />
          </Suspense>
        )}
      </div>
    </TextField>
  );
}
