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
          url: `/api/partner/assignments`,
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
          url: `/api/partner/assignments/${queryArg.id}/accept`,
          method: "POST",
        }),
        invalidatesTags: ["partner"],
      }),
      reportAsPartner: build.mutation<
        ReportAsPartnerApiResponse,
        ReportAsPartnerApiArg
      >({
        query: (queryArg) => ({
          url: `/api/partner/assignments/${queryArg.id}/report`,
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
          url: `/api/partner/assignments/${queryArg.id}/dispute`,
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
      acceptOwnTerms: build.mutation<
        AcceptOwnTermsApiResponse,
        AcceptOwnTermsApiArg
      >({
        query: (queryArg) => ({
          url: `/api/partner/terms`,
          method: "POST",
          body: queryArg.acceptTermsDto,
        }),
        invalidatesTags: ["partner"],
      }),
      getPartnerQuote: build.query<
        GetPartnerQuoteApiResponse,
        GetPartnerQuoteApiArg
      >({
        query: (queryArg) => ({
          url: `/api/partner/assignments/${queryArg.id}/quote`,
        }),
        providesTags: ["partner"],
      }),
      sendPartnerQuote: build.mutation<
        SendPartnerQuoteApiResponse,
        SendPartnerQuoteApiArg
      >({
        query: (queryArg) => ({
          url: `/api/partner/assignments/${queryArg.id}/quote`,
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
          url: `/api/partner/assignments/${queryArg.id}/quote/draft`,
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
          url: `/api/partner/assignments/${queryArg.id}/quote/withdraw`,
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
          headers: {
            "If-Match": queryArg["If-Match"],
          },
        }),
        invalidatesTags: ["partner"],
      }),
      addPartnerAttachment: build.mutation<
        AddPartnerAttachmentApiResponse,
        AddPartnerAttachmentApiArg
      >({
        query: (queryArg) => ({
          url: `/api/partner/assignments/${queryArg.id}/quote/attachments/${queryArg.attachmentId}`,
          method: "PUT",
          body: queryArg.body,
          headers: {
            "file-name": queryArg["file-name"],
          },
        }),
        invalidatesTags: ["partner"],
      }),
      deletePartnerAttachment: build.mutation<
        DeletePartnerAttachmentApiResponse,
        DeletePartnerAttachmentApiArg
      >({
        query: (queryArg) => ({
          url: `/api/partner/assignments/${queryArg.id}/quote/attachments/${queryArg.attachmentId}`,
          method: "DELETE",
        }),
        invalidatesTags: ["partner"],
      }),
      listPartnerPictures: build.query<
        ListPartnerPicturesApiResponse,
        ListPartnerPicturesApiArg
      >({
        query: (queryArg) => ({
          url: `/api/partner/assignments/${queryArg.id}/pictures`,
        }),
        providesTags: ["partner"],
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
  /** From a page: the `id` of the partner whose page it is. If another is logged in now, the call is refused. */
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
export type AcceptOwnTermsApiResponse = unknown;
export type AcceptOwnTermsApiArg = {
  acceptTermsDto: AcceptTermsDto;
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
  /** Names this call across repeats. A UUID is a good choice. */
  "Idempotency-Key"?: string;
  /** The `version` of the record that it replaces, in quotes. */
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
  /** The `version` that the change is based on, in quotes. `*`: any. */
  "If-Match": string;
  saveQuoteTemplatesDto: SaveQuoteTemplatesDto;
};
export type AddPartnerAttachmentApiResponse =
  /** status 200 OK */ PartnerQuoteDto;
export type AddPartnerAttachmentApiArg = {
  /** The id of what is asked for. */
  id: string;
  /** The attachment’s id. */
  attachmentId: string;
  /** Its name, percent-encoded UTF-8. */
  "file-name"?: string;
  body: Blob;
};
export type DeletePartnerAttachmentApiResponse =
  /** status 200 OK */ PartnerQuoteDto;
export type DeletePartnerAttachmentApiArg = {
  /** The id of what is asked for. */
  id: string;
  /** The attachment’s id. */
  attachmentId: string;
};
export type ListPartnerPicturesApiResponse = /** status 200 OK */ PicturesDto;
export type ListPartnerPicturesApiArg = {
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
export type InvalidRequestBadRequestProblem = ProblemDto & {
  type?: "/problems/invalid-request" | "/problems/bad-request";
};
export type PayloadTooLargeProblem = ProblemDto & {
  type?: "/problems/payload-too-large";
};
export type UnsupportedMediaTypeProblem = ProblemDto & {
  type?: "/problems/unsupported-media-type";
};
export type TooManyAttemptsProblem = ProblemDto & {
  type?: "/problems/too-many-attempts";
};
export type StorageUnavailableProblem = ProblemDto & {
  type?: "/problems/storage-unavailable";
};
export type PartnerLinkRequestDto = {
  email: string;
};
export type LinkUnknownProblem = ProblemDto & {
  type?: "/problems/link-unknown";
};
export type LinkExpiredProblem = ProblemDto & {
  type?: "/problems/link-expired";
};
export type PartnerEntryDto = {
  token: string;
};
export type SessionEndedOtherPartnerProblem = ProblemDto & {
  type?: "/problems/session-ended" | "/problems/other-partner";
};
export type Version = string;
export type Service = "Fullstyling" | "Delstyling" | "Interi\u00F8rveiledning";
export type SavedSettingsDto = {
  version: Version;
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
  services: Service[];
  /** Empty: unknown, as are the three below. */
  organization_number: string;
  street: string;
  postal_code: string;
  post_place: string;
};
export type Id = string;
export type PartnerKind = "stylist" | "interior-architect" | "estate-agent";
export type Logo = string | null;
export type PausedByOperator = boolean;
export type PriceRowDto = {
  /** Null: the only price. */
  label: string | null;
  /** Per assignment, without MVA. 0: free. */
  price_ore: number;
};
export type AssignmentState =
  | "offered"
  | "accepted"
  | "declined"
  | "expired"
  | "filled"
  | "missed"
  | "undone"
  | "withdrawn";
export type ShownDetailDto = {
  /** The field, by its wire name. */
  field: string;
  label: string;
  value: string;
};
export type Details = ShownDetailDto[];
export type Deadline = string | null;
export type DeadlineText = string | null;
export type Link = string | null;
export type PartnerAssignmentDto = {
  state: AssignmentState;
  /** The service and the place. Once it has ended, only the service: the home may have moved since. */
  title: string;
  service: string;
  /** Empty once it has ended. */
  city: string;
  postal_code: string | null;
  details: Details;
  /** The price of a yes, without MVA. */
  price_ore: number;
  /** When it was asked. */
  offered_at: string;
  deadline: Deadline;
  deadline_text: DeadlineText;
  id: Id;
  link: Link;
};
export type PartnerMonthDto = {
  accepted: number;
  won: number;
  lost: number;
  /** The sum it owes for them, without MVA. */
  due_ore: number;
  /** True if MVA comes on top of any of that. */
  asks_for_vat: boolean;
};
export type PartnerReviewDto = {
  name: string;
  place: string;
  service: string;
  stars: number;
  text: string;
};
export type TermsVersion = string | null;
export type MomentOrNull = string | null;
export type PartnerPageDto = SavedSettingsDto & {
  id: Id;
  name: string;
  kind: PartnerKind;
  email: string;
  logo: Logo;
  /** True if the partner gets no new questions for now. */
  paused: boolean;
  paused_by_operator: PausedByOperator;
  /** On which the pause ends by itself, in Norway. */
  paused_until: string | null;
  /** Offers accepted in the last 168 hours, and those that wait for an answer. */
  used_capacity: number;
  /** Its prices for assignments that it is asked about from now on. */
  prices: PriceRowDto[];
  /** Those that wait for an answer, the nearest deadline first. */
  offers: PartnerAssignmentDto[];
  month: PartnerMonthDto;
  /** Published reviews of it, the latest first. */
  reviews: PartnerReviewDto[];
  terms_version: TermsVersion;
  terms_accepted_at: MomentOrNull;
  /** Until when this browser is logged in. */
  session_ends_at: string;
};
export type Moment = string;
export type Report = "contacted" | "won" | "lost";
export type QuoteState =
  "draft" | "sent" | "withdrawn" | "expired" | "chosen" | "declined";
export type DisputeDto = {
  reason:
    | "erased"
    | "wrong-number"
    | "not-the-owner"
    | "duplicate"
    | "something-else"
    | "outside-area"
    | "unreachable";
  /** The partner’s words; null once erased. */
  dispute_text: string | null;
  /** Days of attempts, with `unreachable`. */
  tried_on: string[];
  at: Moment;
  /** Null: nobody has decided yet. */
  decision: ("credited" | "refused") | null;
  /** The answer; null: none, or erased. */
  reply: string | null;
  decided_at: MomentOrNull;
};
export type PartnerLinkOwnerDto = {
  name: string;
  /** 8 digits. */
  phone: string;
  email: string;
  /** True if the owner wants e-mail in the place of calls. */
  contact_by_email: boolean;
  address: string;
  /** The owner’s answers; for an agent beside stylists without the words to those. */
  details: ShownDetailDto[];
};
export type PartnerLeadDto = {
  id: Id;
  /** Its reference on invoices. */
  reference: string | null;
  accepted_at: Moment;
  /** Its price, without MVA. */
  price_ore: number;
  /** True if MVA comes on top of that, as it was at the yes. */
  asks_for_vat: boolean;
  /** Null once the owner has erased it. */
  service: string | null;
  /** The latest report of the partner. */
  report: Report | null;
  /** Of its quote. Null: none is written. */
  quote_state: QuoteState | null;
  /** Until when what it costs can be disputed here, once the owner has erased it. Null: it cannot. */
  dispute_until: string | null;
  /** Once the owner has erased it: what the partner has against what it costs. Left out: nothing. */
  dispute?: DisputeDto;
  /** True if a dispute was granted, so that no report is expected. */
  dispute_granted: boolean;
  /** True if it was taken back after it was begun: it is due, and disputed on its own page. */
  withdrawn: boolean;
  /** None once the owner has erased it, or it was withdrawn. */
  owner?: PartnerLinkOwnerDto;
  link: Link;
};
export type PartnerLeadsDto = {
  assignments: PartnerLeadDto[];
  next_cursor: string | null;
};
export type InvalidRequestProblem = ProblemDto & {
  type?: "/problems/invalid-request";
};
export type BadRequestProblem = ProblemDto & {
  type?: "/problems/bad-request";
};
export type NotFoundAssignmentNotFoundProblem = ProblemDto & {
  type?: "/problems/not-found" | "/problems/assignment-not-found";
};
export type AssignmentClosedProblem = ProblemDto & {
  type?: "/problems/assignment-closed";
};
export type ReportDto = {
  report: Report;
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
export type InvoiceKind = "invoice" | "credit-note";
export type InvoiceState =
  "open" | "overdue" | "part-paid" | "paid" | "overpaid" | "credited";
export type Credits = string | null;
export type PartnerInvoiceDto = {
  id: Id;
  kind: InvoiceKind;
  number: string;
  issued_on: string;
  /** Null: a credit note. */
  due_on: string | null;
  total_ore: number;
  /** MVA in `total_ore`. */
  vat_ore: number;
  /** True if MVA is asked for, however little it comes to. */
  asks_for_vat: boolean;
  /** The rest that is due. Negative: too much was paid. 0 for a credit note. */
  balance_ore: number;
  /** Null: a credit note. */
  state: InvoiceState | null;
  credits: Credits;
};
export type PartnerInvoicesDto = {
  invoices: PartnerInvoiceDto[];
  next_cursor: string | null;
};
export type InvalidRequestBadRequestInvalidPartnerProblem = ProblemDto & {
  type?:
    | "/problems/invalid-request"
    | "/problems/bad-request"
    | "/problems/invalid-partner";
};
export type VersionRequiredProblem = ProblemDto & {
  type?: "/problems/version-required";
};
export type Company = string;
export type Phone = string;
export type Website = string | null;
export type Presentation = string | null;
export type Services = Service[];
export type Areas = string[];
export type WeeklyCapacity = number;
export type OrganizationNumber = string | null;
export type Street = string | null;
export type PostalCode = string | null;
export type PostPlace = string | null;
export type PartnerSettingsDto = {
  company?: Company;
  phone?: Phone;
  website?: Website;
  presentation?: Presentation;
  services?: Services;
  areas?: Areas;
  weekly_capacity?: WeeklyCapacity;
  organization_number?: OrganizationNumber;
  street?: Street;
  postal_code?: PostalCode;
  post_place?: PostPlace;
};
export type PauseDto = {
  /** The Norwegian day on which the pause ends. Left out: no end. */
  until?: string;
};
export type PartnerSessionDto = {
  id: Id;
  browser: string;
  /** Without its last part. */
  network: string;
  opened_at: Moment;
  /** To the minute. */
  last_used_at: string;
  /** True if it is the one that asks. */
  is_this: boolean;
};
export type PartnerSessionsDto = {
  /** The last used first. */
  sessions: PartnerSessionDto[];
};
export type AcceptTermsDto = {
  /** The version of the partner terms that was shown and accepted. */
  terms_version: string;
};
export type QuotePartnerDto = {
  name: string;
  company: string;
  /** Its own words; empty: none. */
  presentation: string;
  logo: Logo;
  phone: string;
  email: string;
  /** Null: none. */
  website: string | null;
  /** Mean of the stars of its published reviews. Null: none. */
  rating: number | null;
  review_count: number;
};
export type PriceTo = number | null;
export type PriceDependsOn = string | null;
export type QuoteInclude =
  | "inspection"
  | "furniture"
  | "textiles"
  | "transport"
  | "photography"
  | "advice";
export type IncludesOther = string | null;
export type RentalWeeks = number | null;
export type ExtraWeekPrice = number | null;
export type Message = string | null;
export type QuoteTermsDto = {
  /** The lowest or fixed price that the owner pays, in whole kroner. */
  price_from: number;
  price_to: PriceTo;
  price_depends_on: PriceDependsOn;
  /** True: the stylist is registered for MVA, which the prices include. False: it is not, and there is none. */
  has_vat: boolean;
  /** Things that the price includes. */
  includes: QuoteInclude[];
  includes_other: IncludesOther;
  rental_weeks: RentalWeeks;
  extra_week_price: ExtraWeekPrice;
  /** The first day on which the work can begin. */
  earliest_start: string;
  /** The last day on which it can be chosen, at most 180 days from now. */
  valid_until: string;
  message: Message;
};
export type PriceFrom = number | null;
export type HasVat = boolean | null;
export type Includes = QuoteInclude[] | null;
export type EarliestStart = string | null;
export type ValidUntil = string | null;
export type QuoteDraftDto = {
  price_from: PriceFrom;
  price_to: PriceTo;
  price_depends_on: PriceDependsOn;
  has_vat: HasVat;
  includes: Includes;
  includes_other: IncludesOther;
  rental_weeks: RentalWeeks;
  extra_week_price: ExtraWeekPrice;
  earliest_start: EarliestStart;
  valid_until: ValidUntil;
  message: Message;
};
export type QuoteFileDto = {
  id: Id;
  file_name: string;
  kind: "pdf" | "picture";
  bytes: number;
};
export type QuoteVersionDto = {
  version: number;
  sent_at: Moment;
  terms: QuoteTermsDto;
  /** Attachments that it was sent with. */
  attachments: QuoteFileDto[];
};
export type AttachmentDto = QuoteFileDto & {
  /** Opens it for at least 5 minutes: a PDF as a download. */
  url: string;
  /** The same picture for lists. Null: a PDF. */
  small_url: string | null;
  /** Pixels. */
  width: number | null;
  height: number | null;
};
export type ChosenAt = string | null;
export type QuoteTemplateDto = {
  id: Id;
  name: string;
  terms: QuoteDraftDto;
};
export type PartnerQuoteDto = {
  partner: QuotePartnerDto;
  /** First name of the owner. Null: unknown, or no longer shown here. */
  owner_first_name: string | null;
  service: string;
  /** Empty once it has ended. */
  place: string;
  /** The home in one line. Empty: unknown, or it has ended. */
  facts: string;
  /** True if a quote can be written, sent or revised now. */
  can_write: boolean;
  /** Null: nothing yet. */
  state: QuoteState | null;
  /** The newest that was sent, for `If-Match` when revising. 0: none. */
  version: number;
  /** The terms sent last. Left out: none. */
  terms?: QuoteTermsDto;
  /** The unsent draft. Left out: none. */
  draft?: QuoteDraftDto;
  /** Every version that was sent, the first one first. */
  history: QuoteVersionDto[];
  /** Of every version and of the draft. */
  attachments: AttachmentDto[];
  /** Ids of those that the next version has, at most 3. */
  next_attachments: string[];
  /** True if the owner corrected the service since, and cannot choose it. */
  for_earlier_service: boolean;
  chosen_at: ChosenAt;
  /** Why an administrator overruled the choice. */
  reason: string | null;
  /** The terms sent last for the same service, to begin with. Left out: none. */
  suggestion?: QuoteTermsDto;
  /** In its own order, at most 5. */
  templates: QuoteTemplateDto[];
  /** For `If-Match` when replacing the templates. */
  templates_version: string;
  /** True if it is registered for MVA, as it stated last. Null: never. */
  last_has_vat: boolean | null;
};
export type SendQuoteDto = {
  /** The lowest or fixed price that the owner pays, in whole kroner. */
  price_from: number;
  price_to?: PriceTo;
  price_depends_on?: PriceDependsOn;
  /** True: the stylist is registered for MVA, which the prices include. False: it is not, and there is none. */
  has_vat: boolean;
  /** Things that the price includes. */
  includes: QuoteInclude[];
  includes_other?: IncludesOther;
  rental_weeks?: RentalWeeks;
  extra_week_price?: ExtraWeekPrice;
  /** The first day on which the work can begin. */
  earliest_start: string;
  /** The last day on which it can be chosen, at most 180 days from now. */
  valid_until: string;
  message?: Message;
};
export type AssignmentClosedNoQuoteByAgentsQuoteClosedProblem = ProblemDto & {
  type?:
    | "/problems/assignment-closed"
    | "/problems/no-quote-by-agents"
    | "/problems/quote-closed";
};
export type SaveQuoteDraftDto = {
  price_from?: PriceFrom;
  price_to?: PriceTo;
  price_depends_on?: PriceDependsOn;
  has_vat?: HasVat;
  includes?: Includes;
  includes_other?: IncludesOther;
  rental_weeks?: RentalWeeks;
  extra_week_price?: ExtraWeekPrice;
  earliest_start?: EarliestStart;
  valid_until?: ValidUntil;
  message?: Message;
};
export type QuoteTemplatesDto = {
  version: Version;
  templates: QuoteTemplateDto[];
};
export type SaveQuoteTemplateDto = {
  name: string;
  terms: SaveQuoteDraftDto;
};
export type SaveQuoteTemplatesDto = {
  templates: SaveQuoteTemplateDto[];
};
export type PictureDto = {
  id: Id;
  /** Shows it for at least 5 minutes. Then ask again. */
  url: string;
  /** The same for lists. */
  small_url: string;
  /** Pixels. */
  width: number;
  /** Pixels. */
  height: number;
  added_at: Moment;
};
export type PicturesDto = {
  /** Empty: there are none, or the partner may see none. */
  pictures: PictureDto[];
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
  useAcceptOwnTermsMutation,
  useGetPartnerQuoteQuery,
  useSendPartnerQuoteMutation,
  useSavePartnerQuoteDraftMutation,
  useWithdrawPartnerQuoteMutation,
  useSaveQuoteTemplatesMutation,
  useAddPartnerAttachmentMutation,
  useDeletePartnerAttachmentMutation,
  useListPartnerPicturesQuery,
} = injectedRtkApi;
