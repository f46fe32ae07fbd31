import { useEndSessionsOfPartnerMutation } from '@boligstyling/api-client/admin';
import { adminPartners } from '../../../content/admin/admin-partners';
import { Button } from '../../../shared/ui/button';
import { useChange } from '../shared/calls/use-change';
import { Allowed } from '../shared/session/allowed';

/** Logs a partner out wherever it is logged in. It can ask for a new link. */
export function EndPartnerSessions({ id }: { id: string }) {
  const [end, ending] = useEndSessionsOfPartnerMutation();
  const change = useChange();
  return (
    <Allowed to="work">
      <Button
        variant="quiet"
        size="small"
        icon="log-out"
        busy={ending.isLoading}
        onClick={() => void change(end({ id }), adminPartners.loggedOut)}
      >
        {adminPartners.logOut}
      </Button>
    </Allowed>
  );
}
