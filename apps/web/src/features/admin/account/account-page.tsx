import {
  useGetOwnAccountQuery,
  useEndOwnSessionMutation,
  useListOwnSessionsQuery,
  type OwnSessionDto,
  useBeginTotpMutation,
  useRenewRecoveryCodesMutation,
  useSetOwnPasswordMutation,
  type AccountDto,
  type TotpChallengeDto,
  useAddPasskeyMutation,
  useBeginPasskeyMutation,
  useRemovePasskeyMutation,
  type PasskeyDto,
} from '@boligstyling/api-client/admin';
import { may } from '@boligstyling/domain';
import { useState } from 'react';
import { adminAccount, adminUsers } from '../../../content/admin/admin-users';
import { adminPaths } from '../../../shared/config/admin-paths';
import { Button, ButtonLink, SideButton } from '../../../shared/ui/button';
import { useFailureNotice } from '../shared/calls/use-failed-load';
import { AdminPage, UsersNav } from '../shared/ui/admin-page';
import { Card } from '../shared/ui/card';
import { LoadState, EmptyState } from '../shared/ui/load-state';
import { formatMoment } from '../../../shared/format/moment';
import { Chip } from '../../../shared/ui/fields/chip';
import { useChange, useChangeButton, useToast } from '../shared/calls/use-change';
import { actionsColumn, DataTable, RowActions, type Column } from '../shared/lists/data-table';
import { ListCard } from '../shared/lists/list-card';
import { RowButton } from '../shared/lists/row-action';
import { recoveryCodes } from '../../../content/admin/admin-welcome';
import { Dialog } from '../../../shared/ui/overlays/dialog';
import { CodeSetup, RecoveryCodes, refusedCode } from '../shared/factors/code-setup';
import form from '../shared/ui/form.module.css';
import { useTellOnce } from '../shared/ui/secret-area';
import { browserHere, makePasskey } from '../shared/factors/passkeys';

const { sessionColumns: titles } = adminAccount;
const columns: readonly Column<OwnSessionDto>[] = [
  { title: titles.browser, cell: ({ browser }) => browser },
  { title: titles.network, cell: ({ network }) => network },
  { title: titles.opened, kind: 'number', cell: ({ opened_at }) => formatMoment(opened_at) },
  { title: titles.used, kind: 'number', cell: ({ last_used_at }) => formatMoment(last_used_at) },
  actionsColumn(titles, (session) => <SessionActions session={session} />),
];

function SessionsCard({ isShared }: { isShared: boolean }) {
  return (
    <ListCard
      of={useListOwnSessionsQuery()}
      title={adminAccount.sessions}
      intro={isShared ? adminAccount.sharedSessionsIntro : adminAccount.sessionsIntro}
    >
      {({ sessions }) => <DataTable rows={sessions} columns={columns} />}
    </ListCard>
  );
}

function SessionActions({ session }: { session: OwnSessionDto }) {
  const end = useChangeButton(useEndOwnSessionMutation());
  const { id, browser, opened_at, ended_at, is_this } = session;
  return (
    <RowActions>
      {is_this && <Chip tone="settled">{adminAccount.thisSession}</Chip>}
      {ended_at && <Chip tone="neutral">{adminAccount.ended}</Chip>}
      {!is_this && !ended_at && (
        <RowButton
          label={adminAccount.endSession}
          of={`${browser}, ${formatMoment(opened_at)}`}
          {...end({ id }, adminAccount.sessionEnded)}
        />
      )}
    </RowActions>
  );
}

export function AccountPage() {
  const account = useGetOwnAccountQuery();
  useFailureNotice(account.error);

  return (
    <AdminPage page="adminAccount" title={adminAccount.title} aside={<UsersNav />}>
      <LoadState of={account}>
        {(data) => (
          <>
            {data.id === null ? (
              <Card title={adminAccount.shared} intro={adminAccount.sharedText}>
                {may(data.role, 'users') && (
                  <ButtonLink to={adminPaths.users} size="small" arrow>
                    {adminAccount.toUsers}
                  </ButtonLink>
                )}
              </Card>
            ) : (
              <>
                <PasskeysCard account={data} />
                <CodeCard account={data} />
              </>
            )}
            <SessionsCard isShared={data.id === null} />
          </>
        )}
      </LoadState>
    </AdminPage>
  );
}

