import {
  useListViewsQuery,
  useRemoveViewMutation,
  useSaveViewMutation,
  type ViewDto,
} from '@boligstyling/api-client/admin';
import { VIEW_NAME_MAX } from '@boligstyling/domain';
import { useState, type SubmitEvent } from 'react';
import { adminViews } from '../../../content/admin/admin-views';
import { Button } from '../../../shared/ui/button';
import { TextField } from '../../../shared/ui/fields/field';
import { useFieldErrors } from '../../../shared/ui/fields/use-field-errors';
import { isRefusedAs } from '../../../shared/calls/problem-of';
import { basedOn } from '../../../shared/calls/versions';
import { useChange, useToast } from '../shared/calls/use-change';
import { Confirm } from '../shared/ui/confirm';
import { RowButton } from '../shared/lists/row-action';
import { useOfferUndo, useTellUndone } from '../shared/undo/undo';
import { EVERYTHING, ofViewFilter, toViewFilter, type LeadQuery } from './lead-query';
import styles from './leads.module.css';

type SavedViewsProps = { query: LeadQuery; onShow: (changes: Partial<LeadQuery>) => void };

const textOf = (filter: object) => JSON.stringify(Object.entries(filter).sort());

export function SavedViews({ query, onShow }: SavedViewsProps) {
  const { data, refetch } = useListViewsQuery();
  const views = data?.views ?? [];
  const [save, saving] = useSaveViewMutation();
  const [remove, removing] = useRemoveViewMutation();
  const [isNaming, setIsNaming] = useState(false);
  const offerUndo = useOfferUndo();
  const tellUndone = useTellUndone();
  const change = useChange();
  const toast = useToast();

  const shown = toViewFilter(query);
  const isEverything = Object.keys(shown).length === 0;
  const chosen = views.find(({ filter }) => textOf(filter) === textOf(shown));

  const clear = async ({ id, name, filter }: ViewDto) => {
    if (!(await change(remove({ id })))) return;
    const undo = () => tellUndone(save({ saveViewDto: { name, filter } }));
    offerUndo({ what: adminViews.removed(name), undo });
  };
  const keep = async (name: string, replace: boolean) => {
    const replaced = replace ? views.find((view) => view.name === name) : undefined;
    const call = save({
      saveViewDto: { name, filter: shown },
      ...(replaced && basedOn(replaced)),
    });
    const { error } = await call;
    const isStale = isRefusedAs(error, 'version-stale');
    const exists = isStale || isRefusedAs(error, 'view-name-taken');
    if (isStale) toast(adminViews.changedMeanwhile, 'destructive');
    if (exists) await refetch();
    else if (await change(call, adminViews.saved)) setIsNaming(false);
    return exists;
  };

  return (
    <div className={styles.views}>
      <div className={styles.tabs} role="group" aria-label={adminViews.label}>
        <Tab isChosen={isEverything} onClick={() => onShow({ ...EVERYTHING, sort: '' })}>
          {adminViews.all}
        </Tab>
        {views.map((view) => (
          <Tab
            key={view.id}
            isChosen={view === chosen}
            onClick={() => onShow(ofViewFilter(view.filter))}
          >
            {view.name}
          </Tab>
        ))}
      </div>
      {chosen && (
        <RowButton
          label={adminViews.remove(chosen.name)}
          busy={removing.isLoading}
          onClick={() => void clear(chosen)}
        />
      )}
      {!isEverything && !chosen && !isNaming && (
        <RowButton label={adminViews.save} onClick={() => setIsNaming(true)} />
      )}
      {isNaming && (
        <NameOfView
          busy={saving.isLoading}
          isEverything={isEverything}
          onSave={keep}
          onCancel={() => setIsNaming(false)}
        />
      )}
    </div>
  );
}

type TabProps = { isChosen: boolean; onClick: () => void; children: string };

function Tab({ isChosen, ...native }: TabProps) {
  return <button type="button" className={styles.tab} aria-pressed={isChosen} {...native} />;
}

type NameOfViewProps = {
  busy: boolean;
  isEverything: boolean;
  onSave: (name: string, replace: boolean) => Promise<boolean>;
  onCancel: () => void;
};

function NameOfView({ busy, isEverything, onSave, onCancel }: NameOfViewProps) {
  const [name, setName] = useState('');
  const [existing, setExisting] = useState<string>();
  const { form, errors, show } = useFieldErrors<'name'>();
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const given = name.trim();
    const missing = given ? isEverything && adminViews.filterMissing : adminViews.nameMissing;
    if (show(missing ? { name: missing } : {})) return;
    if (await onSave(given, false)) setExisting(given);
  };
  return (
    <form ref={form} className={styles.naming} onSubmit={(event) => void submit(event)} noValidate>
      <TextField
        label={adminViews.name}
        help={adminViews.nameHelp}
        error={errors.name}
        maxLength={VIEW_NAME_MAX}
        autoComplete="off"
        autoFocus
        value={name}
        onChange={({ target }) => {
          setName(target.value);
          setExisting(undefined);
        }}
      />
      {existing ? (
        <Confirm
          question={adminViews.exists(existing)}
          yes={adminViews.replace}
          busy={busy}
          onYes={() => void onSave(existing, true)}
          onNo={() => setExisting(undefined)}
        />
      ) : (
        <div className={styles.answers}>
          <Button type="submit" size="small" busy={busy}>
            {adminViews.saveNow}
          </Button>
          <Button variant="quiet" size="small" onClick={onCancel}>
            {adminViews.cancel}
          </Button>
        </div>
      )}
    </form>
  );
}
