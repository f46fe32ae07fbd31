import {
  type PartnerPageDto,
  partnerPageIn,
  type SavedSettingsDto,
} from '@boligstyling/api-client/partner';
import { type ReactNode, type SubmitEvent, useEffect, useState } from 'react';
import { useStore } from 'react-redux';
import { partnerPresentation as texts } from '../../../content/partner-home';
import { savedMeanwhile } from '../../../content/saved-meanwhile';
import { changesOf } from '../../../shared/calls/versions';
import { Button } from '../../../shared/ui/button';
import {
  type FieldWords,
  SavedMeanwhile,
  useBase,
} from '../../../shared/ui/drafts/saved-meanwhile';
import { keepDraft, keptDraft, useChanges } from '../../../shared/ui/drafts/use-draft';
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
  of: SettingsForms;
  draftOf: (page: PartnerPageDto | SavedSettingsDto) => Draft;
  errorsOf: (draft: Draft) => FieldErrors<keyof Draft & string>;
  words: FieldWords<Draft>;
  children: (bind: (name: keyof Draft & string) => Bound) => ReactNode;
};

export type SettingsForms = 'presentation' | 'invoice';

interface Left<Draft = object> {
  begun: Draft;
  draft: Draft;
}

const keyOf = ({ id }: PartnerPageDto, of: SettingsForms) => `${id} ${of}`;

const leftDraft = (page: PartnerPageDto, of: SettingsForms) => keptDraft<Left>(keyOf(page, of));

export const useIsEditing = (page: PartnerPageDto, of: SettingsForms) =>
  useState(() => leftDraft(page, of) !== undefined);

/** Stays open for input during a save. */
export function SettingsForm<Draft extends Readonly<Record<keyof Draft, string>>>(
  props: SettingsFormProps<Draft>,
) {
  const { page, of, draftOf, errorsOf, words, onDone, children } = props;
  const [shown] = useState(() => draftOf(page));
  const [left] = useState(() => leftDraft(page, of) as Left<Draft> | undefined);
  const { begun, theirs, follow, rebase } = useBase<Draft>({ ...shown, ...left?.begun });
  const [draft, setDraft] = useState<Draft>({ ...shown, ...left?.draft });
  const { form, errors, show } = useFieldErrors<keyof Draft & string>();
  const { save, isSaving } = useSettings();
  const changes = useChanges();
  const store = useStore();

  const key = keyOf(page, of);
  const mine = changesOf(begun, draft);
  const isTyped = Object.keys(mine).length > 0;
  useEffect(() => {
    keepDraft(key, isTyped ? { begun, draft } : undefined);
  }, [key, isTyped, begun, draft]);

  const close = () => {
    keepDraft(key);
    onDone();
  };
  const bind = (name: keyof Draft & string): Bound => ({
    error: errors[name],
    value: draft[name],
    onChange: ({ target }) => setDraft({ ...draft, [name]: target.value }),
  });
  /** After a refetch the version is current, so the server refuses nothing. */
  const isOverwriting = (stored: Draft): boolean =>
    Object.keys(changesOf(begun, stored)).some(
      (name) => name in changesOf(stored, draft) && name in mine,
    );
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const isAsSent = changes.asItIs();
    if (show(errorsOf(draft)) || isSaving) return;
    const stored = draftOf(partnerPageIn(store.getState()) ?? page);
    if (isOverwriting(stored)) {
      rebase(stored, draft, setDraft);
      return;
    }
    const saved = await save(mine, (now) => rebase(draftOf(now), draft, setDraft) && close());
    if (saved && isAsSent()) close();
    else if (saved) follow(draftOf(saved), setDraft);
  };

  return (
    <form
      ref={form}
      className="stack-4"
      onSubmit={(event) => void submit(event)}
      onChange={changes.onChange}
      noValidate
    >
      {left && !theirs && <p className="muted">{savedMeanwhile.found}</p>}
      {children(bind)}
      <SavedMeanwhile theirs={theirs} words={words} />
      <div className={styles.end}>
        <Button variant="quiet" size="small" onClick={close}>
          {texts.cancel}
        </Button>
        <Button type="submit" size="small" busy={isSaving}>
          {texts.save}
        </Button>
      </div>
    </form>
  );
}
