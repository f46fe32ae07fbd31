import {
  useAcceptInvitationMutation,
  adminApi,
  useBeginInvitedPasskeyMutation,
  useBeginInvitedTotpMutation,
  type AcceptInvitationDto,
  type AccountDto,
  type CallError,
  type InvitedDto,
  type TotpChallengeDto,
} from '@boligstyling/api-client/admin';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { adminToasts, refusedToast, thrownToast } from '../../../content/admin/admin-toasts';
import { adminWelcome, recoveryCodes } from '../../../content/admin/admin-welcome';
import { paths } from '../../../shared/config/paths';
import { useRuntimeConfig } from '../../../shared/config/runtime-config';
import { Button } from '../../../shared/ui/button';
import { useAppDispatch } from '../../../shared/store/hooks';
import { problemOf } from '../../../shared/calls/problem-of';
import { useKeptFocus } from '../../../shared/ui/use-kept-focus';
import { CodeSetup, RecoveryCodes, refusedCode } from '../shared/factors/code-setup';
import { browserHere, makePasskey } from '../shared/factors/passkeys';
import { useAdminSession } from '../shared/session/use-admin-session';
import { useToast } from '../shared/calls/use-change';
import styles from './welcome.module.css';

type WelcomeProps = { token: string; invited: InvitedDto; onGone: () => void };

export function Welcome({ token, invited, onGone }: WelcomeProps) {
  const [beginPasskey, beginningPasskey] = useBeginInvitedPasskeyMutation();
  const [beginTotp, beginningTotp] = useBeginInvitedTotpMutation();
  const [accept, accepting] = useAcceptInvitationMutation();
  const [challenge, setChallenge] = useState<TotpChallengeDto>();
  const [codes, setCodes] = useState<readonly string[]>();
  const { wordmark } = useRuntimeConfig();
  const session = useAdminSession();
  const loggedOut = useNameLoggedOut(invited);
  const navigate = useNavigate();
  const toast = useToast();
  // Each step replaces the focused button.
  const kept = useKeptFocus<HTMLDivElement>();

  const isGone = (error: unknown) => (error as CallError).status === 410;
  const refused = (error: unknown) => {
    if (isGone(error)) return onGone();
    const { message, isAnswer } = problemOf(error);
    toast(isAnswer ? refusedToast(message) : thrownToast(message), 'destructive');
  };
  const enter = () => {
    toast({ ...adminToasts.loggedIn, title: adminWelcome.done });
    void navigate(paths.admin);
  };
  const withPasskey = async () => {
    const begun = await beginPasskey({ invitationDto: { token } });
    if (begun.error) return refused(begun.error);
    const made = await makePasskey(begun.data, (why) => toast(why, 'destructive'));
    if (!made) return;
    const { data, error } = await send({ ...made, token, name: browserHere() });
    if (error) return refused(error);
    session.begin(data.session);
    enter();
  };
  const chooseCode = async () => {
    const { data, error } = await beginTotp({ invitationDto: { token } });
    if (error) return refused(error);
    setChallenge(data);
  };
  const send = (acceptInvitationDto: AcceptInvitationDto) => accept({ acceptInvitationDto });

  if (codes) {
    return (
      <div {...kept} className="stack-4">
        <h2 className={styles.title}>{recoveryCodes.title}</h2>
        <RecoveryCodes codes={codes} onDone={enter} />
      </div>
    );
  }
  if (challenge) {
    return (
      <div {...kept} className="stack-4">
        <h2 className={styles.title}>{adminWelcome.codeTitle}</h2>
        <CodeSetup
          challenge={challenge}
          busy={accepting.isLoading}
          onSave={async (typed) => {
            const { data, error } = await send({ ...typed, token });
            if (error && isGone(error)) onGone();
            if (error) return refusedCode(error);
            session.begin(data.session);
            setCodes(data.recovery_codes);
            return {};
          }}
        />
      </div>
    );
  }
  return (
    <div {...kept} className="stack-4">
      {loggedOut && <p role="status">{adminWelcome.loggedInAs(loggedOut, invited.name)}</p>}
      <p className={styles.intro}>{adminWelcome.intro(wordmark)}</p>
      <section className={styles.choice}>
        <h2 className={styles.title}>{adminWelcome.passkeyTitle}</h2>
        <p>{adminWelcome.passkeyText}</p>
        <Button
          icon="lock"
          busy={beginningPasskey.isLoading || accepting.isLoading}
          onClick={() => void withPasskey()}
        >
          {adminWelcome.passkey}
        </Button>
      </section>
      <section className={styles.choice}>
        <h2 className={styles.title}>{adminWelcome.codeTitle}</h2>
        <p>{adminWelcome.codeText}</p>
        <Button variant="outline" busy={beginningTotp.isLoading} onClick={() => void chooseCode()}>
          {adminWelcome.code}
        </Button>
      </section>
    </div>
  );
}

function useNameLoggedOut({ email }: InvitedDto): string | undefined {
  const [account, setAccount] = useState<AccountDto>();
  const session = useAdminSession();
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (!session.isLoggedIn()) return;
    // Unsubscribed, so that accepting drops it from the cache.
    const asked = adminApi.endpoints.getOwnAccount.initiate(undefined, { subscribe: false });
    void dispatch(asked).then(({ data }) => setAccount(data));
  }, [session, dispatch]);
  return account?.id && account.email !== email ? account.name : undefined;
}
