import { linksBaseApi as api } from '../links-base-api';
export const addTagTypes = ['partner'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      sendPartnerLink: build.mutation<SendPartnerLinkApiResponse, SendPartnerLinkApiArg>({
        query: (queryArg) => ({
          url: `/api/partner/link`,
          method: 'POST',
          body: queryArg.partnerLinkRequestDto,
        }),
        invalidatesTags: [],
      }),
      enterAsPartner: build.mutation<EnterAsPartnerApiResponse, EnterAsPartnerApiArg>({
        query: (queryArg) => ({
          url: `/api/partner/session`,
          method: 'POST',
          body: queryArg.partnerEntryDto,
        }),
        invalidatesTags: ['partner'],
      }),
      leaveAsPartner: build.mutation<LeaveAsPartnerApiResponse, LeaveAsPartnerApiArg>({
        query: () => ({ url: `/api/partner/session`, method: 'DELETE' }),
        invalidatesTags: ['partner'],
      }),
      getPartnerPage: build.query<GetPartnerPageApiResponse, GetPartnerPageApiArg>({
        query: () => ({ url: `/api/partner/page` }),
        providesTags: ['partner'],
      }),
      listPartnerRequests: build.query<ListPartnerRequestsApiResponse, ListPartnerRequestsApiArg>({
        query: (queryArg) => ({
          url: `/api/partner/requests`,
          params: {
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ['partner'],
      }),
      acceptAsPartner: build.mutation<AcceptAsPartnerApiResponse, AcceptAsPartnerApiArg>({
        query: (queryArg) => ({
          url: `/api/partner/requests/${queryArg.id}/accept`,
          method: 'POST',
        }),
        invalidatesTags: ['partner'],
      }),
      reportAsPartner: build.mutation<ReportAsPartnerApiResponse, ReportAsPartnerApiArg>({
        query: (queryArg) => ({
          url: `/api/partner/requests/${queryArg.id}/report`,
          method: 'POST',
          body: queryArg.reportDto,
        }),
        invalidatesTags: ['partner'],
      }),
      listPartnerSessions: build.query<ListPartnerSessionsApiResponse, ListPartnerSessionsApiArg>({
        query: () => ({ url: `/api/partner/sessions` }),
        providesTags: ['partner'],
      }),
      endPartnerSession: build.mutation<EndPartnerSessionApiResponse, EndPartnerSessionApiArg>({
        query: (queryArg) => ({ url: `/api/partner/sessions/${queryArg.id}`, method: 'DELETE' }),
        invalidatesTags: ['partner'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as partnerApi };
export type SendPartnerLinkApiResponse = unknown;
export type SendPartnerLinkApiArg = {
  partnerLinkRequestDto: PartnerLinkRequestDto;
};
export type EnterAsPartnerApiResponse = unknown;
export type EnterAsPartnerApiArg = {
  partnerEntryDto: PartnerEntryDto;
};
export type LeaveAsPartnerApiResponse = unknown;
export type LeaveAsPartnerApiArg = void;
export type GetPartnerPageApiResponse = /** status 200 OK */ PartnerPageDto;
export type GetPartnerPageApiArg = void;
export type ListPartnerRequestsApiResponse = /** status 200 OK */ PartnerRequestsDto;
export type ListPartnerRequestsApiArg = {
  /** The `next_cursor` of the page before. */
  cursor?: string;
};
export type AcceptAsPartnerApiResponse = unknown;
export type AcceptAsPartnerApiArg = {
  /** The id of what is asked for. */
  id: string;
};
export type ReportAsPartnerApiResponse = unknown;
export type ReportAsPartnerApiArg = {
  /** The id of what is asked for. */
  id: string;
  reportDto: ReportDto;
};
export type ListPartnerSessionsApiResponse = /** status 200 OK */ PartnerSessionsDto;
export type ListPartnerSessionsApiArg = void;
export type EndPartnerSessionApiResponse = unknown;
export type EndPartnerSessionApiArg = {
  /** The id of what is asked for. */
  id: string;
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
export type PartnerLinkRequestDto = {
  email: string;
};
export type PartnerEntryDto = {
  token: string;
};
export type ToldDetailDto = {
  /** The field, by its wire name. */
  field: string;
  label: string;
  value: string;
};
export type PartnerOfferDto = {
  id: string;
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
  /** Without whatever names or reaches the owner. */
  details: ToldDetailDto[];
  /** What a yes costs, without MVA. */
  price_ore: number;
  /** When it was asked. */
  offered_at: string;
  /** Null: none. */
  deadline: string | null;
  /** The same on the clock in Norway. */
  deadline_text: string | null;
  /** Of its own page, as the e-mail has it. Null: that opens no more. */
  link: string | null;
};
export type PartnerMonthDto = {
  taken: number;
  won: number;
  lost: number;
  /** What it owes for them, without MVA. */
  owed_ore: number;
};
export type PartnerPageDto = {
  name: string;
  company: string;
  kind: 'stylist' | 'interior-architect' | 'estate-agent';
  email: string;
  /** 8 digits. */
  phone: string;
  /** Empty: none. */
  website: string;
  /** Empty: none. */
  presentation: string;
  /** Whether the partner gets no new questions for now. */
  paused: boolean;
  weekly_capacity: number;
  /** What it took in the last 168 hours, and what waits for its answer. */
  used_capacity: number;
  /** By their official numbers; `NO` for the whole country. */
  areas: string[];
  services: ('Fullstyling' | 'Delstyling' | 'Interi\u00F8rveiledning')[];
  /** What waits for an answer, the nearest deadline first. */
  offers: PartnerOfferDto[];
  month: PartnerMonthDto;
  /** Until when this browser is logged in. */
  session_ends_at: string;
};
export type PartnerLinkOwnerDto = {
  name: string;
  /** 8 digits. */
  phone: string;
  email: string;
  /** Whether the owner wants e-mail in the place of calls. */
  contact_by_email: boolean;
  address: string;
  /** Everything the owner has filled in. */
  details: ToldDetailDto[];
};
export type PartnerRequestDto = {
  id: string;
  /** What it is called on invoices. */
  reference: string | null;
  taken_at: string;
  /** What it costs, without MVA. */
  price_ore: number;
  /** Null once the owner has erased it. */
  service: string | null;
  /** What the partner has told since. */
  report: ('contacted' | 'won' | 'lost' | null) | null;
  /** None once the owner has erased it. */
  owner?: PartnerLinkOwnerDto;
  /** Of its own page, as the e-mail has it. Null: that opens no more. */
  link: string | null;
};
export type PartnerRequestsDto = {
  requests: PartnerRequestDto[];
  next_cursor: string | null;
};
export type ReportDto = {
  report: 'contacted' | 'won' | 'lost';
};
export type PartnerSessionDto = {
  id: string;
  browser: string;
  /** Without its last part. */
  network: string;
  opened_at: string;
  /** To the minute. */
  last_used_at: string;
  /** Whether it is the one that asks. */
  is_this: boolean;
};
export type PartnerSessionsDto = {
  /** The last used first. */
  sessions: PartnerSessionDto[];
};
export const {
  useSendPartnerLinkMutation,
  useEnterAsPartnerMutation,
  useLeaveAsPartnerMutation,
  useGetPartnerPageQuery,
  useListPartnerRequestsQuery,
  useAcceptAsPartnerMutation,
  useReportAsPartnerMutation,
  useListPartnerSessionsQuery,
  useEndPartnerSessionMutation,
} = injectedRtkApi;
