import { sending as texts } from '../../content/after-sending';
import type { SendPanelProps } from '../../features/lead-form/section';
import { Panel } from '../lead-forms/panel';
import { Refused } from '../lead-forms/refused';
import { UnsentPanel } from './unsent-panel';

/** How a request stands that is kept nowhere: sending → (accepted: the form is gone) | refused | unsent. */
export function UnkeptPanel({ sending, refused, onFix, onRetry }: SendPanelProps) {
  switch (sending.kind) {
    case 'sending':
      return <Panel kind="sending" {...texts.sending} />;
    case 'refused':
      return <Refused reasons={sending.reasons} errors={refused} onFix={onFix} />;
    case 'unsent':
      return <UnsentPanel status={sending.status} onRetry={onRetry} />;
    default:
      return null;
  }
}
