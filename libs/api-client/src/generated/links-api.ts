import { linksBaseApi as api } from '../links-base-api';
export const addTagTypes = ['links'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      getPartnerLink: build.query<GetPartnerLinkApiResponse, GetPartnerLinkApiArg>({
        query: (queryArg) => ({ url: `/api/partner-links/${queryArg.token}` }),
        providesTags: ['links'],
      }),
      acceptAssignment: build.mutation<AcceptAssignmentApiResponse, AcceptAssignmentApiArg>({
        query: (queryArg) => ({
          url: `/api/partner-links/${queryArg.token}/accept`,
          method: 'POST',
        }),
        invalidatesTags: ['links'],
      }),
      declineAssignment: build.mutation<DeclineAssignmentApiResponse, DeclineAssignmentApiArg>({
        query: (queryArg) => ({
          url: `/api/partner-links/${queryArg.token}/decline`,
          method: 'POST',
          body: queryArg.declineDto,
        }),
        invalidatesTags: ['links'],
      }),
      undoAnswer: build.mutation<UndoAnswerApiResponse, UndoAnswerApiArg>({
        query: (queryArg) => ({ url: `/api/partner-links/${queryArg.token}/undo`, method: 'POST' }),
        invalidatesTags: ['links'],
      }),
      reportAssignment: build.mutation<ReportAssignmentApiResponse, ReportAssignmentApiArg>({
        query: (queryArg) => ({
          url: `/api/partner-links/${queryArg.token}/report`,
          method: 'POST',
          body: queryArg.reportDto,
        }),
        invalidatesTags: ['links'],
      }),
      setOwnCapacity: build.mutation<SetOwnCapacityApiResponse, SetOwnCapacityApiArg>({
        query: (queryArg) => ({
          url: `/api/partner-links/${queryArg.token}/capacity`,
          method: 'POST',
          body: queryArg.capacityDto,
        }),
        invalidatesTags: ['links'],
      }),
      pauseOwn: build.mutation<PauseOwnApiResponse, PauseOwnApiArg>({
        query: (queryArg) => ({
          url: `/api/partner-links/${queryArg.token}/pause`,
          method: 'POST',
        }),
        invalidatesTags: ['links'],
      }),
      resumeOwn: build.mutation<ResumeOwnApiResponse, ResumeOwnApiArg>({
        query: (queryArg) => ({
          url: `/api/partner-links/${queryArg.token}/resume`,
          method: 'POST',
        }),
        invalidatesTags: ['links'],
      }),
      getOwnerLink: build.query<GetOwnerLinkApiResponse, GetOwnerLinkApiArg>({
        query: (queryArg) => ({ url: `/api/owner-links/${queryArg.token}` }),
        providesTags: ['links'],
      }),
      withdrawLead: build.mutation<WithdrawLeadApiResponse, WithdrawLeadApiArg>({
        query: (queryArg) => ({
          url: `/api/owner-links/${queryArg.token}/withdraw`,
          method: 'POST',
        }),
        invalidatesTags: ['links'],
      }),
      exportLead: build.query<ExportLeadApiResponse, ExportLeadApiArg>({
        query: (queryArg) => ({ url: `/api/owner-links/${queryArg.token}/export` }),
        providesTags: ['links'],
      }),
      eraseLead: build.mutation<EraseLeadApiResponse, EraseLeadApiArg>({
        query: (queryArg) => ({ url: `/api/owner-links/${queryArg.token}/erase`, method: 'POST' }),
        invalidatesTags: ['links'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as linksApi };
export type GetPartnerLinkApiResponse = /** status 200 OK */ PartnerLinkDto;
export type GetPartnerLinkApiArg = {
  /** The signed part of the link, as it stands in the e-mail. */
  token: string;
};
export type AcceptAssignmentApiResponse = /** status 200 OK */ PartnerLinkDto;
export type AcceptAssignmentApiArg = {
  /** The signed part of the link, as it stands in the e-mail. */
  token: string;
};
export type DeclineAssignmentApiResponse = /** status 200 OK */ PartnerLinkDto;
export type DeclineAssignmentApiArg = {
  /** The signed part of the link, as it stands in the e-mail. */
  token: string;
  declineDto: DeclineDto;
};
export type UndoAnswerApiResponse = /** status 200 OK */ PartnerLinkDto;
export type UndoAnswerApiArg = {
  /** The signed part of the link, as it stands in the e-mail. */
  token: string;
};
export type ReportAssignmentApiResponse = /** status 200 OK */ PartnerLinkDto;
export type ReportAssignmentApiArg = {
  /** The signed part of the link, as it stands in the e-mail. */
  token: string;
  reportDto: ReportDto;
};
export type SetOwnCapacityApiResponse = /** status 200 OK */ PartnerLinkDto;
export type SetOwnCapacityApiArg = {
  /** The signed part of the link, as it stands in the e-mail. */
  token: string;
  capacityDto: CapacityDto;
};
export type PauseOwnApiResponse = /** status 200 OK */ PartnerLinkDto;
export type PauseOwnApiArg = {
  /** The signed part of the link, as it stands in the e-mail. */
  token: string;
};
export type ResumeOwnApiResponse = /** status 200 OK */ PartnerLinkDto;
export type ResumeOwnApiArg = {
  /** The signed part of the link, as it stands in the e-mail. */
  token: string;
};
export type GetOwnerLinkApiResponse = /** status 200 OK */ OwnerLinkDto;
export type GetOwnerLinkApiArg = {
  /** The signed part of the link, as it stands in the e-mail. */
  token: string;
};
export type WithdrawLeadApiResponse = /** status 200 OK */ OwnerLinkDto;
export type WithdrawLeadApiArg = {
  /** The signed part of the link, as it stands in the e-mail. */
  token: string;
};
export type ExportLeadApiResponse = /** status 200 OK */ LeadDetailDto;
export type ExportLeadApiArg = {
  /** The signed part of the link, as it stands in the e-mail. */
  token: string;
};
export type EraseLeadApiResponse = unknown;
export type EraseLeadApiArg = {
  /** The signed part of the link, as it stands in the e-mail. */
  token: string;
};
export type ToldDetailDto = {
  /** The field, by its wire name. */
  field: string;
  label: string;
  value: string;
};
export type PartnerLinkOwnerDto = {
  name: string;
  /** 8 digits. */
  phone: string;
  email: string;
  address: string;
  /** Everything the owner has filled in. */
  details: ToldDetailDto[];
};
export type PartnerLinkDto = {
  state:
    | 'offered'
    | 'accepted'
    | 'declined'
    | 'expired'
    | 'filled'
    | 'missed'
    | 'undone'
    | 'withdrawn'
    | 'legacy-open';
  /** What is asked for, and where. */
  title: string;
  service: string;
  city: string;
  postal_code: string | null;
  /** Without whatever names or reaches the owner; «…» stands where something is hidden. */
  details: ToldDetailDto[];
  /** What a yes costs, without MVA. */
  price_ore: number;
  /** When it was asked. */
  offered_at: string;
  /** Null: none. */
  deadline: string | null;
  /** The same on the clock in Norway. */
  deadline_text: string | null;
  /** So many of its kind can take it. */
  places: number;
  /** So many others have taken it. */
  taken_by_others: number;
  answered_at: string | null;
  decline_reason:
    ('no-time' | 'too-far' | 'short-notice' | 'too-small' | 'other-kind' | 'other' | null) | null;
  /** Until when the answer can be taken back. Null: it cannot. */
  undo_until: string | null;
  /** What the partner has told since. */
  report: ('contacted' | 'won' | 'lost' | null) | null;
  /** Only for who has said yes, and for 30 days. */
  owner?: PartnerLinkOwnerDto;
  partner_name: string;
  weekly_capacity: number;
  /** Whether the partner gets no new questions for now. */
  paused: boolean;
};
export type FieldErrorDto = {
  field: string;
  message: string;
};
export type ProblemDto = {
  /** Names the kind of problem. */
  type: string;
  title: string;
  status: number;
  /** A sentence in Norwegian. */
  error: string;
  /** Every field at fault, where the fault lies in fields. */
  errors?: FieldErrorDto[];
};
export type DeclineDto = {
  reason?: 'no-time' | 'too-far' | 'short-notice' | 'too-small' | 'other-kind' | 'other';
};
export type ReportDto = {
  report: 'contacted' | 'won' | 'lost';
};
export type CapacityDto = {
  weekly_capacity: number;
};
export type OwnerLinkPartnerDto = {
  name: string;
  company: string;
  kind: 'stylist' | 'interior-architect' | 'estate-agent';
  state:
    | 'offered'
    | 'accepted'
    | 'declined'
    | 'expired'
    | 'filled'
    | 'missed'
    | 'undone'
    | 'withdrawn'
    | 'legacy-open';
  /** When the partner got the request. */
  offered_at: string;
  answered_at: string | null;
};
export type OwnerLinkDto = {
  city: string;
  service: string;
  received_at: string;
  /** `lost` also once the owner has withdrawn it. */
  status: 'new' | 'matched' | 'contacted' | 'won' | 'lost';
  /** In the order they got the request. */
  partners: OwnerLinkPartnerDto[];
};
export type NotificationDto = {
  id: string;
  kind:
    | 'owner-confirmation'
    | 'owner-matched'
    | 'owner-partner-left'
    | 'owner-nobody-yet'
    | 'owner-search-ended'
    | 'lead-notice'
    | 'no-partner-notice'
    | 'partner-question'
    | 'partner-reminder'
    | 'question-filled'
    | 'partner-assignment'
    | 'assignment-undone'
    | 'assignment-withdrawn'
    | 'partner-correction'
    | 'partner-not-called';
  /** Parked: not tried again until asked. */
  state: 'due' | 'sent' | 'parked';
  attempts: number;
  created_at: string;
  sent_at: string | null;
  /** When it is tried again. */
  due_at: string | null;
  /** Why the last attempt failed. */
  cause: string | null;
};
export type AssignmentDto = {
  id: string;
  partner_id: string;
  partner_name: string;
  partner_company: string;
  partner_kind: 'stylist' | 'interior-architect' | 'estate-agent';
  state:
    | 'offered'
    | 'accepted'
    | 'declined'
    | 'expired'
    | 'filled'
    | 'missed'
    | 'undone'
    | 'withdrawn'
    | 'legacy-open';
  offered_at: string;
  answered_at: string | null;
  /** What a yes costs, in øre, as it was when asked. */
  price_ore: number;
  deadline: string | null;
  decline_reason:
    ('no-time' | 'too-far' | 'short-notice' | 'too-small' | 'other-kind' | 'other' | null) | null;
  /** What the partner has told since. */
  report: ('contacted' | 'won' | 'lost' | null) | null;
  /** Whether the partner has, or has had, the contact details. */
  knows_owner: boolean;
  /** When it ended otherwise than by an answer. */
  closed_at: string | null;
};
export type HistoryEntryDto = {
  id: string;
  at: string;
  kind:
    | 'status-changed'
    | 'note-added'
    | 'passed-on'
    | 'assignment-answered'
    | 'assignment-withdrawn'
    | 'no-partner-found'
    | 'owner-withdrew'
    | 'released';
  /** status-changed: from, to. note-added: text. released: suspicion. consent-given: subject, answer. corrected: fields. Those about a partner: partnerId, partnerName; passed-on also cause and deadline, assignment-answered answer and reason, answer-undone answer, assignment-withdrawn by, reported report. */
  detail: {
    [key: string]: string;
  };
};
export type LeadDetailDto = {
  id: string;
  created_at: string;
  status: 'new' | 'matched' | 'contacted' | 'won' | 'lost';
  /** Why the lead is held; null when it is not. */
  suspicion: ('hidden-field-filled' | 'filled-in-too-fast' | 'too-many-to-address' | null) | null;
  /** The first partner that has the lead; null if none has. */
  partner_id: string | null;
  customer_name: string;
  customer_email: string;
  customer_phone: string;
  service_type: 'Fullstyling' | 'Delstyling' | 'Interi\u00F8rveiledning';
  location: string;
  /** Street, postal code and city joined. */
  address: string;
  styling_needs: string;
  rooms: string;
  property_size: string;
  timeframe: string;
  property_type_field: string;
  preferred_style: string;
  message: string;
  /** Whether the owner will sell. */
  sell_property: 'yes' | 'no';
  /** Whether the owner confirms that the form is only for getting offers on styling. */
  accept_styling_only: 'yes' | 'no';
  additional_info: string | null;
  /** The form it came from, where that says so. */
  source: string;
  /** 4 digits, of the municipality that the home lies in, where it is known. */
  municipality_number: string;
  notifications: NotificationDto[];
  /** In the order the lead was passed on. */
  assignments: AssignmentDto[];
  /** Oldest first. */
  history: HistoryEntryDto[];
};
export const {
  useGetPartnerLinkQuery,
  useAcceptAssignmentMutation,
  useDeclineAssignmentMutation,
  useUndoAnswerMutation,
  useReportAssignmentMutation,
  useSetOwnCapacityMutation,
  usePauseOwnMutation,
  useResumeOwnMutation,
  useGetOwnerLinkQuery,
  useWithdrawLeadMutation,
  useExportLeadQuery,
  useEraseLeadMutation,
} = injectedRtkApi;
