import { linksBaseApi as api } from "../links-base-api";
export const addTagTypes = ["links"] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      getPartnerLink: build.query<
        GetPartnerLinkApiResponse,
        GetPartnerLinkApiArg
      >({
        query: (queryArg) => ({
          url: `/api/partner-link`,
          headers: {
            "link-token": queryArg["link-token"],
          },
        }),
        providesTags: ["links"],
      }),
      acceptAssignment: build.mutation<
        AcceptAssignmentApiResponse,
        AcceptAssignmentApiArg
      >({
        query: (queryArg) => ({
          url: `/api/partner-link/accept`,
          method: "POST",
          headers: {
            "link-token": queryArg["link-token"],
          },
        }),
        invalidatesTags: ["links"],
      }),
      declineAssignment: build.mutation<
        DeclineAssignmentApiResponse,
        DeclineAssignmentApiArg
      >({
        query: (queryArg) => ({
          url: `/api/partner-link/decline`,
          method: "POST",
          body: queryArg.declineDto,
          headers: {
            "link-token": queryArg["link-token"],
          },
        }),
        invalidatesTags: ["links"],
      }),
      undoAnswer: build.mutation<UndoAnswerApiResponse, UndoAnswerApiArg>({
        query: (queryArg) => ({
          url: `/api/partner-link/undo`,
          method: "POST",
          headers: {
            "link-token": queryArg["link-token"],
          },
        }),
        invalidatesTags: ["links"],
      }),
      reportAssignment: build.mutation<
        ReportAssignmentApiResponse,
        ReportAssignmentApiArg
      >({
        query: (queryArg) => ({
          url: `/api/partner-link/report`,
          method: "POST",
          body: queryArg.reportDto,
          headers: {
            "link-token": queryArg["link-token"],
          },
        }),
        invalidatesTags: ["links"],
      }),
      disputeSale: build.mutation<DisputeSaleApiResponse, DisputeSaleApiArg>({
        query: (queryArg) => ({
          url: `/api/partner-link/dispute`,
          method: "POST",
          body: queryArg.disputeSaleDto,
          headers: {
            "link-token": queryArg["link-token"],
          },
        }),
        invalidatesTags: ["links"],
      }),
      setOwnCapacity: build.mutation<
        SetOwnCapacityApiResponse,
        SetOwnCapacityApiArg
      >({
        query: (queryArg) => ({
          url: `/api/partner-link/capacity`,
          method: "POST",
          body: queryArg.capacityDto,
          headers: {
            "link-token": queryArg["link-token"],
          },
        }),
        invalidatesTags: ["links"],
      }),
      pauseOwn: build.mutation<PauseOwnApiResponse, PauseOwnApiArg>({
        query: (queryArg) => ({
          url: `/api/partner-link/pause`,
          method: "POST",
          headers: {
            "link-token": queryArg["link-token"],
          },
        }),
        invalidatesTags: ["links"],
      }),
      resumeOwn: build.mutation<ResumeOwnApiResponse, ResumeOwnApiArg>({
        query: (queryArg) => ({
          url: `/api/partner-link/resume`,
          method: "POST",
          headers: {
            "link-token": queryArg["link-token"],
          },
        }),
        invalidatesTags: ["links"],
      }),
      getPartnerLogo: build.query<
        GetPartnerLogoApiResponse,
        GetPartnerLogoApiArg
      >({
        query: (queryArg) => ({ url: `/api/partner-logos/${queryArg.id}` }),
        providesTags: ["links"],
      }),
      getOwnRequest: build.query<GetOwnRequestApiResponse, GetOwnRequestApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/own-request`,
            headers: {
              "link-token": queryArg["link-token"],
            },
          }),
          providesTags: ["links"],
        },
      ),
      correctOwnRequest: build.mutation<
        CorrectOwnRequestApiResponse,
        CorrectOwnRequestApiArg
      >({
        query: (queryArg) => ({
          url: `/api/own-request`,
          method: "PATCH",
          body: queryArg.correctionsDto,
          headers: {
            "link-token": queryArg["link-token"],
          },
        }),
        invalidatesTags: ["links"],
      }),
      confirmOwnMailbox: build.mutation<
        ConfirmOwnMailboxApiResponse,
        ConfirmOwnMailboxApiArg
      >({
        query: (queryArg) => ({
          url: `/api/own-request/mailbox`,
          method: "POST",
          headers: {
            "link-token": queryArg["link-token"],
          },
        }),
        invalidatesTags: ["links"],
      }),
      withdrawOwnRequest: build.mutation<
        WithdrawOwnRequestApiResponse,
        WithdrawOwnRequestApiArg
      >({
        query: (queryArg) => ({
          url: `/api/own-request/withdraw`,
          method: "POST",
          headers: {
            "link-token": queryArg["link-token"],
          },
        }),
        invalidatesTags: ["links"],
      }),
      answerAboutAgent: build.mutation<
        AnswerAboutAgentApiResponse,
        AnswerAboutAgentApiArg
      >({
        query: (queryArg) => ({
          url: `/api/own-request/agent`,
          method: "POST",
          body: queryArg.agentAnswerDto,
          headers: {
            "link-token": queryArg["link-token"],
            "X-Form-Consent": queryArg["X-Form-Consent"],
          },
        }),
        invalidatesTags: ["links"],
      }),
      answerAboutStylists: build.mutation<
        AnswerAboutStylistsApiResponse,
        AnswerAboutStylistsApiArg
      >({
        query: (queryArg) => ({
          url: `/api/own-request/stylists`,
          method: "POST",
          body: queryArg.stylistsAnswerDto,
          headers: {
            "link-token": queryArg["link-token"],
            "X-Form-Consent": queryArg["X-Form-Consent"],
          },
        }),
        invalidatesTags: ["links"],
      }),
      showMore: build.mutation<ShowMoreApiResponse, ShowMoreApiArg>({
        query: (queryArg) => ({
          url: `/api/own-request/show-more`,
          method: "POST",
          headers: {
            "link-token": queryArg["link-token"],
            "X-Form-Consent": queryArg["X-Form-Consent"],
          },
        }),
        invalidatesTags: ["links"],
      }),
      showNoMore: build.mutation<ShowNoMoreApiResponse, ShowNoMoreApiArg>({
        query: (queryArg) => ({
          url: `/api/own-request/show-more`,
          method: "DELETE",
          headers: {
            "link-token": queryArg["link-token"],
          },
        }),
        invalidatesTags: ["links"],
      }),
      keepWaiting: build.mutation<KeepWaitingApiResponse, KeepWaitingApiArg>({
        query: (queryArg) => ({
          url: `/api/own-request/keep-waiting`,
          method: "POST",
          headers: {
            "link-token": queryArg["link-token"],
          },
        }),
        invalidatesTags: ["links"],
      }),
      answerReportedWin: build.mutation<
        AnswerReportedWinApiResponse,
        AnswerReportedWinApiArg
      >({
        query: (queryArg) => ({
          url: `/api/own-request/reported-win`,
          method: "POST",
          body: queryArg.winAnswerDto,
          headers: {
            "link-token": queryArg["link-token"],
          },
        }),
        invalidatesTags: ["links"],
      }),
      sayNobodyCalled: build.mutation<
        SayNobodyCalledApiResponse,
        SayNobodyCalledApiArg
      >({
        query: (queryArg) => ({
          url: `/api/own-request/nobody-called`,
          method: "POST",
          body: queryArg.notCalledDto,
          headers: {
            "link-token": queryArg["link-token"],
          },
        }),
        invalidatesTags: ["links"],
      }),
      sendOwnLink: build.mutation<SendOwnLinkApiResponse, SendOwnLinkApiArg>({
        query: (queryArg) => ({
          url: `/api/own-request/links`,
          method: "POST",
          body: queryArg.linkRequestDto,
        }),
        invalidatesTags: ["links"],
      }),
      askToConfirm: build.mutation<AskToConfirmApiResponse, AskToConfirmApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/own-request/confirmations`,
            method: "POST",
            body: queryArg.askToConfirmDto,
            headers: {
              "link-token": queryArg["link-token"],
            },
          }),
          invalidatesTags: ["links"],
        },
      ),
      downloadOwnData: build.mutation<
        DownloadOwnDataApiResponse,
        DownloadOwnDataApiArg
      >({
        query: (queryArg) => ({
          url: `/api/own-request/download`,
          method: "POST",
          headers: {
            "link-token": queryArg["link-token"],
          },
        }),
        invalidatesTags: ["links"],
      }),
      eraseOwnData: build.mutation<EraseOwnDataApiResponse, EraseOwnDataApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/own-request/erase`,
            method: "POST",
            headers: {
              "link-token": queryArg["link-token"],
            },
          }),
          invalidatesTags: ["links"],
        },
      ),
      confirmNewEmail: build.mutation<
        ConfirmNewEmailApiResponse,
        ConfirmNewEmailApiArg
      >({
        query: (queryArg) => ({
          url: `/api/own-request/new-email`,
          method: "POST",
          headers: {
            "link-token": queryArg["link-token"],
          },
        }),
        invalidatesTags: ["links"],
      }),
      getIsItYou: build.query<GetIsItYouApiResponse, GetIsItYouApiArg>({
        query: (queryArg) => ({
          url: `/api/own-request/is-it-you`,
          headers: {
            "link-token": queryArg["link-token"],
          },
        }),
        providesTags: ["links"],
      }),
      answerIsItYou: build.mutation<
        AnswerIsItYouApiResponse,
        AnswerIsItYouApiArg
      >({
        query: (queryArg) => ({
          url: `/api/own-request/is-it-you`,
          method: "POST",
          body: queryArg.isItYouAnswerDto,
          headers: {
            "link-token": queryArg["link-token"],
          },
        }),
        invalidatesTags: ["links"],
      }),
      getOwnQuote: build.query<GetOwnQuoteApiResponse, GetOwnQuoteApiArg>({
        query: (queryArg) => ({
          url: `/api/partner-link/quote`,
          headers: {
            "link-token": queryArg["link-token"],
          },
        }),
        providesTags: ["links"],
      }),
      sendOwnQuote: build.mutation<SendOwnQuoteApiResponse, SendOwnQuoteApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/partner-link/quote`,
            method: "POST",
            body: queryArg.sendQuoteDto,
            headers: {
              "link-token": queryArg["link-token"],
              "Idempotency-Key": queryArg["Idempotency-Key"],
              "If-Match": queryArg["If-Match"],
            },
          }),
          invalidatesTags: ["links"],
        },
      ),
      saveOwnQuoteDraft: build.mutation<
        SaveOwnQuoteDraftApiResponse,
        SaveOwnQuoteDraftApiArg
      >({
        query: (queryArg) => ({
          url: `/api/partner-link/quote/draft`,
          method: "PUT",
          body: queryArg.saveQuoteDraftDto,
          headers: {
            "link-token": queryArg["link-token"],
          },
        }),
        invalidatesTags: ["links"],
      }),
      withdrawOwnQuote: build.mutation<
        WithdrawOwnQuoteApiResponse,
        WithdrawOwnQuoteApiArg
      >({
        query: (queryArg) => ({
          url: `/api/partner-link/quote/withdraw`,
          method: "POST",
          headers: {
            "link-token": queryArg["link-token"],
          },
        }),
        invalidatesTags: ["links"],
      }),
      listOwnQuotes: build.query<ListOwnQuotesApiResponse, ListOwnQuotesApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/own-request/quotes`,
            headers: {
              "link-token": queryArg["link-token"],
              "If-None-Match": queryArg["If-None-Match"],
            },
          }),
          providesTags: ["links"],
        },
      ),
      chooseQuote: build.mutation<ChooseQuoteApiResponse, ChooseQuoteApiArg>({
        query: (queryArg) => ({
          url: `/api/own-request/quotes/${queryArg.id}/choose`,
          method: "POST",
          body: queryArg.chooseQuoteDto,
          headers: {
            "link-token": queryArg["link-token"],
          },
        }),
        invalidatesTags: ["links"],
      }),
      undoChoice: build.mutation<UndoChoiceApiResponse, UndoChoiceApiArg>({
        query: (queryArg) => ({
          url: `/api/own-request/quotes/undo`,
          method: "POST",
          headers: {
            "link-token": queryArg["link-token"],
          },
        }),
        invalidatesTags: ["links"],
      }),
      declineAllQuotes: build.mutation<
        DeclineAllQuotesApiResponse,
        DeclineAllQuotesApiArg
      >({
        query: (queryArg) => ({
          url: `/api/own-request/quotes/decline-all`,
          method: "POST",
          body: queryArg.declineQuotesDto,
          headers: {
            "link-token": queryArg["link-token"],
            "X-Form-Consent": queryArg["X-Form-Consent"],
          },
        }),
        invalidatesTags: ["links"],
      }),
      getOwnQuotesFile: build.query<
        GetOwnQuotesFileApiResponse,
        GetOwnQuotesFileApiArg
      >({
        query: (queryArg) => ({
          url: `/api/own-request/quotes.pdf`,
          headers: {
            "link-token": queryArg["link-token"],
          },
        }),
        providesTags: ["links"],
      }),
      getOwnReview: build.query<GetOwnReviewApiResponse, GetOwnReviewApiArg>({
        query: (queryArg) => ({
          url: `/api/own-request/review`,
          headers: {
            "link-token": queryArg["link-token"],
          },
        }),
        providesTags: ["links"],
      }),
      giveReview: build.mutation<GiveReviewApiResponse, GiveReviewApiArg>({
        query: (queryArg) => ({
          url: `/api/own-request/review`,
          method: "POST",
          body: queryArg.giveReviewDto,
          headers: {
            "link-token": queryArg["link-token"],
          },
        }),
        invalidatesTags: ["links"],
      }),
      withdrawReview: build.mutation<
        WithdrawReviewApiResponse,
        WithdrawReviewApiArg
      >({
        query: (queryArg) => ({
          url: `/api/own-request/review/withdraw`,
          method: "POST",
          headers: {
            "link-token": queryArg["link-token"],
          },
        }),
        invalidatesTags: ["links"],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as linksApi };
export type GetPartnerLinkApiResponse = /** status 200 OK */ PartnerLinkDto;
export type GetPartnerLinkApiArg = {
  /** What stands after `#` in the link of an e-mail. */
  "link-token": string;
};
export type AcceptAssignmentApiResponse = /** status 200 OK */ PartnerLinkDto;
export type AcceptAssignmentApiArg = {
  /** What stands after `#` in the link of an e-mail. */
  "link-token": string;
};
export type DeclineAssignmentApiResponse = /** status 200 OK */ PartnerLinkDto;
export type DeclineAssignmentApiArg = {
  /** What stands after `#` in the link of an e-mail. */
  "link-token": string;
  declineDto: DeclineDto;
};
export type UndoAnswerApiResponse = /** status 200 OK */ PartnerLinkDto;
export type UndoAnswerApiArg = {
  /** What stands after `#` in the link of an e-mail. */
  "link-token": string;
};
export type ReportAssignmentApiResponse = /** status 200 OK */ PartnerLinkDto;
export type ReportAssignmentApiArg = {
  /** What stands after `#` in the link of an e-mail. */
  "link-token": string;
  reportDto: ReportDto;
};
export type DisputeSaleApiResponse = /** status 200 OK */ PartnerLinkDto;
export type DisputeSaleApiArg = {
  /** What stands after `#` in the link of an e-mail. */
  "link-token": string;
  disputeSaleDto: DisputeSaleDto;
};
export type SetOwnCapacityApiResponse = /** status 200 OK */ PartnerLinkDto;
export type SetOwnCapacityApiArg = {
  /** What stands after `#` in the link of an e-mail. */
  "link-token": string;
  capacityDto: CapacityDto;
};
export type PauseOwnApiResponse = /** status 200 OK */ PartnerLinkDto;
export type PauseOwnApiArg = {
  /** What stands after `#` in the link of an e-mail. */
  "link-token": string;
};
export type ResumeOwnApiResponse = /** status 200 OK */ PartnerLinkDto;
export type ResumeOwnApiArg = {
  /** What stands after `#` in the link of an e-mail. */
  "link-token": string;
};
export type GetPartnerLogoApiResponse = /** status 200 OK */ Blob;
export type GetPartnerLogoApiArg = {
  /** The id of what is asked for. */
  id: string;
};
export type GetOwnRequestApiResponse = /** status 200 OK */ OwnerPageDto;
export type GetOwnRequestApiArg = {
  /** What stands after `#` in the link of an e-mail. */
  "link-token": string;
};
export type CorrectOwnRequestApiResponse = /** status 200 OK */ OwnerPageDto;
export type CorrectOwnRequestApiArg = {
  /** What stands after `#` in the link of an e-mail. */
  "link-token": string;
  correctionsDto: CorrectionsDto;
};
export type ConfirmOwnMailboxApiResponse = /** status 200 OK */ OwnerPageDto;
export type ConfirmOwnMailboxApiArg = {
  /** What stands after `#` in the link of an e-mail. */
  "link-token": string;
};
export type WithdrawOwnRequestApiResponse = /** status 200 OK */ OwnerPageDto;
export type WithdrawOwnRequestApiArg = {
  /** What stands after `#` in the link of an e-mail. */
  "link-token": string;
};
export type AnswerAboutAgentApiResponse = /** status 200 OK */ OwnerPageDto;
export type AnswerAboutAgentApiArg = {
  /** What stands after `#` in the link of an e-mail. */
  "link-token": string;
  /** From our own pages: the version of the text that the owner was shown. They may have stood open since before the last change. */
  "X-Form-Consent"?: string;
  agentAnswerDto: AgentAnswerDto;
};
export type AnswerAboutStylistsApiResponse = /** status 200 OK */ OwnerPageDto;
export type AnswerAboutStylistsApiArg = {
  /** What stands after `#` in the link of an e-mail. */
  "link-token": string;
  /** From our own pages: the version of the text that the owner was shown. They may have stood open since before the last change. */
  "X-Form-Consent"?: string;
  stylistsAnswerDto: StylistsAnswerDto;
};
export type ShowMoreApiResponse = /** status 200 OK */ OwnerPageDto;
export type ShowMoreApiArg = {
  /** What stands after `#` in the link of an e-mail. */
  "link-token": string;
  /** From our own pages: the version of the text that the owner was shown. They may have stood open since before the last change. */
  "X-Form-Consent"?: string;
};
export type ShowNoMoreApiResponse = /** status 200 OK */ OwnerPageDto;
export type ShowNoMoreApiArg = {
  /** What stands after `#` in the link of an e-mail. */
  "link-token": string;
};
export type KeepWaitingApiResponse = /** status 200 OK */ OwnerPageDto;
export type KeepWaitingApiArg = {
  /** What stands after `#` in the link of an e-mail. */
  "link-token": string;
};
export type AnswerReportedWinApiResponse = /** status 200 OK */ OwnerPageDto;
export type AnswerReportedWinApiArg = {
  /** What stands after `#` in the link of an e-mail. */
  "link-token": string;
  winAnswerDto: WinAnswerDto;
};
export type SayNobodyCalledApiResponse = /** status 200 OK */ OwnerPageDto;
export type SayNobodyCalledApiArg = {
  /** What stands after `#` in the link of an e-mail. */
  "link-token": string;
  notCalledDto: NotCalledDto;
};
export type SendOwnLinkApiResponse = unknown;
export type SendOwnLinkApiArg = {
  linkRequestDto: LinkRequestDto;
};
export type AskToConfirmApiResponse = unknown;
export type AskToConfirmApiArg = {
  /** What stands after `#` in the link of an e-mail. */
  "link-token": string;
  askToConfirmDto: AskToConfirmDto;
};
export type DownloadOwnDataApiResponse = /** status 200 OK */ OwnerDossierDto;
export type DownloadOwnDataApiArg = {
  /** What stands after `#` in the link of an e-mail. */
  "link-token": string;
};
export type EraseOwnDataApiResponse = unknown;
export type EraseOwnDataApiArg = {
  /** What stands after `#` in the link of an e-mail. */
  "link-token": string;
};
export type ConfirmNewEmailApiResponse = unknown;
export type ConfirmNewEmailApiArg = {
  /** What stands after `#` in the link of an e-mail. */
  "link-token": string;
};
export type GetIsItYouApiResponse = /** status 200 OK */ IsItYouDto;
export type GetIsItYouApiArg = {
  /** What stands after `#` in the link of an e-mail. */
  "link-token": string;
};
export type AnswerIsItYouApiResponse = unknown;
export type AnswerIsItYouApiArg = {
  /** What stands after `#` in the link of an e-mail. */
  "link-token": string;
  isItYouAnswerDto: IsItYouAnswerDto;
};
export type GetOwnQuoteApiResponse = /** status 200 OK */ PartnerQuoteDto;
export type GetOwnQuoteApiArg = {
  /** What stands after `#` in the link of an e-mail. */
  "link-token": string;
};
export type SendOwnQuoteApiResponse = /** status 200 OK */ PartnerQuoteDto;
export type SendOwnQuoteApiArg = {
  /** What stands after `#` in the link of an e-mail. */
  "link-token": string;
  /** Names this sending across repeats. A UUID is a good choice. */
  "Idempotency-Key"?: string;
  /** The `version` that is revised, in quotation marks. Left out for the first. */
  "If-Match"?: string;
  sendQuoteDto: SendQuoteDto;
};
export type SaveOwnQuoteDraftApiResponse = /** status 200 OK */ PartnerQuoteDto;
export type SaveOwnQuoteDraftApiArg = {
  /** What stands after `#` in the link of an e-mail. */
  "link-token": string;
  saveQuoteDraftDto: SaveQuoteDraftDto;
};
export type WithdrawOwnQuoteApiResponse = /** status 200 OK */ PartnerQuoteDto;
export type WithdrawOwnQuoteApiArg = {
  /** What stands after `#` in the link of an e-mail. */
  "link-token": string;
};
export type ListOwnQuotesApiResponse = /** status 200 OK */ OwnerQuotesDto;
export type ListOwnQuotesApiArg = {
  /** What stands after `#` in the link of an e-mail. */
  "link-token": string;
  /** The `ETag` of the answer that is known. */
  "If-None-Match"?: string;
};
export type ChooseQuoteApiResponse = /** status 200 OK */ OwnerQuotesDto;
export type ChooseQuoteApiArg = {
  /** What stands after `#` in the link of an e-mail. */
  "link-token": string;
  /** The id of what is asked for. */
  id: string;
  chooseQuoteDto: ChooseQuoteDto;
};
export type UndoChoiceApiResponse = /** status 200 OK */ OwnerQuotesDto;
export type UndoChoiceApiArg = {
  /** What stands after `#` in the link of an e-mail. */
  "link-token": string;
};
export type DeclineAllQuotesApiResponse = /** status 200 OK */ OwnerQuotesDto;
export type DeclineAllQuotesApiArg = {
  /** What stands after `#` in the link of an e-mail. */
  "link-token": string;
  /** From our own pages: the version of the text that the owner was shown. They may have stood open since before the last change. */
  "X-Form-Consent"?: string;
  declineQuotesDto: DeclineQuotesDto;
};
export type GetOwnQuotesFileApiResponse = /** status 200 OK */ Blob;
export type GetOwnQuotesFileApiArg = {
  /** What stands after `#` in the link of an e-mail. */
  "link-token": string;
};
export type GetOwnReviewApiResponse = /** status 200 OK */ OwnReviewDto;
export type GetOwnReviewApiArg = {
  /** What stands after `#` in the link of an e-mail. */
  "link-token": string;
};
export type GiveReviewApiResponse = /** status 200 OK */ OwnReviewDto;
export type GiveReviewApiArg = {
  /** What stands after `#` in the link of an e-mail. */
  "link-token": string;
  giveReviewDto: GiveReviewDto;
};
export type WithdrawReviewApiResponse = /** status 200 OK */ OwnReviewDto;
export type WithdrawReviewApiArg = {
  /** What stands after `#` in the link of an e-mail. */
  "link-token": string;
};
export type ShownDetailDto = {
  /** The field, by its wire name. */
  field: string;
  label: string;
  value: string;
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
export type PartnerLinkDto = {
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
  /** What it is called in letters and on invoices. */
  reference: string;
  /** So many of its kind can take it. */
  places: number;
  /** So many others have taken it. */
  accepted_by_others: number;
  /** Whether its question ended as the partner had the home by another request, of which that changes nothing. */
  had_home: boolean;
  answered_at: string | null;
  decline_reason:
    | (
        | "no-time"
        | "too-far"
        | "short-notice"
        | "too-small"
        | "other-kind"
        | "other"
      )
    | null;
  /** Until when the answer can be taken back. Null: it cannot. */
  undo_until: string | null;
  /** What the partner has told since. */
  report: ("contacted" | "won" | "lost") | null;
  /** Of its quote. Null: none is written. */
  quote_state:
    ("draft" | "sent" | "withdrawn" | "expired" | "chosen" | "declined") | null;
  /** Until when what the yes costs can be disputed. Null: it cannot. */
  dispute_until: string | null;
  /** Whether what the yes costs is to be paid, or is; also of what was withdrawn after something had come of it. */
  owed: boolean;
  /** Whether what the yes costs is to come on an invoice: it is owed, on none, not paid, and nothing is held against it. */
  to_be_billed: boolean;
  /** Whether MVA comes on top of what the yes costs, as it was then; null: no yes has cost anything. */
  asks_for_vat: boolean | null;
  /** What the partner has against what its yes costs. Left out: nothing. */
  dispute?: DisputeDto;
  /** Only for who has said yes, and for 30 days. */
  owner?: PartnerLinkOwnerDto;
  partner_name: string;
  weekly_capacity: number;
  /** Whether the partner gets no new questions for now. */
  paused: boolean;
  /** Whether we have paused it, so that it cannot get questions again by itself. */
  paused_by_operator: boolean;
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
  reason?:
    | "no-time"
    | "too-far"
    | "short-notice"
    | "too-small"
    | "other-kind"
    | "other";
};
export type ReportDto = {
  report: "contacted" | "won" | "lost";
};
export type DisputeSaleDto = {
  reason:
    | "wrong-number"
    | "not-the-owner"
    | "duplicate"
    | "something-else"
    | "outside-area";
  /** For the administrator; erased with the lead. */
  text: string;
};
export type CapacityDto = {
  weekly_capacity: number;
};
export type OwnSearchDto = {
  /** held: a person looks at it first. merged: it is the same as an earlier one from the same mailbox. complete: as many have said yes as may. ended: the time is over, or nobody is left to ask. */
  state: "held" | "merged" | "searching" | "complete" | "ended" | "closed";
  /** Until when more are asked; null: nobody more is. */
  until: string | null;
  /** Nobody has it, and it is time that someone had. */
  late: boolean;
};
export type AskedPartnerDto = {
  name: string;
  company: string;
  kind: "stylist" | "interior-architect" | "estate-agent";
  state:
    | "offered"
    | "accepted"
    | "declined"
    | "expired"
    | "filled"
    | "missed"
    | "undone"
    | "withdrawn";
  /** Whether it has ever got the name and the contact details. */
  knows_you: boolean;
  /** Whether a yes gives it all that was sent, and not only how to reach the owner, the address, the size and the type of the home. */
  gets_all: boolean;
  /** Whether it has told that it has been in touch. */
  has_called: boolean;
  /** Whether it has told that nothing comes of it; whether it has been in touch it has not. */
  came_to_nothing: boolean;
  /** Its own words; empty: none. */
  presentation: string;
  /** Null: none. */
  logo: string | null;
  /** Once it has said yes. */
  phone: string | null;
  /** Likewise, where it has one. */
  website: string | null;
  asked_at: string;
  /** Once it has said yes, by a link from the owner’s mailbox. */
  assignment_id: string | null;
  /** Whether the owner can say that it has not called: its call is overdue, and that was not said within a day. */
  call_overdue: boolean;
  /** When the owner last said that it has not called. */
  not_called_at: string | null;
  deadline: string | null;
  answered_at: string | null;
};
export type OwnerMomentDto = {
  at: string;
  kind:
    | "received"
    | "sent-again"
    | "asked"
    | "accepted"
    | "left"
    | "contacted"
    | "won"
    | "chosen"
    | "not-chosen"
    | "nobody-called"
    | "waits"
    | "more-wanted"
    | "more-unwanted"
    | "stylists-wanted"
    | "stylists-unwanted"
    | "agent-wanted"
    | "agent-unwanted"
    | "corrected"
    | "withdrawn";
  /** As they were called then; of a correction, who had what was corrected. */
  partners: string[];
};
export type ConsentDto = {
  subject: "stylist" | "estate-agent" | "one-more-stylist";
  granted: boolean;
  at: string;
  /** The version of the text that was read; empty: it was before that was kept. */
  text_version: string;
  /** That text; null: it was before that was kept, or its version is not known here. */
  text: string | null;
  /** unknown: it was given with a request from before that was kept. */
  place: "form" | "api" | "by-name" | "owner-page" | "unknown";
};
export type OwnChoicesDto = {
  agent: "unanswered" | "yes" | "no";
  /** What she has said to stylists, where she can say the other by itself: no beside an estate agent, or yes again. Null: she cannot. */
  stylists: ("yes" | "no") | null;
  show_more: boolean;
  /** Whether the last time that more were asked for can be taken back. */
  show_no_more: boolean;
  keep_waiting: boolean;
  /** Whether waiting asks some who were silent once more, and not only new ones. */
  waiting_asks_again: boolean;
  withdraw: boolean;
};
export type ReportedWinDto = {
  /** Of its assignment. */
  assignment_id: string;
  name: string;
  /** Silence until then confirms it. */
  until: string;
};
export type SentRequestDto = {
  customer_name: string;
  customer_email: string;
  customer_phone: string;
  service_type:
    "Fullstyling" | "Delstyling" | "Interi\u00F8rveiledning" | "Verdivurdering";
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
  sell_property: "yes" | "no";
  /** Whether the owner confirms that the form is only for getting offers on styling. */
  accept_styling_only: "yes" | "no";
  additional_info: string | null;
  /** Where it was sent from. Our own forms say `homepage`, `city_page` or `articles_page`; before November 2026 all but the last said nothing. */
  source: string;
  /** 4 digits, of the municipality that the home lies in, where it is known. */
  municipality_number: string;
  /** Whether the owner wants e-mail in the place of calls. */
  contact_by_email: boolean;
  /** Who led the owner to us, by the address she came to. */
  utm_source: string;
  /** By what means, by the same address. */
  utm_medium: string;
  /** In which campaign, by the same address. */
  utm_campaign: string;
  /** By which words that were paid for, by the same address. */
  utm_term: string;
  /** By which of several links, by the same address. */
  utm_content: string;
  /** The name of the host whose page led to ours, and nothing else of its address. */
  referrer_host: string;
};
export type OwnerPageDto = {
  /** Empty for whoever just sent it, once its owner has corrected it. */
  city: string;
  service: string;
  received_at: string;
  /** `lost` also once the owner has withdrawn it. */
  status: "new" | "matched" | "contacted" | "won" | "lost";
  search: OwnSearchDto;
  /** In the order they were asked, with who knows her by a request from the same mailbox that has joined it. */
  partners: AskedPartnerDto[];
  /** Oldest first. */
  timeline: OwnerMomentDto[];
  /** Oldest first; the last of a subject counts. */
  consents: ConsentDto[];
  choices: OwnChoicesDto;
  /** Left out where the owner is asked about none, and by any link but one from the owner’s mailbox. */
  reported_win?: ReportedWinDto;
  /** Only by a link from her mailbox: others may have seen or made another. */
  sent?: SentRequestDto;
  /** Who has sent it for her and may see who she is. Left out where nobody has, and by any link but one from her mailbox. */
  sent_by?: string;
  /** Nobody is asked, as nobody knows in which municipality the home lies: a corrected place may tell. Left out otherwise, and by any link but one from her mailbox. */
  place_unknown?: boolean;
  /** Whether something was pressed by a link from the mailbox: until then letters to it hold reference, service and place alone. Left out by any link but one from her mailbox. */
  mailbox_proven?: boolean;
  /** The address that is used once it is confirmed. */
  pending_email: string | null;
  /** It is the same as an earlier one from the same mailbox, also once either is closed. */
  merged: boolean;
  /** By the link that came with the receipt one only looks; the e-mail has the other. */
  just_sent: boolean;
  /** By an old link one looks and withdraws, and asks for a new one. */
  old_link: boolean;
};
export type CorrectionsDto = {
  customer_name?: string | null;
  /** Exactly 8 digits, of which the first is not 0; white space and a leading +47 or 0047 are ignored. */
  customer_phone?: string | null;
  /** Whether the owner wants e-mail in the place of calls. */
  contact_by_email?: boolean | null;
  /** Street, postal code and city joined. */
  address?: string | null;
  location?: string | null;
  /** Required unless `agent_only` is true. */
  service_type?:
    (("Fullstyling" | "Delstyling" | "Interi\u00F8rveiledning") | null) | null;
  property_type_field?: string | null;
  property_size?: string | null;
  /** Required unless `agent_only` is true. */
  rooms?: string | null;
  /** Required unless `agent_only` is true. */
  timeframe?: string | null;
  styling_needs?: string | null;
  message?: string | null;
  /** 4 digits, of the municipality that the home lies in, where it is known. */
  municipality_number?: string | null;
};
export type AgentAnswerDto = {
  answer: "yes" | "no";
};
export type StylistsAnswerDto = {
  answer: "yes" | "no";
};
export type WinAnswerDto = {
  /** Of the assignment that the owner was asked about. */
  assignment_id: string;
  answer: "yes" | "no";
};
export type NotCalledDto = {
  /** Of its assignment. */
  assignment_id: string;
};
export type LinkRequestDto = {
  email: string;
};
export type AskToConfirmDto = {
  purpose: "download" | "erase" | "new-email";
  /** For `new-email`, and for that alone. */
  new_email?: string | null;
};
export type NotificationDto = {
  id: string;
  kind:
    | "owner-confirmation"
    | "owner-matched"
    | "owner-partner-left"
    | "owner-nobody-yet"
    | "owner-search-ended"
    | "owner-choice"
    | "owner-quotes"
    | "owner-choice-overruled"
    | "owner-link"
    | "owner-confirm"
    | "owner-email-changing"
    | "owner-is-it-you"
    | "owner-review"
    | "lead-notification"
    | "no-partner-notification"
    | "partner-offer"
    | "partner-reminder"
    | "offer-filled"
    | "partner-assignment"
    | "assignment-undone"
    | "assignment-withdrawn"
    | "partner-correction"
    | "partner-not-called"
    | "quote-reminder"
    | "quote-chosen"
    | "quote-declined"
    | "quote-expired"
    | "quote-overruled"
    | "dispute-decided"
    | "leads-merged"
    | "sale-due-again";
  /** The partner’s assignment that it is about; null: it is about the lead. */
  assignment_id: string | null;
  /** Parked: not tried again until asked. Uncertain: the mail server has the text and has not said so; sent once more after an hour. */
  state: "due" | "sent" | "parked" | "uncertain";
  attempts: number;
  created_at: string;
  sent_at: string | null;
  /** When it is tried again. */
  due_at: string | null;
  /** Why the last attempt failed. */
  cause: string | null;
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
export type QuoteVersionDto = {
  version: number;
  sent_at: string;
  terms: QuoteTermsDto;
};
export type LeadQuoteDto = {
  id: string;
  assignment_id: string;
  partner_name: string;
  state: "draft" | "sent" | "withdrawn" | "expired" | "chosen" | "declined";
  /** Every version that was sent, the first one first. */
  versions: QuoteVersionDto[];
  /** When the owner chose it. */
  chosen_at: string | null;
  /** When it ended, or the choice became final. */
  closed_at: string | null;
  /** Why an administrator overrules the choice. */
  reason: string | null;
};
export type HistoryEntryDto = {
  id: string;
  at: string;
  kind:
    | "status-changed"
    | "status-undone"
    | "note-added"
    | "passed-on"
    | "assignment-answered"
    | "answer-undone"
    | "offer-expired"
    | "offer-filled"
    | "yes-too-late"
    | "assignment-withdrawn"
    | "reported"
    | "disputed"
    | "dispute-decided"
    | "nobody-called"
    | "nobody-called-settled"
    | "win-answered"
    | "quote-sent"
    | "quote-withdrawn"
    | "quote-expired"
    | "quote-declined"
    | "quote-chosen"
    | "choice-undone"
    | "choice-overruled"
    | "owner-waits"
    | "consent-given"
    | "corrected"
    | "no-partner-found"
    | "owner-withdrew"
    | "released"
    | "placed"
    | "merged"
    | "lead-merged-into"
    | "perhaps-same"
    | "kept-apart"
    | "sale-waived"
    | "sale-due-again"
    | "sale-stays-credited";
  /** status-changed and status-undone: from, to. note-added: text. released: suspicion. placed: municipality. merged and kept-apart: leadId, by; lead-merged-into also mailbox. perhaps-same: leadId. consent-given: subject, answer. corrected: fields. Those about a partner: partnerId, partnerName; passed-on also cause and deadline, assignment-answered answer and reason, answer-undone answer, assignment-withdrawn by, reported report, win-answered answer, disputed reason, dispute-decided decision, sale-waived assignmentId and was. */
  detail: {
    [key: string]: string;
  };
  /** Who in the dashboard did it; null where nobody there did. */
  actor: string | null;
};
export type OwnersAssignmentDto = {
  id: string;
  partner_id: string;
  partner_name: string;
  partner_company: string;
  partner_kind: "stylist" | "interior-architect" | "estate-agent";
  state:
    | "offered"
    | "accepted"
    | "declined"
    | "expired"
    | "filled"
    | "missed"
    | "undone"
    | "withdrawn";
  offered_at: string;
  answered_at: string | null;
  deadline: string | null;
  /** What the partner has told since. */
  report: ("contacted" | "won" | "lost") | null;
  /** Whether the partner has, or has had, the contact details. */
  knows_owner: boolean;
  /** When it ended otherwise than by an answer. */
  closed_at: string | null;
};
export type HandedOutReviewDto = {
  state:
    "asked" | "private" | "waiting" | "published" | "refused" | "withdrawn";
  asked_at: string;
  given_at: string | null;
  /** Null: nobody came, or it is not known any more. */
  company: string | null;
  became_job: ("yes" | "no" | "undecided") | null;
  stars: number | null;
  text: string | null;
  may_show: boolean | null;
};
export type ExportedLeadDto = {
  id: string;
  created_at: string;
  status: "new" | "matched" | "contacted" | "won" | "lost";
  /** Why the lead is held; null when it is not. */
  suspicion:
    | (
        | "hidden-field-filled"
        | "filled-in-too-fast"
        | "too-many-to-address"
        | "holds-a-link"
        | "not-for-styling"
      )
    | null;
  /** The number of the municipality that the home lies in. Null: unknown, or not looked for yet; then no partner is found by the rule. */
  municipality: string | null;
  /** How the municipality was found, most trusted first. */
  municipality_found_by:
    | (
        | "administrator"
        | "chosen-address"
        | "postal-register"
        | "address-service"
        | "place-name"
      )
    | null;
  /** The first partner that has the lead; null if none has. */
  partner_id: string | null;
  customer_name: string;
  customer_email: string;
  customer_phone: string;
  service_type:
    "Fullstyling" | "Delstyling" | "Interi\u00F8rveiledning" | "Verdivurdering";
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
  sell_property: "yes" | "no";
  /** Whether the owner confirms that the form is only for getting offers on styling. */
  accept_styling_only: "yes" | "no";
  additional_info: string | null;
  /** Where it was sent from. Our own forms say `homepage`, `city_page` or `articles_page`; before November 2026 all but the last said nothing. */
  source: string;
  /** 4 digits, of the municipality that the home lies in, where it is known. */
  municipality_number: string;
  /** Whether the owner wants e-mail in the place of calls. */
  contact_by_email: boolean;
  /** Who led the owner to us, by the address she came to. */
  utm_source: string;
  /** By what means, by the same address. */
  utm_medium: string;
  /** In which campaign, by the same address. */
  utm_campaign: string;
  /** By which words that were paid for, by the same address. */
  utm_term: string;
  /** By which of several links, by the same address. */
  utm_content: string;
  /** The name of the host whose page led to ours, and nothing else of its address. */
  referrer_host: string;
  notifications: NotificationDto[];
  /** In the order of arrival. */
  quotes: LeadQuoteDto[];
  /** Oldest first. */
  history: HistoryEntryDto[];
  /** Oldest first; the last of a subject counts. */
  consents: ConsentDto[];
  /** Whether more have held the contact details than may, as before partners were asked first. */
  too_many_reveals: boolean;
  /** Where undoing the last change of status leads back to; null: nothing to undo, or too late. */
  status_before: ("new" | "matched" | "contacted" | "won" | "lost") | null;
  /** The integrator whose key sent it; null: the owner, on our pages. */
  sent_by: string | null;
  /** In the order they were asked. */
  assignments: OwnersAssignmentDto[];
  /** Left out: she was not asked. */
  review?: HandedOutReviewDto;
};
export type OwnerDossierDto = {
  id: string;
  created_at: string;
  status: "new" | "matched" | "contacted" | "won" | "lost";
  /** Why the lead is held; null when it is not. */
  suspicion:
    | (
        | "hidden-field-filled"
        | "filled-in-too-fast"
        | "too-many-to-address"
        | "holds-a-link"
        | "not-for-styling"
      )
    | null;
  /** The number of the municipality that the home lies in. Null: unknown, or not looked for yet; then no partner is found by the rule. */
  municipality: string | null;
  /** How the municipality was found, most trusted first. */
  municipality_found_by:
    | (
        | "administrator"
        | "chosen-address"
        | "postal-register"
        | "address-service"
        | "place-name"
      )
    | null;
  /** The first partner that has the lead; null if none has. */
  partner_id: string | null;
  customer_name: string;
  customer_email: string;
  customer_phone: string;
  service_type:
    "Fullstyling" | "Delstyling" | "Interi\u00F8rveiledning" | "Verdivurdering";
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
  sell_property: "yes" | "no";
  /** Whether the owner confirms that the form is only for getting offers on styling. */
  accept_styling_only: "yes" | "no";
  additional_info: string | null;
  /** Where it was sent from. Our own forms say `homepage`, `city_page` or `articles_page`; before November 2026 all but the last said nothing. */
  source: string;
  /** 4 digits, of the municipality that the home lies in, where it is known. */
  municipality_number: string;
  /** Whether the owner wants e-mail in the place of calls. */
  contact_by_email: boolean;
  /** Who led the owner to us, by the address she came to. */
  utm_source: string;
  /** By what means, by the same address. */
  utm_medium: string;
  /** In which campaign, by the same address. */
  utm_campaign: string;
  /** By which words that were paid for, by the same address. */
  utm_term: string;
  /** By which of several links, by the same address. */
  utm_content: string;
  /** The name of the host whose page led to ours, and nothing else of its address. */
  referrer_host: string;
  notifications: NotificationDto[];
  /** In the order of arrival. */
  quotes: LeadQuoteDto[];
  /** Oldest first. */
  history: HistoryEntryDto[];
  /** Oldest first; the last of a subject counts. */
  consents: ConsentDto[];
  /** Whether more have held the contact details than may, as before partners were asked first. */
  too_many_reveals: boolean;
  /** Where undoing the last change of status leads back to; null: nothing to undo, or too late. */
  status_before: ("new" | "matched" | "contacted" | "won" | "lost") | null;
  /** The integrator whose key sent it; null: the owner, on our pages. */
  sent_by: string | null;
  /** In the order they were asked. */
  assignments: OwnersAssignmentDto[];
  /** Left out: she was not asked. */
  review?: HandedOutReviewDto;
  /** Her other requests of the same home that it is joined with, from the same mailbox. */
  merged: ExportedLeadDto[];
};
export type DifferenceDto = {
  field: string;
  label: string;
  /** As it stands. Empty: it was left out. */
  before: string;
  now: string;
};
export type IsItYouDto = {
  /** When the later one came. */
  received_at: string;
  service: string;
  /** As the earlier one has it. */
  city: string;
  differences: DifferenceDto[];
};
export type IsItYouAnswerDto = {
  answer: "yes" | "no";
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
export type QuoteChangeDto = {
  /** The name of the term. */
  field: string;
  /** Its value in the version before, as text; lists with commas. Null: none. */
  before: string | null;
};
export type OwnerQuoteDto = {
  id: string;
  /** To choose with. */
  version: number;
  state: "draft" | "sent" | "withdrawn" | "expired" | "chosen" | "declined";
  terms: QuoteTermsDto;
  /** MVA within `price_from`, in whole kroner. */
  vat_from: number;
  /** MVA within `price_to`. Null: the price is fixed. */
  vat_to: number | null;
  /** Of the first version. */
  sent_at: string;
  /** Of the newest version. Null: it is the first. */
  revised_at: string | null;
  /** What the newest version changed. */
  changes: QuoteChangeDto[];
};
export type MissingQuoteDto = {
  /** When the partner was reminded; null: it was not. */
  reminded_at: string | null;
};
export type QuoteColumnDto = {
  assignment_id: string;
  partner: QuotePartnerDto;
  /** Left out: the partner has sent none. */
  quote?: OwnerQuoteDto;
  /** Only where no quote was sent. */
  missing?: MissingQuoteDto;
};
export type QuoteMarksDto = {
  /** The open quote with the lowest highest price. Null: several, or too few. */
  lowest_price: string | null;
  /** The open quote that can begin first, likewise. */
  earliest_start: string | null;
};
export type QuoteChoiceDto = {
  quote_id: string;
  chosen_at: string;
  /** Until when it can be undone. Null: it is final. */
  undoable_until: string | null;
};
export type OwnerQuotesDto = {
  service: string;
  place: string;
  /** Whether furniture is rented, so that the rows about it exist. */
  has_rental: boolean;
  /** In the order in which quotes arrived, then the stylists without one. */
  columns: QuoteColumnDto[];
  marks: QuoteMarksDto;
  /** Left out: none is made. */
  choice?: QuoteChoiceDto;
  can_choose: boolean;
  /** Whether «Ingen passer» can be said. */
  can_decline_all: boolean;
};
export type ChooseQuoteDto = {
  /** As the owner saw it. */
  version: number;
};
export type DeclineQuotesDto = {
  /** True: the search goes on, with a consent to one more partner where every place is taken. False: the request is over. */
  keep_searching: boolean;
};
export type ReviewedPartnerDto = {
  /** Of its assignment. */
  assignment_id: string;
  name: string;
  company: string;
};
export type OwnReviewDto = {
  /** unasked: it is not time. private: not to be shown. waiting: the administrator has yet to look. */
  state:
    | "asked"
    | "private"
    | "waiting"
    | "published"
    | "refused"
    | "withdrawn"
    | "unasked";
  /** Those who got the contact details. */
  partners: ReviewedPartnerDto[];
};
export type GiveReviewDto = {
  /** The assignment of the partner who came. Left out: none did. */
  assignment_id?: string | null;
  became_job: "yes" | "no" | "undecided";
  stars: number;
  text?: string | null;
  /** Whether it may be shown, with first name and place. */
  may_show: boolean;
};
export const {
  useGetPartnerLinkQuery,
  useAcceptAssignmentMutation,
  useDeclineAssignmentMutation,
  useUndoAnswerMutation,
  useReportAssignmentMutation,
  useDisputeSaleMutation,
  useSetOwnCapacityMutation,
  usePauseOwnMutation,
  useResumeOwnMutation,
  useGetPartnerLogoQuery,
  useGetOwnRequestQuery,
  useCorrectOwnRequestMutation,
  useConfirmOwnMailboxMutation,
  useWithdrawOwnRequestMutation,
  useAnswerAboutAgentMutation,
  useAnswerAboutStylistsMutation,
  useShowMoreMutation,
  useShowNoMoreMutation,
  useKeepWaitingMutation,
  useAnswerReportedWinMutation,
  useSayNobodyCalledMutation,
  useSendOwnLinkMutation,
  useAskToConfirmMutation,
  useDownloadOwnDataMutation,
  useEraseOwnDataMutation,
  useConfirmNewEmailMutation,
  useGetIsItYouQuery,
  useAnswerIsItYouMutation,
  useGetOwnQuoteQuery,
  useSendOwnQuoteMutation,
  useSaveOwnQuoteDraftMutation,
  useWithdrawOwnQuoteMutation,
  useListOwnQuotesQuery,
  useChooseQuoteMutation,
  useUndoChoiceMutation,
  useDeclineAllQuotesMutation,
  useGetOwnQuotesFileQuery,
  useGetOwnReviewQuery,
  useGiveReviewMutation,
  useWithdrawReviewMutation,
} = injectedRtkApi;