function CodeCard({ account }: { account: AccountDto }) {
  const [begin, beginning] = useBeginTotpMutation();
  const [save, saving] = useSetOwnPasswordMutation();
  const [renew, renewing] = useRenewRecoveryCodesMutation();
  const [challenge, setChallenge] = useState<TotpChallengeDto>();
  const change = useChange();
  const tellOnce = useTellOnce();
  const tell = (codes: readonly string[]) =>
    tellOnce({
      title: recoveryCodes.title,
      content: (onDone) => <RecoveryCodes codes={codes} onDone={onDone} />,
    });

  const beginNow = async () => {
    const begun = begin();
    if (await change(begun)) setChallenge((await begun).data);
  };
  const renewNow = async () => {
    const renewed = renew();
    const { data } = await renewed;
    if ((await change(renewed)) && data) tell(data.recovery_codes);
  };

  return (
    <Card title={adminAccount.code} intro={adminAccount.codeIntro}>
      <p>
        {account.has_code
          ? adminAccount.hasCode(account.recovery_codes_left)
          : adminAccount.hasNoCode}
      </p>
      <div className={form.end}>
        {account.has_code && (
          <SideButton busy={renewing.isLoading} onClick={() => void renewNow()}>
            {adminAccount.renewCodes}
          </SideButton>
        )}
        <Button size="small" busy={beginning.isLoading} onClick={() => void beginNow()}>
          {account.has_code ? adminAccount.changeCode : adminAccount.setCode}
        </Button>
      </div>
      {challenge && (
        <Dialog title={adminAccount.code} onClose={() => setChallenge(undefined)}>
          <CodeSetup
            challenge={challenge}
            busy={saving.isLoading}
            onSave={async (newCodeDto) => {
              const { data, error } = await save({ newCodeDto });
              if (error) return refusedCode(error);
              setChallenge(undefined);
              tell(data.recovery_codes);
              return {};
            }}
          />
        </Dialog>
      )}
    </Card>
  );
}

const { passkeyColumns: passkeysTitles } = adminAccount;
const passkeysColumns: readonly Column<PasskeyDto>[] = [
  { title: passkeysTitles.name, cell: ({ name }) => name },
  {
    title: passkeysTitles.created,
    kind: 'number',
    cell: ({ created_at }) => formatMoment(created_at),
  },
  {
    title: passkeysTitles.used,
    kind: 'number',
    cell: ({ last_used_at }) => (last_used_at ? formatMoment(last_used_at) : adminUsers.never),
  },
];

function PasskeysCard({ account }: { account: AccountDto }) {
  const [begin, beginning] = useBeginPasskeyMutation();
  const [add, adding] = useAddPasskeyMutation();
  const remove = useChangeButton(useRemovePasskeyMutation());
  const change = useChange();
  const toast = useToast();

  const addNow = async () => {
    const begun = begin();
    if (!(await change(begun))) return;
    const { data } = await begun;
    const made = data && (await makePasskey(data, (why) => toast(why, 'destructive')));
    if (!made) return;
    const newPasskeyDto = { ...made, name: browserHere() };
    await change(add({ newPasskeyDto }), adminAccount.passkeyAdded);
  };

  const removal = ({ id, name }: PasskeyDto) => (
    <RowActions>
      <RowButton
        label={adminAccount.removePasskey}
        of={name}
        {...remove({ passkeyId: id }, adminAccount.passkeyRemoved)}
      />
    </RowActions>
  );

  return (
    <Card
      title={adminAccount.passkeys}
      intro={adminAccount.passkeysIntro}
      aside={
        <Button
          size="small"
          icon="plus"
          busy={beginning.isLoading || adding.isLoading}
          onClick={() => void addNow()}
        >
          {adminAccount.addPasskey}
        </Button>
      }
    >
      {account.passkeys.length === 0 ? (
        <EmptyState title={adminAccount.noPasskeys} text={adminAccount.noPasskeysText} />
      ) : (
        <DataTable
          rows={account.passkeys}
          columns={[...passkeysColumns, actionsColumn(passkeysTitles, removal)]}
        />
      )}
    </Card>
  );
}
