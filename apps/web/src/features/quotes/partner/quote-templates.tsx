import {
  type QuoteDraft,
  MAX_QUOTE_TEMPLATES,
  QUOTE_TEMPLATE_NAME_MAX_LENGTH,
} from '@boligstyling/domain';
import { useState, type SubmitEvent } from 'react';
import { quoteForm as texts } from '../../../content/quote-form';
import { signedLinks } from '../../../content/signed-links';
import { Button, SideButton } from '../../../shared/ui/button';
import { TextField } from '../../../shared/ui/fields/field';
import { useKeptFocus } from '../../../shared/ui/use-kept-focus';
import type { QuoteTemplateDto } from '@boligstyling/api-client/links';
import styles from './quote-form.module.css';
import { wireOf } from './written-quote';

type QuoteTemplatesProps = {
  templates: readonly QuoteTemplateDto[];
  draft: () => QuoteDraft;
  busy: boolean;
  onSave: (
    templates: readonly Omit<QuoteTemplateDto, 'id'>[],
    isDeletion: boolean,
  ) => Promise<boolean>;
};

export function QuoteTemplates({ templates, draft, busy, onSave }: QuoteTemplatesProps) {
  const [renamed, setRenamed] = useState<QuoteTemplateDto | null>(null);
  const [added, setAdded] = useState('');
  const kept = useKeptFocus<HTMLDetailsElement>();
  const open = renamed && sameIn(templates, renamed);
  const isFull = templates.length >= MAX_QUOTE_TEMPLATES;
  const store = (list: readonly QuoteTemplateDto[], isDeletion = false) =>
    onSave(
      list.map(({ name, terms }) => ({ name, terms })),
      isDeletion,
    );
  const rename = async (id: string, name: string) => {
    const isStored = await store(
      templates.map((each) => (each.id === id ? { ...each, name } : each)),
    );
    if (isStored) setRenamed(null);
    return isStored;
  };
  return (
    <details {...kept} className={styles.templates}>
      <summary>{texts.templates(templates.length, MAX_QUOTE_TEMPLATES)}</summary>
      <p className="muted">{isFull ? texts.templatesFull : texts.templatesHelp}</p>
      <ul>
        {templates.map(({ id, name, terms }) => (
          <li key={open?.id === id ? renamed?.id : id}>
            {open?.id === id ? (
              <NameForm
                name={name}
                button={texts.saveName}
                busy={busy}
                onSave={(next) => rename(id, next)}
                onCancel={() => setRenamed(null)}
              />
            ) : (
              <>
                <span className={styles.name}>{name}</span>
                <Button
                  variant="quiet"
                  size="small"
                  aria-label={texts.renameOf(name)}
                  onClick={() => setRenamed({ id, name, terms })}
                >
                  {texts.rename}
                </Button>
                <Button
                  variant="quiet"
                  size="small"
                  busy={busy}
                  aria-label={texts.deleteOf(name)}
                  onClick={() =>
                    void store(
                      templates.filter((each) => each.id !== id),
                      true,
                    )
                  }
                >
                  {texts.deleteTemplate}
                </Button>
              </>
            )}
          </li>
        ))}
      </ul>
      {!isFull && (
        <NameForm
          name={added}
          onWrite={setAdded}
          button={texts.saveTemplate}
          busy={busy}
          onSave={(name) => store([...templates, { id: '', name, terms: wireOf(draft()) }])}
        />
      )}
    </details>
  );
}

/** A save elsewhere renews ids. */
const sameIn = (templates: readonly QuoteTemplateDto[], { id, name, terms }: QuoteTemplateDto) =>
  templates.find((each) => each.id === id) ??
  templates.find((each) => each.name === name) ??
  templates.find((each) => JSON.stringify(each.terms) === JSON.stringify(terms));

type NameFormProps = {
  name: string;
  button: string;
  busy: boolean;
  onSave: (name: string) => Promise<boolean>;
  onWrite?: (text: string) => void;
  onCancel?: () => void;
};

function NameForm({ name, button, busy, onSave, onWrite, onCancel }: NameFormProps) {
  const [text, setText] = useState(name);
  const [error, setError] = useState<string>();
  const write = (next: string) => {
    setText(next);
    onWrite?.(next);
  };
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (busy) return;
    if (!text.trim()) return setError(texts.templateNameMissing);
    setError(undefined);
    if (await onSave(text.trim())) write('');
  };
  return (
    <form className={styles.templates} onSubmit={(event) => void submit(event)} noValidate>
      <TextField
        label={texts.templateName}
        maxLength={QUOTE_TEMPLATE_NAME_MAX_LENGTH}
        value={text}
        error={error}
        autoFocus={onCancel !== undefined}
        onChange={({ target }) => write(target.value)}
      />
      <SideButton type="submit" busy={busy}>
        {button}
      </SideButton>
      {onCancel && (
        <Button variant="quiet" size="small" onClick={onCancel}>
          {signedLinks.cancel}
        </Button>
      )}
    </form>
  );
}
