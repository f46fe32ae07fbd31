import { useRef } from 'react';
import { useRuntimeConfig } from '../../shared/config/runtime-config';
import { leadFormToasts, notKeptToast, rejectedToast } from '../../content/lead-form-toasts';
import type { ToastText } from '../../content/types';
import type { SubmitLead } from '../../shared/lead/submission';
import { useAppDispatch } from '../../shared/store/hooks';
import { showToast, toastClosed, type ToastContent } from '../../shared/toast/toast-slice';
import { wishAtHome, wishOfSellers } from './agent-wish';
import { LeadForm } from './lead-form';
import type { FormParts } from './section';
import { citySteps, homeSteps } from './home-steps';
import { toHomePayload } from './to-payload';
import type { Failure, LeadFormOptions } from './use-lead-form';

interface HomeLeadFormProps
  extends FormParts, Pick<LeadFormOptions, 'onAccepted' | 'onStep' | 'origin'> {
  /** Whether it stands on a city's page. */
  inCity: boolean;
  submit: SubmitLead;
}

/** The form of the home and city pages. Errors and failures are told in notices. */
export function HomeLeadForm({ inCity, ...props }: HomeLeadFormProps) {
  const dispatch = useAppDispatch();
  const config = useRuntimeConfig();
  const shown = useRef<string>(undefined);

  const closeNotice = () => {
    if (shown.current) dispatch(toastClosed(shown.current));
  };
  const showNotice = (notice: ToastText) => {
    closeNotice();
    shown.current = dispatch(showToast({ ...notice, kind: 'destructive' })).payload.id;
  };

  const noticeOf = (failure: Failure): ToastContent => {
    switch (failure.kind) {
      case 'queued':
        return leadFormToasts.received;
      case 'refused':
        return { ...rejectedToast(failure.reasons), kind: 'destructive' };
      case 'unsent':
        return { ...notKeptToast(config), kind: 'destructive' };
    }
  };

  return (
    <LeadForm
      {...props}
      wishOf={inCity ? wishOfSellers : wishAtHome}
      stepsFor={inCity ? citySteps : homeSteps}
      toPayload={toHomePayload}
      onInvalid={showNotice}
      onMended={closeNotice}
      onFailure={(failure) => dispatch(showToast(noticeOf(failure)))}
    />
  );
}
