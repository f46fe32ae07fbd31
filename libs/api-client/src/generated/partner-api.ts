import { linksBaseApi as api } from "../links-base-api";
export const addTagTypes = ["partner"] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      sendPartnerLink: build.mutation<
        SendPartnerLinkApiResponse,
        SendPartnerLinkApiArg
      >({
        query: (queryArg) => ({
          url: `/api/partner/link`,
          method: "POST",
          body: queryArg.partnerLinkRequestDto,
        }),
        invalidatesTags: [],
      }),
      enterAsPartner: build.mutation<
        EnterAsPartnerApiResponse,
        EnterAsPartnerApiArg
      >({
        query: (queryArg) => ({
          url: `/api/partner/session`,
          method: "POST",
          body: queryArg.partnerEntryDto,
        }),
        invalidatesTags: ["partner"],
      }),
      leaveAsPartner: build.mutation<
        LeaveAsPartnerApiResponse,
        LeaveAsPartnerApiArg
      >({
        query: () => ({ url: `/api/partner/session`, method: "DELETE" }),
        invalidatesTags: ["partner"],
      }),
      getPartnerPage: build.query<
        GetPartnerPageApiResponse,
        GetPartnerPageApiArg
      >({
        query: () => ({ url: `/api/partner/page` }),
        providesTags: ["partner"],
      }),
      listPartnerLeads: build.query<
        ListPartnerLeadsApiResponse,
        ListPartnerLeadsApiArg
      >({
        query: (queryArg) => ({
          url: `/api/partner/requests`,
          params: {
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ["partner"],
      }),
      acceptAsPartner: build.mutation<
        AcceptAsPartnerApiResponse,
        AcceptAsPartnerApiArg
      >({
        query: (queryArg) => ({
          url: `/api/partner/requests/${queryArg.id}/accept`,
          method: "POST",
        }),
        invalidatesTags: ["partner"],
      }),
      reportAsPartner: build.mutation<
        ReportAsPartnerApiResponse,
        ReportAsPartnerApiArg
      >({
        query: (queryArg) => ({
          url: `/api/partner/requests/${queryArg.id}/report`,
          method: "POST",
          body: queryArg.reportDto,
        }),
        invalidatesTags: ["partner"],
      }),
      disputeErased: build.mutation<
        DisputeErasedApiResponse,
        DisputeErasedApiArg
      >({
        query: (queryArg) => ({
          url: `/api/partner/requests/${queryArg.id}/dispute`,
          method: "POST",
          body: queryArg.disputeErasedDto,
        }),
        invalidatesTags: ["partner"],
      }),
      putLogo: build.mutation<PutLogoApiResponse, PutLogoApiArg>({
        query: (queryArg) => ({
          url: `/api/partner/logo`,
          method: "PUT",
          body: queryArg.body,
        }),
        invalidatesTags: ["partner"],
      }),
      removeLogo: build.mutation<RemoveLogoApiResponse, RemoveLogoApiArg>({
        query: () => ({ url: `/api/partner/logo`, method: "DELETE" }),
        invalidatesTags: ["partner"],
      }),
      listPartnerInvoices: build.query<
        ListPartnerInvoicesApiResponse,
        ListPartnerInvoicesApiArg
      >({
        query: (queryArg) => ({
          url: `/api/partner/invoices`,
          params: {
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ["partner"],
      }),
      downloadPartnerInvoice: build.query<
        DownloadPartnerInvoiceApiResponse,
        DownloadPartnerInvoiceApiArg
      >({
        query: (queryArg) => ({
          url: `/api/partner/invoices/${queryArg.id}/${queryArg.form}`,
        }),
        providesTags: ["partner"],
      }),
      changePartnerSettings: build.mutation<
        ChangePartnerSettingsApiResponse,
        ChangePartnerSettingsApiArg
      >({
        query: (queryArg) => ({
          url: `/api/partner/settings`,
          method: "PATCH",
          body: queryArg.partnerSettingsDto,
          headers: {
            "partner-id": queryArg["partner-id"],
            "If-Match": queryArg["If-Match"],
          },
        }),
        invalidatesTags: [],
      }),
      pauseAsPartner: build.mutation<
        PauseAsPartnerApiResponse,
        PauseAsPartnerApiArg
      >({
        query: (queryArg) => ({
          url: `/api/partner/pause`,
          method: "POST",
          body: queryArg.pauseDto,
        }),
        invalidatesTags: ["partner"],
      }),
      resumeAsPartner: build.mutation<
        ResumeAsPartnerApiResponse,
        ResumeAsPartnerApiArg
      >({
        query: () => ({ url: `/api/partner/resume`, method: "POST" }),
        invalidatesTags: ["partner"],
      }),
      listPartnerSessions: build.query<
        ListPartnerSessionsApiResponse,
        ListPartnerSessionsApiArg
      >({
        query: () => ({ url: `/api/partner/sessions` }),
        providesTags: ["partner"],
      }),
      endPartnerSession: build.mutation<
        EndPartnerSessionApiResponse,
        EndPartnerSessionApiArg
      >({
        query: (queryArg) => ({
          url: `/api/partner/sessions/${queryArg.id}`,
          method: "DELETE",
        }),
        invalidatesTags: ["partner"],
      }),
      getPartnerQuote: build.query<
        GetPartnerQuoteApiResponse,
        GetPartnerQuoteApiArg
      >({
        query: (queryArg) => ({
          url: `/api/partner/requests/${queryArg.id}/quote`,
        }),
        providesTags: ["partner"],
      }),
      sendPartnerQuote: build.mutation<
        SendPartnerQuoteApiResponse,
        SendPartnerQuoteApiArg
      >({
        query: (queryArg) => ({
          url: `/api/partner/requests/${queryArg.id}/quote`,
          method: "POST",
          body: queryArg.sendQuoteDto,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
            "If-Match": queryArg["If-Match"],
          },
        }),
        invalidatesTags: ["partner"],
      }),
      savePartnerQuoteDraft: build.mutation<
        SavePartnerQuoteDraftApiResponse,
        SavePartnerQuoteDraftApiArg
      >({
        query: (queryArg) => ({
          url: `/api/partner/requests/${queryArg.id}/quote/draft`,
          method: "PUT",
          body: queryArg.saveQuoteDraftDto,
        }),
        invalidatesTags: ["partner"],
      }),
      withdrawPartnerQuote: build.mutation<
        WithdrawPartnerQuoteApiResponse,
        WithdrawPartnerQuoteApiArg
      >({
        query: (queryArg) => ({
          url: `/api/partner/requests/${queryArg.id}/quote/withdraw`,
          method: "POST",
        }),
        invalidatesTags: ["partner"],
      }),
      saveQuoteTemplates: build.mutation<
        SaveQuoteTemplatesApiResponse,
        SaveQuoteTemplatesApiArg
      >({
        query: (queryArg) => ({
          url: `/api/partner/quote-templates`,
          method: "PUT",
          body: queryArg.saveQuoteTemplatesDto,
        }),
        invalidatesTags: ["partner"],
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
export type ListPartnerLeadsApiResponse = /** status 200 OK */ PartnerLeadsDto;
export type ListPartnerLeadsApiArg = {
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
export type DisputeErasedApiResponse = unknown;
export type DisputeErasedApiArg = {
  /** The id of what is asked for. */
  id: string;
  disputeErasedDto: DisputeErasedDto;
};
export type PutLogoApiResponse = unknown;
export type PutLogoApiArg = {
  body: Blob;
};
export type RemoveLogoApiResponse = unknown;
export type RemoveLogoApiArg = void;
export type ListPartnerInvoicesApiResponse =
  /** status 200 OK */ PartnerInvoicesDto;
export type ListPartnerInvoicesApiArg = {
  /** The `next_cursor` of the page before. */
  cursor?: string;
};
export type DownloadPartnerInvoiceApiResponse = /** status 200 OK */ Blob;
export type DownloadPartnerInvoiceApiArg = {
  /** The id of what is asked for. */
  id: string;
  /** To read, or for a machine. */
  form: "pdf" | "ehf";
};
export type ChangePartnerSettingsApiResponse =
  /** status 200 OK */ SavedSettingsDto;
export type ChangePartnerSettingsApiArg = {
  /** From a page: the `id` of the partner whose page it is. Is another logged in by now, the call is refused. */
  "partner-id"?: string;
  /** The `version` that the change is based on, in quotes. `*`: any. */
  "If-Match": string;
  partnerSettingsDto: PartnerSettingsDto;
};
export type PauseAsPartnerApiResponse = unknown;
export type PauseAsPartnerApiArg = {
  pauseDto: PauseDto;
};
export type ResumeAsPartnerApiResponse = unknown;
export type ResumeAsPartnerApiArg = void;
export type ListPartnerSessionsApiResponse =
  /** status 200 OK */ PartnerSessionsDto;
export type ListPartnerSessionsApiArg = void;
export type EndPartnerSessionApiResponse = unknown;
export type EndPartnerSessionApiArg = {
  /** The id of what is asked for. */
  id: string;
};
export type GetPartnerQuoteApiResponse = /** status 200 OK */ PartnerQuoteDto;
export type GetPartnerQuoteApiArg = {
  /** The id of what is asked for. */
  id: string;
};
export type SendPartnerQuoteApiResponse = /** status 200 OK */ PartnerQuoteDto;
export type SendPartnerQuoteApiArg = {
  /** The id of what is asked for. */
  id: string;
  /** Names this sending across repeats. A UUID is a good choice. */
  "Idempotency-Key"?: string;
  /** The `version` that is revised, in quotation marks. Left out for the first. */
  "If-Match"?: string;
  sendQuoteDto: SendQuoteDto;
};
export type SavePartnerQuoteDraftApiResponse =
  /** status 200 OK */ PartnerQuoteDto;
export type SavePartnerQuoteDraftApiArg = {
  /** The id of what is asked for. */
  id: string;
  saveQuoteDraftDto: SaveQuoteDraftDto;
};
export type WithdrawPartnerQuoteApiResponse =
  /** status 200 OK */ PartnerQuoteDto;
export type WithdrawPartnerQuoteApiArg = {
  /** The id of what is asked for. */
  id: string;
};
export type SaveQuoteTemplatesApiResponse =
  /** status 200 OK */ QuoteTemplatesDto;
export type SaveQuoteTemplatesApiArg = {
  saveQuoteTemplatesDto: SaveQuoteTemplatesDto;
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
export type ShownDetailDto = {
  /** The field, by its wire name. */
  field: string;
  label: string;
  value: string;
};
export type PartnerAssignmentDto = {
  state:
    | "offered"
    | "accepted"
    | "declined"
    | "expired"
    | "filled"
    | "missed"
    | "undone"
    | "withdrawn";
  /** What is asked for, and where. Once it has ended, only what: the home may have moved since. */
  title: string;
  service: string;
  /** Empty once it has ended. */
  city: string;
  postal_code: string | null;
  /** Without whatever names or reaches the owner; «…» stands where something is hidden. None once it has ended: the owner reads that the partner sees it no longer. */
  details: ShownDetailDto[];
  /** What a yes costs, without MVA. */
  price_ore: number;
  /** When it was asked. */
  offered_at: string;
  /** Null: none. */
  deadline: string | null;
  /** The same on the clock in Norway. */
  deadline_text: string | null;
  id: string;
  /** Of its own page, as the e-mail has it. Null: that opens no more. */
  link: string | null;
};
export type PartnerMonthDto = {
  accepted: number;
  won: number;
  lost: number;
  /** What it owes for them, without MVA. */
  owed_ore: number;
  /** Whether MVA comes on top of any of that. */
  asks_for_vat: boolean;
};
export type PartnerReviewDto = {
  name: string;
  place: string;
  service: string;
  stars: number;
  text: string;
};
export type PartnerPageDto = {
  id: string;
  /** Another after each change that changes something. A change names in `If-Match`, in quotes, the one it is based on. */
  version: string;
  name: string;
  company: string;
  kind: "stylist" | "interior-architect" | "estate-agent";
  email: string;
  /** 8 digits. */
  phone: string;
  /** Empty: none. */
  website: string;
  /** Empty: none. */
  presentation: string;
  /** Null: none. */
  logo: string | null;
  /** Whether the partner gets no new questions for now. */
  paused: boolean;
  /** Whether we have paused it, so that it cannot get questions again by itself. */
  paused_by_operator: boolean;
  /** On which the pause ends by itself, in Norway. */
  paused_until: string | null;
  weekly_capacity: number;
  /** What it took in the last 168 hours, and what waits for its answer. */
  used_capacity: number;
  /** By their official numbers; `NO` for the whole country. */
  areas: string[];
  services: ("Fullstyling" | "Delstyling" | "Interi\u00F8rveiledning")[];
  /** What waits for an answer, the nearest deadline first. */
  offers: PartnerAssignmentDto[];
  month: PartnerMonthDto;
  /** What owners say of it that is published, the latest first. */
  reviews: PartnerReviewDto[];
  /** Until when this browser is logged in. */
  session_ends_at: string;
};
export type DisputeDto = {
  reason:
    | "erased"
    | "wrong-number"
    | "not-the-owner"
    | "duplicate"
    | "something-else"
    | "outside-area";
  /** What the partner wrote; null once erased. */
  objection: string | null;
  at: string;
  /** Null: nobody has decided yet. */
  decision: ("credited" | "refused") | null;
  /** What was answered; null: nothing, or erased. */
  reply: string | null;
  decided_at: string | null;
};
export type PartnerLinkOwnerDto = {
  name: string;
  /** 8 digits. */
  phone: string;
  email: string;
  /** Whether the owner wants e-mail in the place of calls. */
  contact_by_email: boolean;
  address: string;
  /** What the owner has filled in; for an agent beside stylists without what she wrote to those. */
  details: ShownDetailDto[];
};
export type PartnerLeadDto = {
  id: string;
  /** What it is called on invoices. */
  reference: string | null;
  accepted_at: string;
  /** What it costs, without MVA. */
  price_ore: number;
  /** Whether MVA comes on top of that, as it was at the yes. */
  asks_for_vat: boolean;
  /** Null once the owner has erased it. */
  service: string | null;
  /** What the partner has told since. */
  report: ("contacted" | "won" | "lost") | null;
  /** Of its quote. Null: none is written. */
  quote_state:
    ("draft" | "sent" | "withdrawn" | "expired" | "chosen" | "declined") | null;
  /** Until when what it costs can be disputed here, once the owner has erased it. Null: it cannot. */
  dispute_until: string | null;
  /** Once the owner has erased it: what the partner has against what it costs. Left out: nothing. */
  dispute?: DisputeDto;
  /** Whether it was disputed and is not owed: what became of it is asked no more. */
  dispute_granted: boolean;
  /** Whether it was taken back after it was begun: it is owed, and disputed on its own page. */
  withdrawn: boolean;
  /** None once the owner has erased it, or it was withdrawn. */
  owner?: PartnerLinkOwnerDto;
  /** Of its own page, as the e-mail has it. Null: that opens no more. */
  link: string | null;
};
export type PartnerLeadsDto = {
  requests: PartnerLeadDto[];
  next_cursor: string | null;
};
export type ReportDto = {
  report: "contacted" | "won" | "lost";
};
export type DisputeErasedDto = {
  reason:
    | "erased"
    | "wrong-number"
    | "not-the-owner"
    | "duplicate"
    | "something-else"
    | "outside-area";
};
export type PartnerInvoiceDto = {
  id: string;
  kind: "invoice" | "credit-note";
  number: string;
  issued_on: string;
  /** Null: a credit note. */
  due_on: string | null;
  total_ore: number;
  /** MVA in `total_ore`. */
  vat_ore: number;
  /** Whether MVA is asked for, however little it comes to. */
  asks_for_vat: boolean;
  /** What is still owed. Negative: too much was paid. 0 for a credit note. */
  balance_ore: number;
  /** Null: a credit note. */
  state:
    | ("open" | "overdue" | "part-paid" | "paid" | "overpaid" | "credited")
    | null;
  /** The invoice that a credit note credits. */
  credits: string | null;
};
export type PartnerInvoicesDto = {
  invoices: PartnerInvoiceDto[];
  next_cursor: string | null;
};
export type SavedSettingsDto = {
  /** Another after each change that changes something. A change names in `If-Match`, in quotes, the one it is based on. */
  version: string;
  company: string;
  /** 8 digits. */
  phone: string;
  /** Empty: none. */
  website: string;
  /** Empty: none. */
  presentation: string;
  weekly_capacity: number;
  /** By their official numbers; `NO` for the whole country. */
  areas: string[];
  services: ("Fullstyling" | "Delstyling" | "Interi\u00F8rveiledning")[];
};
export type PartnerSettingsDto = {
  company?: string;
  phone?: string;
  /** Owners who have its yes see it. Without a scheme it is taken for https. */
  website?: string | null;
  /** A few words to owners about whom it is asked. */
  presentation?: string | null;
  /** Municipalities and counties by their official numbers of today, `NO` for the whole country. At least one. */
  areas?: string[];
  services?: ("Fullstyling" | "Delstyling" | "Interi\u00F8rveiledning")[];
  /** Assignments in any 7 days. 0: none. */
  weekly_capacity?: number;
};
export type PauseDto = {
  /** The day in Norway on which the pause ends by itself. Left out: it has no end. */
  until?: string;
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
export type QuotePartnerDto = {
  name: string;
  company: string;
  /** Its own words; empty: none. */
  presentation: string;
  /** Null: none. */
  logo: string | null;
  phone: string;
  email: string;
  /** Null: none. */
  website: string | null;
  /** Mean of the stars of its published reviews. Null: none. */
  rating: number | null;
  review_count: number;
};
export type QuoteTermsDto = {
  /** The lowest or fixed price, in whole kroner with MVA. */
  price_from: number;
  /** The highest price. Null: the price is fixed. */
  price_to: number | null;
  /** What decides the price. Required with `price_to`. */
  price_depends_on: string | null;
  /** What the price includes. */
  includes: (
    | "inspection"
    | "furniture"
    | "textiles"
    | "transport"
    | "photography"
    | "advice"
  )[];
  /** What else it includes. */
  includes_other: string | null;
  /** Weeks of furniture rental in the price. Not for Interiørveiledning. */
  rental_weeks: number | null;
  /** Of a further week, with MVA. Not for Interiørveiledning. */
  extra_week_price: number | null;
  /** The first day on which the work can begin. */
  earliest_start: string;
  /** The last day on which it can be chosen, at most 180 days from now. */
  valid_until: string;
  /** To the owner. */
  message: string | null;
};
export type QuoteDraftDto = {
  /** The lowest or fixed price, in whole kroner with MVA. */
  price_from: number | null;
  /** The highest price. Null: the price is fixed. */
  price_to: number | null;
  /** What decides the price. Required with `price_to`. */
  price_depends_on: string | null;
  /** What the price includes. */
  includes:
    | (
        | "inspection"
        | "furniture"
        | "textiles"
        | "transport"
        | "photography"
        | "advice"
      )[]
    | null;
  /** What else it includes. */
  includes_other: string | null;
  /** Weeks of furniture rental in the price. Not for Interiørveiledning. */
  rental_weeks: number | null;
  /** Of a further week, with MVA. Not for Interiørveiledning. */
  extra_week_price: number | null;
  /** The first day on which the work can begin. */
  earliest_start: string | null;
  /** The last day on which it can be chosen, at most 180 days from now. */
  valid_until: string | null;
  /** To the owner. */
  message: string | null;
};
export type QuoteVersionDto = {
  version: number;
  sent_at: string;
  terms: QuoteTermsDto;
};
export type QuoteTemplateDto = {
  id: string;
  name: string;
  terms: QuoteDraftDto;
};
export type PartnerQuoteDto = {
  partner: QuotePartnerDto;
  /** First name of the owner. Null: unknown, or no longer shown here. */
  owner_first_name: string | null;
  service: string;
  place: string;
  /** The home in one line; empty: unknown. */
  facts: string;
  /** Whether a quote can be written, sent or revised now. */
  can_write: boolean;
  /** Whether furniture is rented, so that the terms about it exist. */
  has_rental: boolean;
  /** Null: nothing yet. */
  state:
    ("draft" | "sent" | "withdrawn" | "expired" | "chosen" | "declined") | null;
  /** The newest that was sent, for `If-Match` when revising. 0: none. */
  version: number;
  /** The terms sent last. Left out: none. */
  terms?: QuoteTermsDto;
  /** What is written and not sent. Left out: nothing. */
  draft?: QuoteDraftDto;
  /** Every version that was sent, the first one first. */
  history: QuoteVersionDto[];
  /** When the owner chose it. */
  chosen_at: string | null;
  /** Why an administrator overruled the choice. */
  reason: string | null;
  /** What it sent last for the same service, to begin with. Left out: nothing. */
  suggestion?: QuoteTermsDto;
  /** In its own order, at most 5. */
  templates: QuoteTemplateDto[];
  /** MVA within the prices, in percent. */
  vat_rate: number;
};
export type SendQuoteDto = {
  /** The lowest or fixed price, in whole kroner with MVA. */
  price_from: number;
  /** The highest price. Null: the price is fixed. */
  price_to?: number | null;
  /** What decides the price. Required with `price_to`. */
  price_depends_on?: string | null;
  /** What the price includes. */
  includes: (
    | "inspection"
    | "furniture"
    | "textiles"
    | "transport"
    | "photography"
    | "advice"
  )[];
  /** What else it includes. */
  includes_other?: string | null;
  /** Weeks of furniture rental in the price. Not for Interiørveiledning. */
  rental_weeks?: number | null;
  /** Of a further week, with MVA. Not for Interiørveiledning. */
  extra_week_price?: number | null;
  /** The first day on which the work can begin. */
  earliest_start: string;
  /** The last day on which it can be chosen, at most 180 days from now. */
  valid_until: string;
  /** To the owner. */
  message?: string | null;
};
export type SaveQuoteDraftDto = {
  /** The lowest or fixed price, in whole kroner with MVA. */
  price_from?: number | null;
  /** The highest price. Null: the price is fixed. */
  price_to?: number | null;
  /** What decides the price. Required with `price_to`. */
  price_depends_on?: string | null;
  /** What the price includes. */
  includes?:
    | (
        | "inspection"
        | "furniture"
        | "textiles"
        | "transport"
        | "photography"
        | "advice"
      )[]
    | null;
  /** What else it includes. */
  includes_other?: string | null;
  /** Weeks of furniture rental in the price. Not for Interiørveiledning. */
  rental_weeks?: number | null;
  /** Of a further week, with MVA. Not for Interiørveiledning. */
  extra_week_price?: number | null;
  /** The first day on which the work can begin. */
  earliest_start?: string | null;
  /** The last day on which it can be chosen, at most 180 days from now. */
  valid_until?: string | null;
  /** To the owner. */
  message?: string | null;
};
export type QuoteTemplatesDto = {
  templates: QuoteTemplateDto[];
};
export type SaveQuoteTemplateDto = {
  name: string;
  terms: SaveQuoteDraftDto;
};
export type SaveQuoteTemplatesDto = {
  templates: SaveQuoteTemplateDto[];
};
export const {
  useSendPartnerLinkMutation,
  useEnterAsPartnerMutation,
  useLeaveAsPartnerMutation,
  useGetPartnerPageQuery,
  useListPartnerLeadsQuery,
  useAcceptAsPartnerMutation,
  useReportAsPartnerMutation,
  useDisputeErasedMutation,
  usePutLogoMutation,
  useRemoveLogoMutation,
  useListPartnerInvoicesQuery,
  useDownloadPartnerInvoiceQuery,
  useChangePartnerSettingsMutation,
  usePauseAsPartnerMutation,
  useResumeAsPartnerMutation,
  useListPartnerSessionsQuery,
  useEndPartnerSessionMutation,
  useGetPartnerQuoteQuery,
  useSendPartnerQuoteMutation,
  useSavePartnerQuoteDraftMutation,
  useWithdrawPartnerQuoteMutation,
  useSaveQuoteTemplatesMutation,
} = injectedRtkApi;
