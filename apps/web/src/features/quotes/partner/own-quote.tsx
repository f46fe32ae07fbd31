import {
  useDeleteOwnAttachmentMutation,
  useGetOwnQuoteQuery,
  useSaveOwnQuoteDraftMutation,
  useSaveOwnQuoteTemplatesMutation,
  useSendOwnQuoteMutation,
  useWithdrawOwnQuoteMutation,
  type SendQuoteDto,
} from '@boligstyling/api-client/links';
import {
  useDeletePartnerAttachmentMutation,
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

export function QuoteByLink({ token }: { token: string }) {
  const link = { 'link-token': token };
  const { data, error, refetch } = useGetOwnQuoteQuery(link);
  const [save] = useSaveOwnQuoteDraftMutation();
  const [send] = useSendOwnQuoteMutation();
  const [withdraw] = useWithdrawOwnQuoteMutation();
  const [removeAttachment] = useDeleteOwnAttachmentMutation();
  const [saveTemplates] = useSaveOwnQuoteTemplatesMutation();
  useFreshWhenShown(refetch);
  const calls: QuoteCalls = {
    assignment: assignmentIn(token),
    saveDraft: async (draft) => save({ ...link, saveQuoteDraftDto: wireOf(draft) }),
    send: async (draft, version, key) =>
      send({ ...link, ...sendingOf(version, key), sendQuoteDto: sentTerms(draft) }),
    withdraw: async () => withdraw(link),
    attachment: (id) => ({ path: `/api/partner-link/quote/attachments/${id}`, headers: link }),
    removeAttachment: async (id) => removeAttachment({ ...link, id }),
    refresh: () => void refetch(),
    saveTemplates: async (templates) =>
      saveTemplates({ ...link, saveQuoteTemplatesDto: { templates: [...templates] } }),
  };
  return (
    <LinkState data={data} error={error} onRetry={() => void refetch()} advice={<LinkToOwnPage />}>
      {(view) => <QuoteDesk view={view} calls={calls} />}
    </LinkState>
  );
}

export function QuoteAsPartner({ id }: { id: string }) {
  const { data, error, refetch } = useGetPartnerQuoteQuery({ id });
  const [save] = useSavePartnerQuoteDraftMutation();
  const [send] = useSendPartnerQuoteMutation();
  const [withdraw] = useWithdrawPartnerQuoteMutation();
  const [removeAttachment] = useDeletePartnerAttachmentMutation();
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
    attachment: (attachmentId) => ({
      path: `/api/partner/requests/${id}/quote/attachments/${attachmentId}`,
      headers: {},
    }),
    removeAttachment: async (attachmentId) => removeAttachment({ id, attachmentId }),
    refresh: () => void refetch(),
    saveTemplates: async (templates) =>
      saveTemplates({ saveQuoteTemplatesDto: { templates: [...templates] } }),
  };
  return (
    <LinkState data={data} error={error} onRetry={() => void refetch()} advice={<LinkToOwnPage />}>
      {(view) => <QuoteDesk view={view} calls={calls} />}
    </LinkState>
  );
}

/** The checks before sending leave nothing out that is required. */
const sentTerms = (draft: QuoteDraft) => wireOf(draft) as SendQuoteDto;

const sendingOf = (version: number, key: string) => ({
  'Idempotency-Key': key,
  ...(version > 0 && { 'If-Match': `"${version}"` }),
});

/** The same in each link to one assignment. */
const assignmentIn = (token: string): string => token.split('.')[1] ?? token;

function LinkToOwnPage() {
  return (
    <p>
      <a href={paths.partner}>{texts.toHome}</a>
    </p>
  );
}
