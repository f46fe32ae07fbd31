import { lazy, Suspense, useState, type ComponentType } from 'react';
import { leadForm } from '../../../content/lead-form';
import { TextField } from '../../../shared/ui/field';
import { focusField } from '../focus-field';
import type { SectionProps } from '../section';

const nothing = { default: (): null => null };
const EmailGuess = lazy<ComponentType<{ typed: string; onTake: (email: string) => void }>>(() =>
  import('./email-guess').catch(() => nothing),
);

/** Asks, once it is left, about a domain that looks mistyped. Nothing typed is changed unasked. */
export function EmailField({ fields, draft, change }: SectionProps) {
  const [left, setLeft] = useState<{ email: string; form: HTMLFormElement | null }>();
  const take = (email: string) => {
    change({ email });
    focusField(left!.form!, 'email');
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
      onBlur={({ target }) => setLeft({ email: target.value, form: target.form })}
    >
      <div role="status">
        {left?.email === draft.email && (
          <Suspense>
            <EmailGuess typed={draft.email} onTake={take} />
          </Suspense>
        )}
      </div>
    </TextField>
  );
}
