import { useMarkBrowserMutation } from '@boligstyling/api-client/admin';
import { useNavigate } from 'react-router-dom';
import { knownBrowser } from '../../../content/admin/admin-login';
import { paths } from '../../../shared/config/paths';
import { Button, ButtonLink } from '../../../shared/ui/button';
import { problemOf } from '../../../shared/calls/problem-of';
import { reasonOf } from '../../../shared/links/use-act';
import { useToast } from '../shared/calls/use-change';

/** Mail scanners open links, and some execute the page. */
export function MakeBrowserKnown({ token }: { token: string }) {
  const [mark, { error, isLoading }] = useMarkBrowserMutation();
  const navigate = useNavigate();
  const toast = useToast();

  const make = async () => {
    const answer = await mark({ invitationDto: { token } });
    if (answer.error) return;
    toast(knownBrowser.done);
    await navigate(paths.adminLogin, { replace: true });
  };

  // Without an answer the link is still valid.
  if (error && problemOf(error).isAnswer) {
    return (
      <div className="stack-5" role="alert">
        <h1>{knownBrowser.gone}</h1>
        <p>{reasonOf(error)}</p>
        <ButtonLink to={paths.adminLogin} arrow>
          {knownBrowser.toLogin}
        </ButtonLink>
      </div>
    );
  }
  return (
    <div className="stack-5">
      <h1>{knownBrowser.title}</h1>
      <p>{knownBrowser.text}</p>
      {error && <p role="alert">{reasonOf(error)}</p>}
      <Button busy={isLoading} onClick={() => void make()} arrow>
        {knownBrowser.make}
      </Button>
    </div>
  );
}
