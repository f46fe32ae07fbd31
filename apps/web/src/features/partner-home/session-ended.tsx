import { partnerHome } from '../../content/partner-home';
import { unexpectedError } from '../../content/unexpected-error';
import { isRefusedAs } from '../../shared/calls/problem-of';
import { Button } from '../../shared/ui/button';
import { LoginAgain } from './login-again';

/** Another partner may have logged in. */
export function SessionEnded({ error }: { error: unknown }) {
  if (!isRefusedAs(error, 'other-partner')) {
    return <LoginAgain title={partnerHome.outTitle} text={partnerHome.outText} />;
  }
  return (
    <LoginAgain title={partnerHome.otherTitle} text={partnerHome.otherText}>
      <div>
        <Button onClick={() => window.location.reload()}>{unexpectedError.reload}</Button>
      </div>
    </LoginAgain>
  );
}
