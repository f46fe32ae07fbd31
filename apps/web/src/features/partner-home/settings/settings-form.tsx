import type { PartnerPageDto, SavedSettingsDto } from '@boligstyling/api-client/partner';
import { type ReactNode, type SubmitEvent, useState } from 'react';
import { partnerPresentation as texts } from '../../../content/partner-home';
import { changesOf } from '../../../shared/calls/versions';
import { Button } from '../../../shared/ui/button';
import {
  type FieldWords,
  SavedMeanwhile,
  useBase,
} from '../../../shared/ui/drafts/saved-meanwhile';
import { useChanges } from '../../../shared/ui/drafts/use-draft';
import { type FieldErrors, useFieldErrors } from '../../../shared/ui/fields/use-field-errors';
import styles from './presentation-card.module.css';
import { useSettings } from './use-settings';

export interface EditorProps {
  page: PartnerPageDto;
  onDone: () => void;
}

interface Bound {
  error: string | undefined;
  value: string;
  onChange: (event: { target: { value: string } }) => void;
}

type SettingsFormProps<Draft> = EditorProps & {
  draftOf: (page: PartnerPageDto | SavedSettingsDto) => Draft;
  errorsOf: (draft: Draft) => FieldErrors<keyof Draft & string>;
  words: FieldWords<Draft>;
  children: (bind: (name: keyof Draft & string) => Bound) => ReactNode;
};

/** Stays open where something was typed while it was saved. */
export function SettingsForm<Draft extends Readonly<Record<keyof Draft, string>>>(
  props: SettingsFormProps<Draft>,
) {
  const { page, draftOf, errorsOf, words, onDone, children } = props;
  const [shown] = useState(() => draftOf(page));
  const { begun, theirs, rebase } = useBase<Draft>(shown);
  const [draft, setDraft] = useState(shown);
  const { form, errors, show } = useFieldErrors<keyof Draft & string>();
  const { save, isSaving } = useSettings();
  const changes = useChanges();

  const bind = (name: keyof Draft & string): Bound => ({
    error: errors[name],
    value: draft[name],
    onChange: ({ target }) => setDraft({ ...draft, [name]: target.value }),
  });
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const isAsSent = changes.asItIs();
    if (show(errorsOf(draft)) || isSaving) return;
    const isSaved = await save(changesOf(begun, draft), (now) => rebase(draftOf(now), setDraft));
    if (isSaved && isAsSent()) onDone();
  };

  return (
    <form
      ref={form}
      className={styles.form}
      onSubmit={(event) => void submit(event)}
      onChange={changes.onChange}
      noValidate
    >
      {children(bind)}
      <SavedMeanwhile theirs={theirs} words={words} />
      <div className={styles.end}>
        <Button variant="quiet" size="small" onClick={onDone}>
          {texts.cancel}
        </Button>
        <Button type="submit" size="small" busy={isSaving}>
          {texts.save}
        </Button>
      </div>
    </form>
  );
}
