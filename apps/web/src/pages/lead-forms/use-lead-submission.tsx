import { useNavigate } from 'react-router-dom';
import type { AgentWish, LeadDraft } from '../../features/lead-form/lead-draft';
import { Review } from '../../features/lead-form/lead-form';
import type { Accepted } from '../../features/lead-form/use-lead-form';
import { landing } from '../../shared/landing/landing';
import type { LeadOrigin, LeadSource, SubmitLead } from '../../shared/lead/submission';
import { written } from '../../shared/lead/draft-key';
import { useAppDispatch, type AppDispatch } from '../../shared/store/hooks';
import { loadAhead } from '../../shared/ui/load-ahead';
import { reach, reachStep, useFormSeen } from '../../shared/visits/reach';
import { noteSubmittedLead } from '../../shared/submitted-lead/submitted-lead';
import { paths } from '../../shared/config/paths';
import { AddressField } from '../../features/address-search/address-field';
import type { FormParts, SendPanelProps } from '../../features/lead-form/section';
import { whenLoaded } from '../../shared/ui/when-loaded';
import { useState, useSyncExternalStore } from 'react';
import { isWaiting } from '../../features/pending-leads/pending-leads';

/** Shows nothing if it cannot load, because the form's toast suffices. */
const SendingState = whenLoaded(() => import('./sending-state'), false);

const nothingChanges = () => () => {};

function SendPanel(props: SendPanelProps) {
  const isLeft = useSyncExternalStore(nothingChanges, isWaiting, () => false);
  const [hasWaited, setHasWaited] = useState(false);
  if (isLeft && !hasWaited) setHasWaited(true);

  if (props.sending.kind === 'idle' && !hasWaited) return null;
  return <SendingState {...props} />;
}

const TermsDialog = whenLoaded(() => import('./terms-dialog'));

export const formParts: FormParts = {
  AddressField,
  SendPanel,
  TermsDialog,
};

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
