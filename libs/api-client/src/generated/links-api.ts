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
      getPartnerTerms: build.query<
        GetPartnerTermsApiResponse,
        GetPartnerTermsApiArg
      >({
        query: (queryArg) => ({
          url: `/api/partner-terms`,
          headers: {
            "link-token": queryArg["link-token"],
          },
        }),
        providesTags: ["links"],
      }),
      acceptPartnerTerms: build.mutation<
        AcceptPartnerTermsApiResponse,
        AcceptPartnerTermsApiArg
      >({
        query: (queryArg) => ({
          url: `/api/partner-terms/accept`,
          method: "POST",
          body: queryArg.acceptTermsDto,
          headers: {
            "link-token": queryArg["link-token"],
          },
        }),
        invalidatesTags: ["links"],
      }),
      getOwnLead: build.query<GetOwnLeadApiResponse, GetOwnLeadApiArg>({
        query: (queryArg) => ({
          url: `/api/own-lead`,
          headers: {
            "link-token": queryArg["link-token"],
          },
        }),
        providesTags: ["links"],
      }),
      correctOwnLead: build.mutation<
        CorrectOwnLeadApiResponse,
        CorrectOwnLeadApiArg
      >({
        query: (queryArg) => ({
          url: `/api/own-lead`,
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
          url: `/api/own-lead/mailbox`,
          method: "POST",
          headers: {
            "link-token": queryArg["link-token"],
          },
        }),
        invalidatesTags: ["links"],
      }),
      withdrawOwnLead: build.mutation<
        WithdrawOwnLeadApiResponse,
        WithdrawOwnLeadApiArg
      >({
        query: (queryArg) => ({
          url: `/api/own-lead/withdraw`,
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
          url: `/api/own-lead/agent`,
          method: "POST",
          body: queryArg.yesNoDto,
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
          url: `/api/own-lead/stylists`,
          method: "POST",
          body: queryArg.yesNoDto,
          headers: {
            "link-token": queryArg["link-token"],
            "X-Form-Consent": queryArg["X-Form-Consent"],
          },
        }),
        invalidatesTags: ["links"],
      }),
      showMore: build.mutation<ShowMoreApiResponse, ShowMoreApiArg>({
        query: (queryArg) => ({
          url: `/api/own-lead/show-more`,
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
          url: `/api/own-lead/show-more`,
          method: "DELETE",
          headers: {
            "link-token": queryArg["link-token"],
          },
        }),
        invalidatesTags: ["links"],
      }),
      keepWaiting: build.mutation<KeepWaitingApiResponse, KeepWaitingApiArg>({
        query: (queryArg) => ({
          url: `/api/own-lead/keep-waiting`,
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
          url: `/api/own-lead/reported-win`,
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
          url: `/api/own-lead/nobody-called`,
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
          url: `/api/own-lead/links`,
          method: "POST",
          body: queryArg.linkRequestDto,
        }),
        invalidatesTags: ["links"],
      }),
      askToConfirm: build.mutation<AskToConfirmApiResponse, AskToConfirmApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/own-lead/confirmations`,
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
          url: `/api/own-lead/download`,
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
            url: `/api/own-lead/erase`,
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
          url: `/api/own-lead/new-email`,
          method: "POST",
          headers: {
            "link-token": queryArg["link-token"],
          },
        }),
        invalidatesTags: ["links"],
      }),
      getIsItYou: build.query<GetIsItYouApiResponse, GetIsItYouApiArg>({
        query: (queryArg) => ({
          url: `/api/own-lead/is-it-you`,
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
          url: `/api/own-lead/is-it-you`,
          method: "POST",
          body: queryArg.yesNoDto,
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
      saveOwnQuoteTemplates: build.mutation<
        SaveOwnQuoteTemplatesApiResponse,
        SaveOwnQuoteTemplatesApiArg
      >({
        query: (queryArg) => ({
          url: `/api/partner-link/quote/templates`,
          method: "PUT",
          body: queryArg.saveQuoteTemplatesDto,
          headers: {
            "link-token": queryArg["link-token"],
            "If-Match": queryArg["If-Match"],
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
            url: `/api/own-lead/quotes`,
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
          url: `/api/own-lead/quotes/${queryArg.id}/choose`,
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
          url: `/api/own-lead/quotes/undo`,
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
          url: `/api/own-lead/quotes/decline-all`,
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
          url: `/api/own-lead/quotes.pdf`,
          headers: {
            "link-token": queryArg["link-token"],
          },
        }),
        providesTags: ["links"],
      }),
      addOwnAttachment: build.mutation<
        AddOwnAttachmentApiResponse,
        AddOwnAttachmentApiArg
      >({
        query: (queryArg) => ({
          url: `/api/partner-link/quote/attachments/${queryArg.id}`,
          method: "PUT",
          body: queryArg.body,
          headers: {
            "link-token": queryArg["link-token"],
            "file-name": queryArg["file-name"],
          },
        }),
        invalidatesTags: ["links"],
      }),
      deleteOwnAttachment: build.mutation<
        DeleteOwnAttachmentApiResponse,
        DeleteOwnAttachmentApiArg
      >({
        query: (queryArg) => ({
          url: `/api/partner-link/quote/attachments/${queryArg.id}`,
          method: "DELETE",
          headers: {
            "link-token": queryArg["link-token"],
          },
        }),
        invalidatesTags: ["links"],
      }),
      getAttachment: build.query<GetAttachmentApiResponse, GetAttachmentApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/quote-attachments/${queryArg.attachment}`,
          }),
          providesTags: ["links"],
        },
      ),
      getSmallAttachment: build.query<
        GetSmallAttachmentApiResponse,
        GetSmallAttachmentApiArg
      >({
        query: (queryArg) => ({
          url: `/api/quote-attachments/${queryArg.attachment}/small`,
        }),
        providesTags: ["links"],
      }),
      listOwnPictures: build.query<
        ListOwnPicturesApiResponse,
        ListOwnPicturesApiArg
      >({
        query: (queryArg) => ({
          url: `/api/own-lead/pictures`,
          headers: {
            "link-token": queryArg["link-token"],
          },
        }),
        providesTags: ["links"],
      }),
      addOwnPicture: build.mutation<
        AddOwnPictureApiResponse,
        AddOwnPictureApiArg
      >({
        query: (queryArg) => ({
          url: `/api/own-lead/pictures/${queryArg.id}`,
          method: "PUT",
          body: queryArg.body,
          headers: {
            "link-token": queryArg["link-token"],
          },
        }),
        invalidatesTags: ["links"],
      }),
      deleteOwnPicture: build.mutation<
        DeleteOwnPictureApiResponse,
        DeleteOwnPictureApiArg
      >({
        query: (queryArg) => ({
          url: `/api/own-lead/pictures/${queryArg.id}`,
          method: "DELETE",
          headers: {
            "link-token": queryArg["link-token"],
          },
        }),
        invalidatesTags: ["links"],
      }),
      orderOwnPictures: build.mutation<
        OrderOwnPicturesApiResponse,
        OrderOwnPicturesApiArg
      >({
        query: (queryArg) => ({
          url: `/api/own-lead/pictures/order`,
          method: "POST",
          body: queryArg.pictureIdsDto,
          headers: {
            "link-token": queryArg["link-token"],
          },
        }),
        invalidatesTags: ["links"],
      }),
      showOwnPictures: build.mutation<
        ShowOwnPicturesApiResponse,
        ShowOwnPicturesApiArg
      >({
        query: (queryArg) => ({
          url: `/api/own-lead/pictures/shown`,
          method: "POST",
          body: queryArg.yesNoDto,
          headers: {
            "link-token": queryArg["link-token"],
            "X-Form-Consent": queryArg["X-Form-Consent"],
          },
        }),
        invalidatesTags: ["links"],
      }),
      confirmOwnPictures: build.mutation<
        ConfirmOwnPicturesApiResponse,
        ConfirmOwnPicturesApiArg
      >({
        query: (queryArg) => ({
          url: `/api/own-lead/pictures/confirm`,
          method: "POST",
          body: queryArg.pictureIdsDto,
          headers: {
            "link-token": queryArg["link-token"],
          },
        }),
        invalidatesTags: ["links"],
      }),
      listLinkedPictures: build.query<
        ListLinkedPicturesApiResponse,
        ListLinkedPicturesApiArg
      >({
        query: (queryArg) => ({
          url: `/api/partner-link/pictures`,
          headers: {
            "link-token": queryArg["link-token"],
          },
        }),
        providesTags: ["links"],
      }),
      getPicture: build.query<GetPictureApiResponse, GetPictureApiArg>({
        query: (queryArg) => ({ url: `/api/pictures/${queryArg.picture}` }),
        providesTags: ["links"],
      }),
      getSmallPicture: build.query<
        GetSmallPictureApiResponse,
        GetSmallPictureApiArg
      >({
        query: (queryArg) => ({
          url: `/api/pictures/${queryArg.picture}/small`,
        }),
        providesTags: ["links"],
      }),
      getOwnReview: build.query<GetOwnReviewApiResponse, GetOwnReviewApiArg>({
        query: (queryArg) => ({
          url: `/api/own-lead/review`,
          headers: {
            "link-token": queryArg["link-token"],
          },
        }),
        providesTags: ["links"],
      }),
      giveReview: build.mutation<GiveReviewApiResponse, GiveReviewApiArg>({
        query: (queryArg) => ({
          url: `/api/own-lead/review`,
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
          url: `/api/own-lead/review/withdraw`,
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
  /** The part after `#` in the link of an e-mail. */
  "link-token": string;
};
export type AcceptAssignmentApiResponse = /** status 200 OK */ PartnerLinkDto;
export type AcceptAssignmentApiArg = {
  /** The part after `#` in the link of an e-mail. */
  "link-token": string;
};
export type DeclineAssignmentApiResponse = /** status 200 OK */ PartnerLinkDto;
export type DeclineAssignmentApiArg = {
  /** The part after `#` in the link of an e-mail. */
  "link-token": string;
  declineDto: DeclineDto;
};
export type UndoAnswerApiResponse = /** status 200 OK */ PartnerLinkDto;
export type UndoAnswerApiArg = {
  /** The part after `#` in the link of an e-mail. */
  "link-token": string;
};
export type ReportAssignmentApiResponse = /** status 200 OK */ PartnerLinkDto;
export type ReportAssignmentApiArg = {
  /** The part after `#` in the link of an e-mail. */
  "link-token": string;
  reportDto: ReportDto;
};
export type DisputeSaleApiResponse = /** status 200 OK */ PartnerLinkDto;
export type DisputeSaleApiArg = {
  /** The part after `#` in the link of an e-mail. */
  "link-token": string;
  disputeSaleDto: DisputeSaleDto;
};
export type SetOwnCapacityApiResponse = /** status 200 OK */ PartnerLinkDto;
export type SetOwnCapacityApiArg = {
  /** The part after `#` in the link of an e-mail. */
  "link-token": string;
  capacityDto: CapacityDto;
};
export type PauseOwnApiResponse = /** status 200 OK */ PartnerLinkDto;
export type PauseOwnApiArg = {
  /** The part after `#` in the link of an e-mail. */
  "link-token": string;
};
export type ResumeOwnApiResponse = /** status 200 OK */ PartnerLinkDto;
export type ResumeOwnApiArg = {
  /** The part after `#` in the link of an e-mail. */
  "link-token": string;
};
export type GetPartnerLogoApiResponse = /** status 200 OK */ Blob;
export type GetPartnerLogoApiArg = {
  /** The id of what is asked for. */
  id: string;
};
export type GetPartnerTermsApiResponse = /** status 200 OK */ PartnerTermsDto;
export type GetPartnerTermsApiArg = {
  /** The part after `#` in the link of an e-mail. */
  "link-token": string;
};
export type AcceptPartnerTermsApiResponse =
  /** status 200 OK */ PartnerTermsDto;
export type AcceptPartnerTermsApiArg = {
  /** The part after `#` in the link of an e-mail. */
  "link-token": string;
  acceptTermsDto: AcceptTermsDto;
};
export type GetOwnLeadApiResponse = /** status 200 OK */ OwnerPageDto;
export type GetOwnLeadApiArg = {
  /** The part after `#` in the link of an e-mail. */
  "link-token": string;
};
export type CorrectOwnLeadApiResponse = /** status 200 OK */ OwnerPageDto;
export type CorrectOwnLeadApiArg = {
  /** The part after `#` in the link of an e-mail. */
  "link-token": string;
  correctionsDto: CorrectionsDto;
};
export type ConfirmOwnMailboxApiResponse = /** status 200 OK */ OwnerPageDto;
export type ConfirmOwnMailboxApiArg = {
  /** The part after `#` in the link of an e-mail. */
  "link-token": string;
};
export type WithdrawOwnLeadApiResponse = /** status 200 OK */ OwnerPageDto;
export type WithdrawOwnLeadApiArg = {
  /** The part after `#` in the link of an e-mail. */
  "link-token": string;
};
export type AnswerAboutAgentApiResponse = /** status 200 OK */ OwnerPageDto;
export type AnswerAboutAgentApiArg = {
  /** The part after `#` in the link of an e-mail. */
  "link-token": string;
  /** From our own pages: the version of the text that the owner was shown. They may have stood open since before the last change. */
  "X-Form-Consent"?: string;
  yesNoDto: YesNoDto;
};
export type AnswerAboutStylistsApiResponse = /** status 200 OK */ OwnerPageDto;
export type AnswerAboutStylistsApiArg = {
  /** The part after `#` in the link of an e-mail. */
  "link-token": string;
  /** From our own pages: the version of the text that the owner was shown. They may have stood open since before the last change. */
  "X-Form-Consent"?: string;
  yesNoDto: YesNoDto;
};
export type ShowMoreApiResponse = /** status 200 OK */ OwnerPageDto;
export type ShowMoreApiArg = {
  /** The part after `#` in the link of an e-mail. */
  "link-token": string;
  /** From our own pages: the version of the text that the owner was shown. They may have stood open since before the last change. */
  "X-Form-Consent"?: string;
};
export type ShowNoMoreApiResponse = /** status 200 OK */ OwnerPageDto;
export type ShowNoMoreApiArg = {
  /** The part after `#` in the link of an e-mail. */
  "link-token": string;
};
export type KeepWaitingApiResponse = /** status 200 OK */ OwnerPageDto;
export type KeepWaitingApiArg = {
  /** The part after `#` in the link of an e-mail. */
  "link-token": string;
};
export type AnswerReportedWinApiResponse = /** status 200 OK */ OwnerPageDto;
export type AnswerReportedWinApiArg = {
  /** The part after `#` in the link of an e-mail. */
  "link-token": string;
  winAnswerDto: WinAnswerDto;
};
export type SayNobodyCalledApiResponse = /** status 200 OK */ OwnerPageDto;
export type SayNobodyCalledApiArg = {
  /** The part after `#` in the link of an e-mail. */
  "link-token": string;
  notCalledDto: NotCalledDto;
};
export type SendOwnLinkApiResponse = unknown;
export type SendOwnLinkApiArg = {
  linkRequestDto: LinkRequestDto;
};
export type AskToConfirmApiResponse = unknown;
export type AskToConfirmApiArg = {
  /** The part after `#` in the link of an e-mail. */
  "link-token": string;
  askToConfirmDto: AskToConfirmDto;
};
export type DownloadOwnDataApiResponse = /** status 200 OK */ LeadExportDto;
export type DownloadOwnDataApiArg = {
  /** The part after `#` in the link of an e-mail. */
  "link-token": string;
};
export type EraseOwnDataApiResponse = unknown;
export type EraseOwnDataApiArg = {
  /** The part after `#` in the link of an e-mail. */
  "link-token": string;
};
export type ConfirmNewEmailApiResponse = unknown;
export type ConfirmNewEmailApiArg = {
  /** The part after `#` in the link of an e-mail. */
  "link-token": string;
};
export type GetIsItYouApiResponse = /** status 200 OK */ IsItYouDto;
export type GetIsItYouApiArg = {
  /** The part after `#` in the link of an e-mail. */
  "link-token": string;
};
export type AnswerIsItYouApiResponse = unknown;
export type AnswerIsItYouApiArg = {
  /** The part after `#` in the link of an e-mail. */
  "link-token": string;
  yesNoDto: YesNoDto;
};
export type GetOwnQuoteApiResponse = /** status 200 OK */ PartnerQuoteDto;
export type GetOwnQuoteApiArg = {
  /** The part after `#` in the link of an e-mail. */
  "link-token": string;
};
export type SendOwnQuoteApiResponse = /** status 200 OK */ PartnerQuoteDto;
export type SendOwnQuoteApiArg = {
  /** The part after `#` in the link of an e-mail. */
  "link-token": string;
  /** Names this call across repeats. A UUID is a good choice. */
  "Idempotency-Key"?: string;
  /** The `version` of the record that it replaces, in quotes. */
  "If-Match"?: string;
  sendQuoteDto: SendQuoteDto;
};
export type SaveOwnQuoteDraftApiResponse = /** status 200 OK */ PartnerQuoteDto;
export type SaveOwnQuoteDraftApiArg = {
  /** The part after `#` in the link of an e-mail. */
  "link-token": string;
  saveQuoteDraftDto: SaveQuoteDraftDto;
};
export type SaveOwnQuoteTemplatesApiResponse =
  /** status 200 OK */ QuoteTemplatesDto;
export type SaveOwnQuoteTemplatesApiArg = {
  /** The part after `#` in the link of an e-mail. */
  "link-token": string;
  /** The `version` that the change is based on, in quotes. `*`: any. */
  "If-Match": string;
  saveQuoteTemplatesDto: SaveQuoteTemplatesDto;
};
export type WithdrawOwnQuoteApiResponse = /** status 200 OK */ PartnerQuoteDto;
export type WithdrawOwnQuoteApiArg = {
  /** The part after `#` in the link of an e-mail. */
  "link-token": string;
};
export type ListOwnQuotesApiResponse = /** status 200 OK */ OwnerQuotesDto;
export type ListOwnQuotesApiArg = {
  /** The part after `#` in the link of an e-mail. */
  "link-token": string;
  /** The `ETag` of the answer that is known. */
  "If-None-Match"?: string;
};
export type ChooseQuoteApiResponse = /** status 200 OK */ OwnerQuotesDto;
export type ChooseQuoteApiArg = {
  /** The part after `#` in the link of an e-mail. */
  "link-token": string;
  /** The id of what is asked for. */
  id: string;
  chooseQuoteDto: ChooseQuoteDto;
};
export type UndoChoiceApiResponse = /** status 200 OK */ OwnerQuotesDto;
export type UndoChoiceApiArg = {
  /** The part after `#` in the link of an e-mail. */
  "link-token": string;
};
export type DeclineAllQuotesApiResponse = /** status 200 OK */ OwnerQuotesDto;
export type DeclineAllQuotesApiArg = {
  /** The part after `#` in the link of an e-mail. */
  "link-token": string;
  /** From our own pages: the version of the text that the owner was shown. They may have stood open since before the last change. */
  "X-Form-Consent"?: string;
  declineQuotesDto: DeclineQuotesDto;
};
export type GetOwnQuotesFileApiResponse = /** status 200 OK */ Blob;
export type GetOwnQuotesFileApiArg = {
  /** The part after `#` in the link of an e-mail. */
  "link-token": string;
};
export type AddOwnAttachmentApiResponse = /** status 200 OK */ PartnerQuoteDto;
export type AddOwnAttachmentApiArg = {
  /** The part after `#` in the link of an e-mail. */
  "link-token": string;
  /** The id of what is asked for. */
  id: string;
  /** Its name, percent-encoded UTF-8. */
  "file-name"?: string;
  body: Blob;
};
export type DeleteOwnAttachmentApiResponse =
  /** status 200 OK */ PartnerQuoteDto;
export type DeleteOwnAttachmentApiArg = {
  /** The part after `#` in the link of an e-mail. */
  "link-token": string;
  /** The id of what is asked for. */
  id: string;
};
export type GetAttachmentApiResponse = /** status 200 OK */ Blob;
export type GetAttachmentApiArg = {
  /** As `url` or `small_url` has it. */
  attachment: string;
};
export type GetSmallAttachmentApiResponse = /** status 200 OK */ Blob;
export type GetSmallAttachmentApiArg = {
  /** As `url` or `small_url` has it. */
  attachment: string;
};
export type ListOwnPicturesApiResponse = /** status 200 OK */ OwnPicturesDto;
export type ListOwnPicturesApiArg = {
  /** The part after `#` in the link of an e-mail. */
  "link-token": string;
};
export type AddOwnPictureApiResponse = /** status 200 OK */ OwnPicturesDto;
export type AddOwnPictureApiArg = {
  /** The part after `#` in the link of an e-mail. */
  "link-token": string;
  /** The id of what is asked for. */
  id: string;
  body: Blob;
};
export type DeleteOwnPictureApiResponse = /** status 200 OK */ OwnPicturesDto;
export type DeleteOwnPictureApiArg = {
  /** The part after `#` in the link of an e-mail. */
  "link-token": string;
  /** The id of what is asked for. */
  id: string;
};
export type OrderOwnPicturesApiResponse = /** status 200 OK */ OwnPicturesDto;
export type OrderOwnPicturesApiArg = {
  /** The part after `#` in the link of an e-mail. */
  "link-token": string;
  pictureIdsDto: PictureIdsDto;
};
export type ShowOwnPicturesApiResponse = /** status 200 OK */ OwnPicturesDto;
export type ShowOwnPicturesApiArg = {
  /** The part after `#` in the link of an e-mail. */
  "link-token": string;
  /** From our own pages: the version of the text that the owner was shown. They may have stood open since before the last change. */
  "X-Form-Consent"?: string;
  yesNoDto: YesNoDto;
};
export type ConfirmOwnPicturesApiResponse = /** status 200 OK */ OwnPicturesDto;
export type ConfirmOwnPicturesApiArg = {
  /** The part after `#` in the link of an e-mail. */
  "link-token": string;
  pictureIdsDto: PictureIdsDto;
};
export type ListLinkedPicturesApiResponse = /** status 200 OK */ PicturesDto;
export type ListLinkedPicturesApiArg = {
  /** The part after `#` in the link of an e-mail. */
  "link-token": string;
};
export type GetPictureApiResponse = /** status 200 OK */ Blob;
export type GetPictureApiArg = {
  /** As `url` or `small_url` has it. */
  picture: string;
};
export type GetSmallPictureApiResponse = /** status 200 OK */ Blob;
export type GetSmallPictureApiArg = {
  /** As `url` or `small_url` has it. */
  picture: string;
};
export type GetOwnReviewApiResponse = /** status 200 OK */ OwnReviewDto;
export type GetOwnReviewApiArg = {
  /** The part after `#` in the link of an e-mail. */
  "link-token": string;
};
export type GiveReviewApiResponse = /** status 200 OK */ OwnReviewDto;
export type GiveReviewApiArg = {
  /** The part after `#` in the link of an e-mail. */
  "link-token": string;
  giveReviewDto: GiveReviewDto;
};
export type WithdrawReviewApiResponse = /** status 200 OK */ OwnReviewDto;
export type WithdrawReviewApiArg = {
  /** The part after `#` in the link of an e-mail. */
  "link-token": string;
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
export type MomentOrNull = string | null;
export type DeclineReason =
  "no-time" | "too-far" | "short-notice" | "too-small" | "other-kind" | "other";
export type Report = "contacted" | "won" | "lost";
export type QuoteState =
  "draft" | "sent" | "withdrawn" | "expired" | "chosen" | "declined";
export type Moment = string;
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
export type PartnerName = string;
export type PausedByOperator = boolean;
export type PartnerLinkDto = {
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
  /** Its reference in e-mails and on invoices. */
  reference: string;
  /** So many of its kind can take it. */
  places: number;
  /** So many others have taken it. */
  accepted_by_others: number;
  /** True if the offer ended because the partner has the home by another lead, which stays as it is. */
  had_home: boolean;
  answered_at: MomentOrNull;
  decline_reason: DeclineReason | null;
  /** Until when the answer can be taken back. Null: it cannot. */
  undo_until: string | null;
  /** The latest report of the partner. */
  report: Report | null;
  /** Of its quote. Null: none is written. */
  quote_state: QuoteState | null;
  /** Until when what the yes costs can be disputed. Null: it cannot. */
  dispute_until: string | null;
  /** True if what the yes costs is to be paid, or is; also of what was withdrawn after something had come of it. */
  due: boolean;
  /** True if what the yes costs is to come on an invoice: it is due, on none, not paid, and nothing is held against it. */
  to_be_billed: boolean;
  /** True if MVA comes on top of what the yes costs, as it was then; null: no yes has cost anything. */
  asks_for_vat: boolean | null;
  /** The partner’s dispute of the price. Left out: none. */
  dispute?: DisputeDto;
  /** Only for who has said yes, and for 30 days. */
  owner?: PartnerLinkOwnerDto;
  partner_name: PartnerName;
  weekly_capacity: number;
  /** True if the partner gets no new questions for now. */
  paused: boolean;
  paused_by_operator: PausedByOperator;
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
export type LinkUnknownProblem = ProblemDto & {
  type?: "/problems/link-unknown";
};
export type LinkExpiredProblem = ProblemDto & {
  type?: "/problems/link-expired";
};
export type StorageUnavailableProblem = ProblemDto & {
  type?: "/problems/storage-unavailable";
};
export type AssignmentClosedProblem = ProblemDto & {
  type?: "/problems/assignment-closed";
};
export type TooManyAttemptsProblem = ProblemDto & {
  type?: "/problems/too-many-attempts";
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
export type DeclineDto = {
  reason?: DeclineReason;
};
export type ReportDto = {
  report: Report;
};
export type DisputeSaleDto = {
  reason:
    | "wrong-number"
    | "not-the-owner"
    | "duplicate"
    | "something-else"
    | "outside-area"
    | "unreachable";
  /** For the administrator; erased with the lead. */
  text: string;
  /** With `unreachable`: at least two days of attempts, since the yes. */
  tried_on?: string[];
};
export type WeeklyCapacity = number;
export type CapacityDto = {
  weekly_capacity: WeeklyCapacity;
};
export type BadRequestProblem = ProblemDto & {
  type?: "/problems/bad-request";
};
export type TermsVersion = string | null;
export type PartnerTermsDto = {
  name: string;
  terms_version: TermsVersion;
  terms_accepted_at: MomentOrNull;
};
export type AcceptTermsDto = {
  /** The version of the partner terms that was shown and accepted. */
  terms_version: string;
};
export type OwnSearchDto = {
  /** held: a user looks at it first. merged: it is the same as an earlier one from the same mailbox. complete: as many have said yes as may. ended: nobody more is asked, and all have answered. */
  state: "held" | "merged" | "searching" | "complete" | "ended" | "closed";
  /** Until when more are asked; null: nobody more is. */
  until: string | null;
  /** Nobody has it, and it is time that someone had. */
  late: boolean;
};
export type PartnerKind = "stylist" | "interior-architect" | "estate-agent";
export type Logo = string | null;
export type AskedPartnerDto = {
  name: string;
  company: string;
  kind: PartnerKind;
  state: AssignmentState;
  /** True if it has ever got the name and the contact details. */
  knows_you: boolean;
  /** True if a yes gives it all that was sent, and not only how to reach the owner, the address, the size and the type of the home. */
  gets_all: boolean;
  /** True if it has reported contact. */
  has_called: boolean;
  /** True if it has reported a loss, or its quote is declined and it has reported no agreement. */
  came_to_nothing: boolean;
  /** Its own words; empty: none. */
  presentation: string;
  logo: Logo;
  /** Once it has said yes. */
  phone: string | null;
  /** Likewise, where it has one. */
  website: string | null;
  asked_at: Moment;
  /** Once it has said yes, by a link from the owner’s mailbox. */
  assignment_id: string | null;
  /** True if the owner can say that it has not called: its call is overdue, and that was not said within a day. */
  call_overdue: boolean;
  /** When the owner last said that it has not called. */
  not_called_at: string | null;
  deadline: MomentOrNull;
  answered_at: MomentOrNull;
};
export type OwnerMomentDto = {
  at: Moment;
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
    | "pictures-wanted"
    | "pictures-unwanted"
    | "corrected"
    | "withdrawn";
  /** As they were called then; of a correction, who had what was corrected. */
  partners: string[];
};
export type ConsentSubject =
  "stylist" | "estate-agent" | "one-more-stylist" | "pictures";
export type ConsentDto = {
  subject: ConsentSubject;
  granted: boolean;
  at: Moment;
  /** The version of the text that was read; empty: an imported consent, to another text. */
  text_version: string;
  /** The text that was shown; null if its version is unknown here. */
  text: string | null;
  /** import: in the form of an earlier product. */
  place: "form" | "api" | "by-name" | "owner-page" | "telephone" | "import";
};
export type OwnChoicesDto = {
  agent: "unanswered" | "yes" | "no";
  /** The answer to stylists, where the owner can change it alone: no beside an estate agent, or yes again. Null: not possible. */
  stylists: ("yes" | "no") | null;
  show_more: boolean;
  /** True if the last time that more were asked for can be taken back. */
  show_no_more: boolean;
  keep_waiting: boolean;
  /** True if waiting asks some silent ones once more, not only new ones. */
  waiting_asks_again: boolean;
  withdraw: boolean;
};
export type AssignmentId = string;
export type ReportedWinDto = {
  assignment_id: AssignmentId;
  name: string;
  /** Silence until then confirms it. */
  until: string;
};
export type SentLeadDto = {
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
  /** The owner will sell, or not. */
  sell_property: "yes" | "no";
  /** The owner confirms that the form is only for getting offers on styling. */
  accept_styling_only: "yes" | "no";
  additional_info: string | null;
  /** Where it was sent from. Our own forms say `homepage`, `city_page` or `articles_page`; before November 2026 the last alone did. */
  source: string;
  /** 4 digits, of the home’s municipality, where it is known. */
  municipality_number: string;
  /** True if the owner wants e-mail in the place of calls. */
  contact_by_email: boolean;
  /** The source that led the owner to us, by the address of arrival. */
  utm_source: string;
  /** By what means, by the same address. */
  utm_medium: string;
  /** In which campaign, by the same address. */
  utm_campaign: string;
  /** By which words that were paid for, by the same address. */
  utm_term: string;
  /** By which of several links, by the same address. */
  utm_content: string;
  /** The host whose page led to ours, and nothing else of its address. */
  referrer_host: string;
};
export type OwnerPageDto = {
  /** Empty for the sender’s own browser, once the owner has corrected it. */
  city: string;
  service: string;
  received_at: Moment;
  /** `lost` also once the owner has withdrawn it. */
  status: "new" | "matched" | "contacted" | "won" | "lost";
  search: OwnSearchDto;
  /** In the order they were asked, with those that know the owner by a merged lead from the same mailbox. */
  partners: AskedPartnerDto[];
  /** Oldest first. */
  timeline: OwnerMomentDto[];
  /** Oldest first; the last of a subject counts. */
  consents: ConsentDto[];
  choices: OwnChoicesDto;
  /** Left out where the owner is asked about none, and by any link but one from the owner’s mailbox. */
  reported_win?: ReportedWinDto;
  /** Only by a link from the owner’s mailbox, because others may have seen or made another. */
  sent?: SentLeadDto;
  /** The integrator that sent it for the owner and may see the name. Left out where none has, and by any link but one from the mailbox. */
  sent_by?: string;
  /** Nobody is asked, because the home’s municipality is unknown. A corrected place may help. Left out otherwise, and by any link but one from the owner’s mailbox. */
  place_unknown?: boolean;
  /** True if something was pressed by a link from the mailbox: until then e-mails to it hold reference, service and place alone. Left out by any link but one from the owner’s mailbox. */
  mailbox_proven?: boolean;
  /** The address that is used once it is confirmed. */
  pending_email: string | null;
  /** It is the same as an earlier one from the same mailbox, also once either is closed. */
  merged: boolean;
  /** By the link with the receipt one only looks; the e-mail has the other. */
  just_sent: boolean;
};
export type LinkOutdatedProblem = ProblemDto & {
  type?: "/problems/link-outdated";
};
export type CustomerName = string | null;
export type CustomerPhone = string | null;
export type ContactByEmail = boolean | null;
export type Address = string | null;
export type Location = string | null;
export type PropertyTypeField = string | null;
export type PropertySize = string | null;
export type Rooms = string | null;
export type Timeframe = string | null;
export type StylingNeeds = string | null;
export type MunicipalityNumber = string | null;
export type CorrectionsDto = {
  customer_name?: CustomerName;
  customer_phone?: CustomerPhone;
  contact_by_email?: ContactByEmail;
  address?: Address;
  location?: Location;
  /** Required unless `agent_only` is true. */
  service_type?:
    ("Fullstyling" | "Delstyling" | "Interi\u00F8rveiledning") | null;
  property_type_field?: PropertyTypeField;
  property_size?: PropertySize;
  rooms?: Rooms;
  timeframe?: Timeframe;
  styling_needs?: StylingNeeds;
  message?: string | null;
  municipality_number?: MunicipalityNumber;
};
export type YesNoDto = {
  answer: "yes" | "no";
};
export type InvalidRequestProblem = ProblemDto & {
  type?: "/problems/invalid-request";
};
export type WinAnswerDto = {
  answer: "yes" | "no";
  /** Of the assignment that the owner was asked about. */
  assignment_id: string;
};
export type NotCalledDto = {
  assignment_id: AssignmentId;
};
export type LinkRequestDto = {
  email: string;
};
export type AskToConfirmDto = {
  purpose: "download" | "erase" | "new-email";
  /** For `new-email`, and for that alone. */
  new_email?: string | null;
};
export type Id = string;
export type LeadStatus = "new" | "matched" | "contacted" | "won" | "lost";
export type Suspicion =
  | "hidden-field-filled"
  | "filled-in-too-fast"
  | "too-many-to-address"
  | "holds-a-link"
  | "not-for-styling";
export type PlaceSource =
  | "administrator"
  | "chosen-address"
  | "postal-register"
  | "address-service"
  | "place-name";
export type BareLeadDto = SentLeadDto & {
  id: Id;
  created_at: Moment;
  status: LeadStatus;
  /** Why the lead is held; null when it is not. */
  suspicion: Suspicion | null;
  /** The number of the municipality that the home lies in. Null: unknown, or not looked for yet; then no partner is found by the rule. */
  municipality: string | null;
  /** How the municipality was found, most trusted first. */
  municipality_found_by: PlaceSource | null;
  /** The first partner that has the lead; null if none has. */
  partner_id: string | null;
};
export type Version = string;
export type NotificationKind =
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
  | "dispute-notification"
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
  | "other-quote-chosen"
  | "dispute-decided"
  | "leads-merged"
  | "sale-due-again";
export type NotificationDto = {
  id: Id;
  kind: NotificationKind;
  /** The partner’s assignment that it is about; null: the lead. */
  assignment_id: string | null;
  /** Parked: not tried again until asked. Uncertain: the mail server has the text and has not said so; sent once more after an hour. */
  state: "due" | "sent" | "parked" | "uncertain";
  attempts: number;
  created_at: Moment;
  sent_at: MomentOrNull;
  /** When it is tried again. */
  due_at: string | null;
  /** Why the last attempt failed. */
  cause: string | null;
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
export type ChosenAt = string | null;
export type LeadQuoteDto = {
  id: Id;
  assignment_id: Id;
  partner_name: PartnerName;
  state: QuoteState;
  /** Every version that was sent, the first one first. */
  versions: QuoteVersionDto[];
  chosen_at: ChosenAt;
  /** When it ended, or the choice became final. */
  closed_at: string | null;
  /** Why an administrator overrules the choice. */
  reason: string | null;
};
export type LeadPictureDto = {
  id: Id;
  /** Pixels. */
  width: number;
  /** Pixels. */
  height: number;
  /** Of both its files. */
  bytes: number;
  /** submission: right after the lead was sent. */
  added_by: "owner" | "submission";
  added_at: Moment;
};
export type DifferenceDto = {
  field: string;
  label: string;
  /** As it stands. Empty: it was left out. */
  before: string;
  now: string;
};
export type HistoryEntryDto = {
  id: Id;
  at: Moment;
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
  /** status-changed and status-undone: from, to. note-added: text. released: suspicion. placed: municipality. merged and kept-apart: leadId, by; lead-merged-into also mailbox. perhaps-same: leadId. consent-given: subject, answer. corrected: fields, and by a user also `changes`. Those about a partner: partnerId, partnerName; passed-on also cause and deadline, assignment-answered answer and reason, answer-undone answer, assignment-withdrawn by, reported report, win-answered answer, disputed reason, dispute-decided decision, sale-waived assignmentId and was. */
  detail: {
    [key: string]: string;
  };
  /** Who in the dashboard did it; null where nobody there did. */
  actor: string | null;
  /** Corrections by a user for the owner; otherwise empty. */
  changes: DifferenceDto[];
};
export type HeardConsentDto = ConsentDto & {
  /** The user that heard it by telephone; null: the owner gave it. */
  heard_by: string | null;
};
export type StatusBefore = LeadStatus | null;
export type MailboxProvenAt = string | null;
export type SentBy = string | null;
export type OwnersAssignmentDto = {
  id: Id;
  version: Version;
  partner_id: Id;
  partner_name: PartnerName;
  partner_company: string;
  partner_kind: PartnerKind;
  state: AssignmentState;
  offered_at: Moment;
  answered_at: MomentOrNull;
  deadline: MomentOrNull;
  /** The latest report of the partner. */
  report: Report | null;
  /** True if the partner has, or has had, the contact details. */
  knows_owner: boolean;
  /** When it ended otherwise than by an answer. */
  closed_at: string | null;
};
export type ReviewState =
  "asked" | "private" | "waiting" | "published" | "refused" | "withdrawn";
export type BecameJob = "yes" | "no" | "undecided";
export type HandedOutReviewDto = {
  state: ReviewState;
  asked_at: Moment;
  given_at: MomentOrNull;
  /** Null: nobody came, or it is not known any more. */
  company: string | null;
  became_job: BecameJob | null;
  stars: number | null;
  text: string | null;
  may_show: boolean | null;
};
export type ExportedLeadDto = BareLeadDto & {
  version: Version;
  /** The version of the owner’s details, for `correctLead`. */
  details_version: string;
  notifications: NotificationDto[];
  /** In the order of arrival. */
  quotes: LeadQuoteDto[];
  /** In the owner’s order. */
  pictures: LeadPictureDto[];
  /** Oldest first. */
  history: HistoryEntryDto[];
  /** Oldest first; the last of a subject counts. */
  consents: HeardConsentDto[];
  status_before: StatusBefore;
  mailbox_proven_at: MailboxProvenAt;
  sent_by: SentBy;
  /** In the order they were asked. */
  assignments: OwnersAssignmentDto[];
  /** Left out: the owner was not asked. */
  review?: HandedOutReviewDto;
};
export type LeadExportDto = ExportedLeadDto & {
  /** Other leads of the same home and mailbox that are merged with it. */
  merged: ExportedLeadDto[];
};
export type IsItYouDto = {
  /** When the later one came. */
  received_at: string;
  service: string;
  /** As the earlier one has it. */
  city: string;
  differences: DifferenceDto[];
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
export type AttachmentDto = QuoteFileDto & {
  /** Opens it for at least 5 minutes: a PDF as a download. */
  url: string;
  /** The same picture for lists. Null: a PDF. */
  small_url: string | null;
  /** Pixels. */
  width: number | null;
  height: number | null;
};
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
export type VersionRequiredProblem = ProblemDto & {
  type?: "/problems/version-required";
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
export type QuoteChangeDto = {
  /** The name of the term, or `attachments`. */
  field: string;
  /** Its value in the version before, as text; lists with commas. Null: none. */
  before: string | null;
};
export type OwnerQuoteDto = {
  id: Id;
  /** To choose with. */
  version: number;
  state: QuoteState;
  terms: QuoteTermsDto;
  /** MVA within `price_from`, in whole kroner. Null: not registered. */
  vat_from: number | null;
  /** MVA within `price_to`. Null: likewise, or the price is fixed. */
  vat_to: number | null;
  attachments: AttachmentDto[];
  /** Of the first version. */
  sent_at: string;
  /** Of the newest version. Null: it is the first. */
  revised_at: string | null;
  /** The changes of the newest version. */
  changes: QuoteChangeDto[];
  /** True if it waits to be revised for the lead’s corrected service. */
  for_earlier_service: boolean;
};
export type MissingQuoteDto = {
  /** When the partner was reminded; null: it was not. */
  reminded_at: string | null;
};
export type QuoteColumnDto = {
  assignment_id: Id;
  /** Of the quote’s newest version; without one, of the lead. */
  service: string;
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
  quote_id: Id;
  chosen_at: Moment;
  /** Until when it can be undone. Null: it is final. */
  undoable_until: string | null;
};
export type OwnerQuotesDto = {
  service: string;
  place: string;
  /** In the order in which quotes arrived, then the stylists without one. */
  columns: QuoteColumnDto[];
  marks: QuoteMarksDto;
  /** Left out: none is made. */
  choice?: QuoteChoiceDto;
  can_choose: boolean;
  /** True if «Ingen passer» can be said. */
  can_decline_all: boolean;
};
export type ChooseQuoteDto = {
  /** As the owner saw it. */
  version: number;
};
export type DeclineQuotesDto = {
  /** True: the search goes on, with a consent to one more partner where every place is taken. False: the lead is closed. */
  keep_searching: boolean;
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
export type OwnPicturesDto = {
  /** In the chosen order; those of merged leads last. */
  pictures: PictureDto[];
  /** True if one more can be added now. */
  can_add: boolean;
  /** How many there can be. */
  most: number;
  /** True if partners that are asked see them before they answer. Null: the link from an e-mail alone can decide it. */
  shown_to_asked: boolean | null;
  /** Ids of pictures that came with a merged request. They reach nobody until confirmed. */
  unconfirmed: string[];
};
export type PictureIdsDto = {
  /** In the wanted order, where it is one. Unknown ids are ignored. */
  ids: Id[];
};
export type PicturesDto = {
  /** Empty: there are none, or the partner may see none. */
  pictures: PictureDto[];
};
export type ReviewedPartnerDto = {
  assignment_id: AssignmentId;
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
  became_job: BecameJob;
  stars: number;
  text?: string | null;
  /** True if it may be shown, with first name and place. */
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
  useGetPartnerTermsQuery,
  useAcceptPartnerTermsMutation,
  useGetOwnLeadQuery,
  useCorrectOwnLeadMutation,
  useConfirmOwnMailboxMutation,
  useWithdrawOwnLeadMutation,
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
  useSaveOwnQuoteTemplatesMutation,
  useWithdrawOwnQuoteMutation,
  useListOwnQuotesQuery,
  useChooseQuoteMutation,
  useUndoChoiceMutation,
  useDeclineAllQuotesMutation,
  useGetOwnQuotesFileQuery,
  useAddOwnAttachmentMutation,
  useDeleteOwnAttachmentMutation,
  useGetAttachmentQuery,
  useGetSmallAttachmentQuery,
  useListOwnPicturesQuery,
  useAddOwnPictureMutation,
  useDeleteOwnPictureMutation,
  useOrderOwnPicturesMutation,
  useShowOwnPicturesMutation,
  useConfirmOwnPicturesMutation,
  useListLinkedPicturesQuery,
  useGetPictureQuery,
  useGetSmallPictureQuery,
  useGetOwnReviewQuery,
  useGiveReviewMutation,
  useWithdrawReviewMutation,
} = injectedRtkApi;
