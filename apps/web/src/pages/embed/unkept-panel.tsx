import { sending as texts } from '../../content/after-sending';
import type { SendPanelProps } from '../../features/lead-form/section';
import { Button } from '../../shared/ui/button';
import { Panel } from '../lead-forms/panel';
import { Refused } from '../lead-forms/refused';

/** How a request stands that is kept nowhere: sending → (accepted: the form is gone) | refused | unsent. */
export default function UnkeptPanel({ sending, refused, onFix, onRetry }: SendPanelProps) {
  switch (sending.kind) {
    case 'sending':
      return <Panel kind="sending" {...texts.sending} />;
    case 'refused':
      return <Refused reasons={sending.reasons} errors={refused} onFix={onFix} />;
    default:
      return (
        <Panel kind="refused" title={texts.unsent.title} text={texts.unsent.text}>
          <Button variant="outline" size="small" icon="refresh" onClick={onRetry}>
            {texts.unsent.retry}
          </Button>
        </Panel>
      );
  }
}
