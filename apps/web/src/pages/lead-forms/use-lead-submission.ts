import { useNavigate } from 'react-router-dom';
import type { AgentWish } from '../../features/lead-form/agent-wish';
import type { LeadDraft } from '../../features/lead-form/lead-draft';
import { Review } from '../../features/lead-form/lead-form';
import type { Accepted } from '../../features/lead-form/use-lead-form';
import { landing } from '../../shared/landing/landing';
import type { LeadOrigin, LeadSource } from '../../shared/lead/lead-payload';
import type { SubmitLead } from '../../shared/lead/submission';
import { written } from '../../shared/lead/written';
import { useAppDispatch, type AppDispatch } from '../../shared/store/hooks';
import { loadAhead } from '../../shared/ui/load-ahead';
import { reach, reachStep } from '../../shared/visits/reach';
import { useFormSeen } from '../../shared/visits/use-form-seen';
import { noteSubmittedLead } from '../../shared/submitted-lead/submitted-lead';
import { TermsDialog } from './form-parts';
import { SendingState } from './send-panel';
import { paths } from '../../shared/config/paths';

export const thankYouAddress = (source: LeadSource, city: string): string =>
  `${paths.thankYou}?source=${source}&city=${encodeURIComponent(city)}`;

const loadSender = () => import('../../features/pending-leads/lead-sender');

const loadLastStep = loadAhead(
  async (dispatch: AppDispatch) => (await loadSender()).prepare(dispatch),
  TermsDialog.load,
  Review.load,
  SendingState.load,
  () => import('../thank-you/thank-you-page'),
);

/** @param city undefined reports the home's city to the trackers */
export function useLeadSubmission(
  source: LeadSource,
  way: 'sendAndKeep' | 'sendOnce',
  city?: string,
) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();

  const submit: SubmitLead = async (payload, hints) => {
    const sender = await loadSender().catch(() => null);
    return sender ? sender.leadSender(dispatch)[way](payload, hints) : { kind: 'unsent' };
  };

  const origin = (): LeadOrigin => ({ source, ...landing() });

  const onAccepted = ({ leadId }: Accepted, { city: home }: LeadDraft, wish: AgentWish) => {
    reach('sent');
    written.is = false;
    noteSubmittedLead(leadId);
    void navigate(thankYouAddress(source, city || home), {
      state: { wish, city: home, id: leadId },
    });
  };

  const seen = useFormSeen<HTMLDivElement>();
  return {
    seen,
    submit,
    origin,
    onStep: reachStep,
    onAccepted,
    loadLastStep: () => loadLastStep(dispatch),
  };
}
