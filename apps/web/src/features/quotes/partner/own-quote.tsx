import {
  useGetOwnQuoteQuery,
  useSaveOwnQuoteDraftMutation,
  useSendOwnQuoteMutation,
  useWithdrawOwnQuoteMutation,
  type SendQuoteDto,
} from '@boligstyling/api-client/links';
import {
  useGetPartnerQuoteQuery,
  useSavePartnerQuoteDraftMutation,
  useSaveQuoteTemplatesMutation,
  useSendPartnerQuoteMutation,
  useWithdrawPartnerQuoteMutation,
} from '@boligstyling/api-client/partner';
import type { QuoteDraft } from '@boligstyling/domain';
import { Navigate } from 'react-router-dom';
import { quoteForm as texts } from '../../../content/quote-form';
import { useFreshWhenShown } from '../../../shared/calls/use-fresh-when-shown';
import { paths } from '../../../shared/config/paths';
import { LinkState } from '../../../shared/links/link-state';
import type { QuoteCalls } from './quote-calls';
import { QuoteDesk } from './quote-desk';
import { wireOf } from './written-quote';

/** By the link of an e-mail. */
export function QuoteByLink({ token }: { token: string }) {
  const link = { 'link-token': token };
  const { data, error, refetch } = useGetOwnQuoteQuery(link);
  const [save] = useSaveOwnQuoteDraftMutation();
  const [send] = useSendOwnQuoteMutation();
  const [withdraw] = useWithdrawOwnQuoteMutation();
  useFreshWhenShown(refetch);
  const calls: QuoteCalls = {
    assignment: assignmentIn(token),
    saveDraft: async (draft) => save({ ...link, saveQuoteDraftDto: wireOf(draft) }),
    send: async (draft, version, key) =>
      send({ ...link, ...sendingOf(version, key), sendQuoteDto: sentTerms(draft) }),
    withdraw: async () => withdraw(link),
    saveTemplates: undefined,
  };
  return (
    <LinkState data={data} error={error} onRetry={() => void refetch()} wayOn={<WayHome />}>
      {(view) => <QuoteDesk view={view} calls={calls} />}
    </LinkState>
  );
}

/** By the session, for one assignment. */
export function QuoteAsPartner({ id }: { id: string }) {
  const { data, error, refetch } = useGetPartnerQuoteQuery({ id });
  const [save] = useSavePartnerQuoteDraftMutation();
  const [send] = useSendPartnerQuoteMutation();
  const [withdraw] = useWithdrawPartnerQuoteMutation();
  const [saveTemplates] = useSaveQuoteTemplatesMutation();
  useFreshWhenShown(refetch);
  const isOut = error !== undefined && 'status' in error && error.status === 401;
  if (isOut && !data) return <Navigate to={paths.partnerLogin} replace />;
  const calls: QuoteCalls = {
    assignment: id,
    saveDraft: async (draft) => save({ id, saveQuoteDraftDto: wireOf(draft) }),
    send: async (draft, version, key) =>
      send({ id, ...sendingOf(version, key), sendQuoteDto: sentTerms(draft) }),
    withdraw: async () => withdraw({ id }),
    saveTemplates: async (templates) =>
      saveTemplates({ saveQuoteTemplatesDto: { templates: [...templates] } }),
  };
  return (
    <LinkState data={data} error={error} onRetry={() => void refetch()} wayOn={<WayHome />}>
      {(view) => <QuoteDesk view={view} calls={calls} />}
    </LinkState>
  );
}

/** The form leaves nothing out that is required; the checks before it is sent make sure. */
const sentTerms = (draft: QuoteDraft) => wireOf(draft) as SendQuoteDto;

const sendingOf = (version: number, key: string) => ({
  'Idempotency-Key': key,
  ...(version > 0 && { 'If-Match': `"${version}"` }),
});

/** The second part of a token, the same in each link to one assignment. */
const assignmentIn = (token: string): string => token.split('.')[1] ?? token;

function WayHome() {
  return (
    <p>
      <a href={paths.partner}>{texts.toHome}</a>
    </p>
  );
}
