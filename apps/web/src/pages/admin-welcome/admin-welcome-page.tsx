import { useOpenInvitationMutation } from '@boligstyling/api-client/admin';
import { DomainError } from '@boligstyling/domain';
import { useCallback, useEffect } from 'react';
import { admin } from '../../content/admin/admin';
import { adminWelcome } from '../../content/admin/admin-welcome';
import { useAdminSession } from '../../features/admin/shared/session/use-admin-session';
import { CardPage } from '../../features/admin/shared/ui/card-page';
import { Welcome } from '../../features/admin/welcome/welcome';
import { useLinkToken } from '../../features/signed-links/use-link-token';
import { problemOf } from '../../shared/calls/problem-of';
import { paths } from '../../shared/config/paths';
import { reasonOf } from '../../shared/links/use-act';
import { Button, ButtonLink } from '../../shared/ui/button';

export default function AdminWelcomePage() {
  useAdminSession();
  const token = useLinkToken();
  return (
    <CardPage page="adminWelcome">
      <Invited key={token} token={token} />
    </CardPage>
  );
}

/** A used link has the same code with another sentence. */
const hasRunOut = (error: unknown): boolean =>
  problemOf(error).message === new DomainError('link-expired').message;

function Invited({ token }: { token: string }) {
  const [open, { data: invited, error }] = useOpenInvitationMutation();
  const ask = useCallback(() => void open({ invitationDto: { token } }), [open, token]);
  useEffect(ask, [ask]);

  if (error && !problemOf(error).isAnswer) {
    return (
      <>
        <p role="alert">{reasonOf(error)}</p>
        <Button onClick={ask}>{admin.tryAgain}</Button>
      </>
    );
  }
  if (error) {
    return (
      <>
        <h1>{hasRunOut(error) ? adminWelcome.expired : adminWelcome.gone}</h1>
        <p>{adminWelcome.goneText}</p>
        <ButtonLink to={paths.adminLogin} arrow>
          {adminWelcome.toLogin}
        </ButtonLink>
      </>
    );
  }
  if (!invited) return <p role="status">{admin.loading}</p>;
  return (
    <>
      <h1>{adminWelcome.title(invited.name)}</h1>
      <Welcome token={token} invited={invited} onGone={ask} />
    </>
  );
}
