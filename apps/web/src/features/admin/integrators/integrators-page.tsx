import { KEY_FIELDS, shownOf, READ_LEADS_SCOPE } from '@boligstyling/domain';
import {
  useListIntegratorKeysQuery,
  useRotateIntegratorKeyMutation,
  type IntegratorKeyDto,
  type NewIntegratorKeyDto,
  useChangeIntegratorKeyMutation,
  useAddIntegratorKeyMutation,
  type SaveIntegratorKeyDto,
} from '@boligstyling/api-client/admin';
import { basedOn, changesOf } from '../../../shared/calls/versions';
import { adminIntegrators } from '../../../content/admin/admin-integrators';
import { Button } from '../../../shared/ui/button';
import { counted } from '../shared/format';
import { Allowed, useMay } from '../shared/session/use-may';
import { AdminPage } from '../shared/ui/admin-page';
import { ListCard, nothingIn } from '../shared/lists/list-card';
import { useAddressFilter } from '../shared/lists/use-paged-filter';
import { Dialog } from '../../../shared/ui/overlays/dialog';
import { useWhileMounted, idempotencyKeyOf, useSaveWithSecret } from '../shared/calls/use-change';
import { CopyField, RotateSecret, useTellOnce } from '../shared/ui/secret-area';
import form from '../shared/ui/form.module.css';
import { formatMoment } from '../../../shared/format/moment';
import { actionsColumn, DataTable, type Column } from '../shared/lists/data-table';
import { EditAndPause, stateColumn } from '../shared/lists/row-action';
import { Checkbox } from '../../../shared/ui/fields/checkbox';
import { SavedMeanwhile } from '../../../shared/ui/drafts/saved-meanwhile';
import { draftOf, faultsOf, type RecordDraft, wordsOf, writtenOf } from '../shared/record-draft';
import { AdminForm, useBegunDraft } from '../shared/ui/admin-form';
import { RecordInputs } from '../shared/ui/record-inputs';

const titles = adminIntegrators.columns;
const columns: readonly Column<IntegratorKeyDto>[] = [
  {
    title: titles.name,
    cell: ({ name }) => name,
    under: ({ source, previous_until, is_test }) =>
      [
        is_test && adminIntegrators.test,
        previous_until ? adminIntegrators.previousUntil(formatMoment(previous_until)) : source,
      ]
        .filter(Boolean)
        .join(' · '),
  },
  {
    title: titles.scopes,
    kind: 'words',
    cell: ({ scopes }) => shownOf(KEY_FIELDS.scopes, scopes),
    under: ({ shows_contacts }) => (shows_contacts ? adminIntegrators.withContacts : undefined),
  },
  {
    title: titles.origins,
    kind: 'words',
    cell: ({ origins }) => origins.join(', ') || adminIntegrators.servers,
  },
  {
    title: titles.limit,
    kind: 'number',
    cell: ({ per_minute }) => adminIntegrators.perMinute(per_minute),
  },
  stateColumn(adminIntegrators, ({ paused }) => !paused),
];

type ApiKeyTableProps = { keys: readonly IntegratorKeyDto[]; onEdit: (id: string) => void };

function ApiKeyTable({ keys, onEdit }: ApiKeyTableProps) {
  const isAllowed = useMay()('configure');
  const actions = actionsColumn(titles, (written: IntegratorKeyDto) => (
    <ApiKeyActions written={written} onEdit={() => onEdit(written.id)} />
  ));
  return <DataTable rows={keys} columns={isAllowed ? [...columns, actions] : columns} />;
}

function ApiKeyActions({ written, onEdit }: { written: IntegratorKeyDto; onEdit: () => void }) {
  const { id, name, paused } = written;
  const [changeApiKey, { isLoading }] = useChangeIntegratorKeyMutation();
  return (
    <EditAndPause
      {...{ name, onEdit }}
      active={!paused}
      busy={isLoading}
      words={adminIntegrators}
      onSet={(active) =>
        changeApiKey({ id, ...basedOn(written), changeIntegratorKeyDto: { paused: !active } })
      }
    />
  );
}

const NEW = 'ny';
const ADDRESS = ['nokkel'] as const;

export function IntegratorsPage() {
  const { values, change } = useAddressFilter(ADDRESS);
  const list = useListIntegratorKeysQuery();
  const keys = list.data?.keys ?? [];
  const written = keys.find(({ id }) => id === values.nokkel);

  return (
    <AdminPage
      page="adminIntegrators"
      title={adminIntegrators.title}
      aside={
        <Allowed to="configure">
          <Button size="small" icon="plus" onClick={() => change({ nokkel: NEW }, false)}>
            {adminIntegrators.add}
          </Button>
        </Allowed>
      }
    >
      <ListCard
        of={list}
        title={adminIntegrators.keys}
        intro={adminIntegrators.intro}
        count={({ keys }) => counted(keys.length, adminIntegrators.count)}
        empty={({ keys }) => keys.length === 0 && nothingIn(adminIntegrators)}
      >
        {() => <ApiKeyTable keys={keys} onEdit={(nokkel) => change({ nokkel }, false)} />}
      </ListCard>
      {(written || values.nokkel === NEW) && (
        <Allowed to="configure">
          <ApiKeyDialog
            key={values.nokkel}
            written={written}
            onClose={() => change({ nokkel: '' })}
          />
        </Allowed>
      )}
    </AdminPage>
  );
}

