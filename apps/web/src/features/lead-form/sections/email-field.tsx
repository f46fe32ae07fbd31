import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { leadForm } from '../../../content/lead-form';
import { TextField } from '../../../shared/ui/fields/field';
import { whenLoaded } from '../../../shared/ui/when-loaded';
import { focusField } from '../focus-field';
import type { SectionProps } from '../section';

const EmailGuess = whenLoaded(() => import('./email-guess'), false);

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
        {settled && settled === draft.email && <EmailGuess typed={draft.email} onTake={take} />}
      </div>
    </TextField>
  );
}
