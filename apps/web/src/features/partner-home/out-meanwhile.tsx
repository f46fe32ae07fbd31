import { partnerHome } from '../../content/partner-home';
import { unexpectedError } from '../../content/unexpected-error';
import { isRefusedAs } from '../../shared/calls/is-refused-as';
import { Button } from '../../shared/ui/button';
import { WayBackIn } from './way-back-in';

/**
 * The session ended while the page was open, possibly by another partner's login in this browser,
 * whose page is one press away.
 */
export function OutMeanwhile({ error }: { error: unknown }) {
  if (!isRefusedAs(error, 'other-partner')) {
    return <WayBackIn title={partnerHome.outTitle} text={partnerHome.outText} />;
  }
  return (
    <WayBackIn title={partnerHome.otherTitle} text={partnerHome.otherText}>
      <div>
        <Button onClick={() => window.location.reload()}>{unexpectedError.reload}</Button>
      </div>
    </WayBackIn>
  );
}