type ApiKeyDialogProps = {
  written: IntegratorKeyDto | undefined;
  onClose: () => void;
};

/** Shows the secret even if the form was closed before the answer. */
function ApiKeyDialog({ written, onClose: close }: ApiKeyDialogProps) {
  const onClose = useWhileMounted(close);
  const tellOnce = useTellOnce();
  const rotation = useRotateIntegratorKeyMutation();
  const tell = (made: NewIntegratorKeyDto) => {
    onClose();
    tellOnce({
      title: adminIntegrators.secretTitle,
      content: (onDone) => <ApiKeySecret made={made} onDone={onDone} />,
    });
  };
  return (
    <Dialog
      title={written ? adminIntegrators.editTitle : adminIntegrators.addTitle}
      onClose={onClose}
    >
      <ApiKeyForm written={written} onAdded={tell} onDone={onClose} />
      {written && (
        <div className={`stack-5 ${form.apart}`}>
          <CopyField
            label={adminIntegrators.openName}
            value={written.id}
            button={adminIntegrators.copyOpenName}
          />
          <RotateSecret rotation={rotation} id={written.id} onRotated={tell} />
        </div>
      )}
    </Dialog>
  );
}

type ApiKeySecretProps = { made: NewIntegratorKeyDto; onDone: () => void };

function ApiKeySecret({ made: { id, secret }, onDone }: ApiKeySecretProps) {
  return (
    <div className="stack-5">
      <p>{adminIntegrators.secretIntro}</p>
      <CopyField
        label={adminIntegrators.secret}
        value={secret}
        button={adminIntegrators.copySecret}
      />
      <p>{adminIntegrators.secretLost}</p>
      <CopyField
        label={adminIntegrators.openName}
        value={id}
        button={adminIntegrators.copyOpenName}
      />
      <p>{adminIntegrators.openNameHelp}</p>
      <div className={form.end}>
        <Button onClick={onDone}>{adminIntegrators.done}</Button>
      </div>
    </div>
  );
}

const { isTest, isTestHelp } = adminIntegrators;

const WORDS = { ...wordsOf(KEY_FIELDS), is_test: isTest };

const { name, source, scopes, showsContacts, origins, perMinute } = KEY_FIELDS;
const SENDING_KEY = { name, source, scopes, origins, perMinute };
const READING_KEY = { name, source, scopes, showsContacts, origins, perMinute };

type ApiKeyFormProps = {
  written: IntegratorKeyDto | undefined;
  onAdded: (made: NewIntegratorKeyDto) => void;
  onDone: () => void;
};

export function ApiKeyForm({ written: known, onAdded, onDone }: ApiKeyFormProps) {
  const [add, adding] = useAddIntegratorKeyMutation({ fixedCacheKey: 'new key' });
  const [changeApiKey, changing] = useChangeIntegratorKeyMutation();
  const of = useBegunDraft(`key ${known?.id}`, begunOf(known));
  const { begun, draft } = of;
  const save = useSaveWithSecret(of);

  const submit = async () => {
    if (of.show(faultsOf(KEY_FIELDS, draft))) return;
    const [before, dto] = [toApiKeyDto(begun), toApiKeyDto(draft)];
    const changeIntegratorKeyDto = changesOf(before, dto);
    const call = known
      ? changeApiKey({ id: known.id, ...basedOn(begun), changeIntegratorKeyDto })
      : add({ 'Idempotency-Key': idempotencyKeyOf(draft), saveIntegratorKeyDto: dto });
    await save<IntegratorKeyDto, NewIntegratorKeyDto>(call, {
      done: known ? adminIntegrators.saved : adminIntegrators.added,
      ...{ begunOf, onAdded, onDone, reset: adding.reset },
    });
  };

  return (
    <AdminForm
      of={of}
      send={adminIntegrators.save}
      busy={adding.isLoading || changing.isLoading}
      onSend={submit}
      onCancel={onDone}
    >
      {!known && <Checkbox label={isTest} description={isTestHelp} {...of.ticked('is_test')} />}
      <RecordInputs
        of={of}
        fields={draft.scopes.includes(READ_LEADS_SCOPE) ? READING_KEY : SENDING_KEY}
      />
      <SavedMeanwhile theirs={of.theirs} words={WORDS} />
    </AdminForm>
  );
}

type ApiKeyDraft = RecordDraft<typeof KEY_FIELDS> & { is_test: boolean };

export const begunOf = (apiKey: IntegratorKeyDto | undefined): ApiKeyDraft => ({
  ...draftOf(KEY_FIELDS, apiKey, {
    scopes: ['leads:submit'],
    shows_contacts: false,
    per_minute: KEY_FIELDS.perMinute.example,
  }),
  is_test: apiKey?.is_test ?? false,
});

export function toApiKeyDto(draft: ApiKeyDraft): SaveIntegratorKeyDto {
  const shows_contacts = draft.shows_contacts && draft.scopes.includes(READ_LEADS_SCOPE);
  const written = writtenOf(KEY_FIELDS, { ...draft, shows_contacts });
  return { ...written, paused: false, ...(draft.is_test && { is_test: true }) };
}
