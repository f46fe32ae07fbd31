import { adminBaseApi as api } from "../admin-base-api";
export const addTagTypes = ["admin"] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      logInAdmin: build.mutation<LogInAdminApiResponse, LogInAdminApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/session`,
          method: "POST",
          body: queryArg.logInDto,
        }),
        invalidatesTags: [],
      }),
      logOutAdmin: build.mutation<LogOutAdminApiResponse, LogOutAdminApiArg>({
        query: () => ({ url: `/api/admin/session`, method: "DELETE" }),
        invalidatesTags: [],
      }),
      refreshSession: build.mutation<
        RefreshSessionApiResponse,
        RefreshSessionApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/session/refresh`,
          method: "POST",
          body: queryArg.refreshSessionDto,
        }),
        invalidatesTags: [],
      }),
      logInWithCode: build.mutation<
        LogInWithCodeApiResponse,
        LogInWithCodeApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/session/user`,
          method: "POST",
          body: queryArg.logInWithCodeDto,
        }),
        invalidatesTags: ["admin"],
      }),
      beginPasskeyLogin: build.mutation<
        BeginPasskeyLoginApiResponse,
        BeginPasskeyLoginApiArg
      >({
        query: () => ({
          url: `/api/admin/session/passkey/options`,
          method: "POST",
        }),
        invalidatesTags: ["admin"],
      }),
      logInWithPasskey: build.mutation<
        LogInWithPasskeyApiResponse,
        LogInWithPasskeyApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/session/passkey`,
          method: "POST",
          body: queryArg.passkeyAnswerDto,
        }),
        invalidatesTags: ["admin"],
      }),
      sendBrowserLink: build.mutation<
        SendBrowserLinkApiResponse,
        SendBrowserLinkApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/browsers/link`,
          method: "POST",
          body: queryArg.browserLinkRequestDto,
        }),
        invalidatesTags: ["admin"],
      }),
      markBrowser: build.mutation<MarkBrowserApiResponse, MarkBrowserApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/browsers`,
          method: "POST",
          body: queryArg.invitationDto,
        }),
        invalidatesTags: ["admin"],
      }),
      openInvitation: build.mutation<
        OpenInvitationApiResponse,
        OpenInvitationApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/invitations/open`,
          method: "POST",
          body: queryArg.invitationDto,
        }),
        invalidatesTags: ["admin"],
      }),
      beginInvitedPasskey: build.mutation<
        BeginInvitedPasskeyApiResponse,
        BeginInvitedPasskeyApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/invitations/passkey`,
          method: "POST",
          body: queryArg.invitationDto,
        }),
        invalidatesTags: ["admin"],
      }),
      beginInvitedTotp: build.mutation<
        BeginInvitedTotpApiResponse,
        BeginInvitedTotpApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/invitations/totp`,
          method: "POST",
          body: queryArg.invitationDto,
        }),
        invalidatesTags: ["admin"],
      }),
      acceptInvitation: build.mutation<
        AcceptInvitationApiResponse,
        AcceptInvitationApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/invitations/accept`,
          method: "POST",
          body: queryArg.acceptInvitationDto,
        }),
        invalidatesTags: ["admin"],
      }),
      validateNewPassword: build.mutation<
        ValidateNewPasswordApiResponse,
        ValidateNewPasswordApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/password/validate`,
          method: "POST",
          body: queryArg.validatePasswordDto,
        }),
        invalidatesTags: [],
      }),
      getOwnAccount: build.query<GetOwnAccountApiResponse, GetOwnAccountApiArg>(
        {
          query: () => ({ url: `/api/admin/account` }),
          providesTags: ["admin"],
        },
      ),
      listOwnSessions: build.query<
        ListOwnSessionsApiResponse,
        ListOwnSessionsApiArg
      >({
        query: () => ({ url: `/api/admin/account/sessions` }),
        providesTags: ["admin"],
      }),
      endOwnSession: build.mutation<
        EndOwnSessionApiResponse,
        EndOwnSessionApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/account/sessions/${queryArg.id}`,
          method: "DELETE",
        }),
        invalidatesTags: ["admin"],
      }),
      beginPasskey: build.mutation<BeginPasskeyApiResponse, BeginPasskeyApiArg>(
        {
          query: () => ({
            url: `/api/admin/account/passkeys/options`,
            method: "POST",
          }),
          invalidatesTags: ["admin"],
        },
      ),
      addPasskey: build.mutation<AddPasskeyApiResponse, AddPasskeyApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/account/passkeys`,
          method: "POST",
          body: queryArg.newPasskeyDto,
        }),
        invalidatesTags: ["admin"],
      }),
      removePasskey: build.mutation<
        RemovePasskeyApiResponse,
        RemovePasskeyApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/account/passkeys/${queryArg.passkeyId}`,
          method: "DELETE",
        }),
        invalidatesTags: ["admin"],
      }),
      beginTotp: build.mutation<BeginTotpApiResponse, BeginTotpApiArg>({
        query: () => ({
          url: `/api/admin/account/totp/options`,
          method: "POST",
        }),
        invalidatesTags: ["admin"],
      }),
      setOwnPassword: build.mutation<
        SetOwnPasswordApiResponse,
        SetOwnPasswordApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/account/password`,
          method: "PUT",
          body: queryArg.newCodeDto,
        }),
        invalidatesTags: ["admin"],
      }),
      renewRecoveryCodes: build.mutation<
        RenewRecoveryCodesApiResponse,
        RenewRecoveryCodesApiArg
      >({
        query: () => ({
          url: `/api/admin/account/recovery-codes`,
          method: "POST",
        }),
        invalidatesTags: ["admin"],
      }),
      beginConfirmation: build.mutation<
        BeginConfirmationApiResponse,
        BeginConfirmationApiArg
      >({
        query: () => ({
          url: `/api/admin/confirmation/passkey/options`,
          method: "POST",
        }),
        invalidatesTags: ["admin"],
      }),
      confirmAgain: build.mutation<ConfirmAgainApiResponse, ConfirmAgainApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/admin/confirmation`,
            method: "POST",
            body: queryArg.confirmationDto,
          }),
          invalidatesTags: ["admin"],
        },
      ),
      listUsers: build.query<ListUsersApiResponse, ListUsersApiArg>({
        query: () => ({ url: `/api/admin/users` }),
        providesTags: ["admin"],
      }),
      inviteUser: build.mutation<InviteUserApiResponse, InviteUserApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/users`,
          method: "POST",
          body: queryArg.inviteUserDto,
        }),
        invalidatesTags: ["admin"],
      }),
      changeUser: build.mutation<ChangeUserApiResponse, ChangeUserApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/users/${queryArg.id}`,
          method: "PATCH",
          body: queryArg.changeUserDto,
          headers: {
            "If-Match": queryArg["If-Match"],
          },
        }),
        invalidatesTags: ["admin"],
      }),
      removeUser: build.mutation<RemoveUserApiResponse, RemoveUserApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/users/${queryArg.id}`,
          method: "DELETE",
        }),
        invalidatesTags: ["admin"],
      }),
      resetUser: build.mutation<ResetUserApiResponse, ResetUserApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/users/${queryArg.id}/reset`,
          method: "POST",
          headers: {
            "If-Match": queryArg["If-Match"],
          },
        }),
        invalidatesTags: ["admin"],
      }),
      endSessionsOfUser: build.mutation<
        EndSessionsOfUserApiResponse,
        EndSessionsOfUserApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/users/${queryArg.id}/sessions`,
          method: "DELETE",
        }),
        invalidatesTags: ["admin"],
      }),
      listAudit: build.query<ListAuditApiResponse, ListAuditApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/audit`,
          params: {
            cursor: queryArg.cursor,
            limit: queryArg.limit,
            act: queryArg.act,
            subject_id: queryArg.subjectId,
            from: queryArg["from"],
            to: queryArg.to,
          },
        }),
        providesTags: ["admin"],
      }),
      searchAudit: build.query<SearchAuditApiResponse, SearchAuditApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/audit/search`,
          method: "POST",
          body: queryArg.auditQueryDto,
        }),
        providesTags: ["admin"],
      }),
      getMatching: build.query<GetMatchingApiResponse, GetMatchingApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/leads/${queryArg.leadId}/matching`,
        }),
        providesTags: ["admin"],
      }),
      assignLead: build.mutation<AssignLeadApiResponse, AssignLeadApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/leads/${queryArg.leadId}/assignments`,
          method: "POST",
          body: queryArg.assignDto,
        }),
        invalidatesTags: ["admin"],
      }),
      replaceAssignment: build.mutation<
        ReplaceAssignmentApiResponse,
        ReplaceAssignmentApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/leads/${queryArg.leadId}/assignments/${queryArg.assignmentId}/replacement`,
          method: "POST",
          body: queryArg.assignDto,
          headers: {
            "If-Match": queryArg["If-Match"],
          },
        }),
        invalidatesTags: ["admin"],
      }),
      withdrawAssignment: build.mutation<
        WithdrawAssignmentApiResponse,
        WithdrawAssignmentApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/leads/${queryArg.leadId}/assignments/${queryArg.assignmentId}`,
          method: "DELETE",
          headers: {
            "If-Match": queryArg["If-Match"],
          },
        }),
        invalidatesTags: ["admin"],
      }),
      listPartners: build.query<ListPartnersApiResponse, ListPartnersApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/partners`,
          params: {
            kind: queryArg.kind,
            service: queryArg.service,
            active: queryArg.active,
          },
        }),
        providesTags: ["admin"],
      }),
      addPartner: build.mutation<AddPartnerApiResponse, AddPartnerApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/partners`,
          method: "POST",
          body: queryArg.savePartnerDto,
        }),
        invalidatesTags: ["admin"],
      }),
      searchPartners: build.query<
        SearchPartnersApiResponse,
        SearchPartnersApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/partners/search`,
          method: "POST",
          body: queryArg.partnersQueryDto,
        }),
        providesTags: ["admin"],
      }),
      getPartner: build.query<GetPartnerApiResponse, GetPartnerApiArg>({
        query: (queryArg) => ({ url: `/api/admin/partners/${queryArg.id}` }),
        providesTags: ["admin"],
      }),
      changePartner: build.mutation<
        ChangePartnerApiResponse,
        ChangePartnerApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/partners/${queryArg.id}`,
          method: "PATCH",
          body: queryArg.changePartnerDto,
          headers: {
            "If-Match": queryArg["If-Match"],
          },
        }),
        invalidatesTags: ["admin"],
      }),
      getTrackRecord: build.query<
        GetTrackRecordApiResponse,
        GetTrackRecordApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/partners/${queryArg.id}/track-record`,
        }),
        providesTags: ["admin"],
      }),
      importPartners: build.mutation<
        ImportPartnersApiResponse,
        ImportPartnersApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/partners/import`,
          method: "POST",
          body: queryArg.body,
          params: {
            store: queryArg.store,
          },
        }),
        invalidatesTags: ["admin"],
      }),
      welcomePartner: build.mutation<
        WelcomePartnerApiResponse,
        WelcomePartnerApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/partners/${queryArg.id}/welcome`,
          method: "POST",
        }),
        invalidatesTags: ["admin"],
      }),
      endSessionsOfPartner: build.mutation<
        EndSessionsOfPartnerApiResponse,
        EndSessionsOfPartnerApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/partners/${queryArg.id}/sessions`,
          method: "DELETE",
        }),
        invalidatesTags: ["admin"],
      }),
      getCoverage: build.query<GetCoverageApiResponse, GetCoverageApiArg>({
        query: () => ({ url: `/api/admin/coverage` }),
        providesTags: ["admin"],
      }),
      listApplications: build.query<
        ListApplicationsApiResponse,
        ListApplicationsApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/partner-applications`,
          params: {
            cursor: queryArg.cursor,
            limit: queryArg.limit,
            show: queryArg.show,
          },
        }),
        providesTags: ["admin"],
      }),
      searchApplications: build.query<
        SearchApplicationsApiResponse,
        SearchApplicationsApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/partner-applications/search`,
          method: "POST",
          body: queryArg.applicationsSearchDto,
        }),
        providesTags: ["admin"],
      }),
      getApplication: build.query<
        GetApplicationApiResponse,
        GetApplicationApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/partner-applications/${queryArg.id}`,
        }),
        providesTags: ["admin"],
      }),
      deleteApplication: build.mutation<
        DeleteApplicationApiResponse,
        DeleteApplicationApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/partner-applications/${queryArg.id}`,
          method: "DELETE",
        }),
        invalidatesTags: ["admin"],
      }),
      approveApplication: build.mutation<
        ApproveApplicationApiResponse,
        ApproveApplicationApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/partner-applications/${queryArg.id}/approve`,
          method: "POST",
          body: queryArg.savePartnerDto,
          headers: {
            "If-Match": queryArg["If-Match"],
          },
        }),
        invalidatesTags: ["admin"],
      }),
      refuseApplication: build.mutation<
        RefuseApplicationApiResponse,
        RefuseApplicationApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/partner-applications/${queryArg.id}/refuse`,
          method: "POST",
          body: queryArg.refusalDto,
          headers: {
            "If-Match": queryArg["If-Match"],
          },
        }),
        invalidatesTags: ["admin"],
      }),
      askApplicant: build.mutation<AskApplicantApiResponse, AskApplicantApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/admin/partner-applications/${queryArg.id}/ask`,
            method: "POST",
            body: queryArg.replyDto,
            headers: {
              "If-Match": queryArg["If-Match"],
            },
          }),
          invalidatesTags: ["admin"],
        },
      ),
      listSales: build.query<ListSalesApiResponse, ListSalesApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/sales`,
          params: {
            cursor: queryArg.cursor,
            limit: queryArg.limit,
            payment_status: queryArg.paymentStatus,
            partner_id: queryArg.partnerId,
            dispute: queryArg.dispute,
            from: queryArg["from"],
            to: queryArg.to,
          },
        }),
        providesTags: ["admin"],
      }),
      getSale: build.query<GetSaleApiResponse, GetSaleApiArg>({
        query: (queryArg) => ({ url: `/api/admin/sales/${queryArg.id}` }),
        providesTags: ["admin"],
      }),
      markSale: build.mutation<MarkSaleApiResponse, MarkSaleApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/sales/${queryArg.id}`,
          method: "PATCH",
          body: queryArg.markSaleDto,
          headers: {
            "If-Match": queryArg["If-Match"],
          },
        }),
        invalidatesTags: ["admin"],
      }),
      undoWaiver: build.mutation<UndoWaiverApiResponse, UndoWaiverApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/sales/${queryArg.id}/undo-waiver`,
          method: "POST",
          body: queryArg.undoWaiverDto,
          headers: {
            "If-Match": queryArg["If-Match"],
          },
        }),
        invalidatesTags: ["admin"],
      }),
      ruleOnDispute: build.mutation<
        RuleOnDisputeApiResponse,
        RuleOnDisputeApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/sales/${queryArg.id}/ruling`,
          method: "POST",
          body: queryArg.ruleOnDisputeDto,
        }),
        invalidatesTags: ["admin"],
      }),
      listPayments: build.query<ListPaymentsApiResponse, ListPaymentsApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/invoices/${queryArg.id}/payments`,
        }),
        providesTags: ["admin"],
      }),
      undoBankPayment: build.mutation<
        UndoBankPaymentApiResponse,
        UndoBankPaymentApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/invoices/${queryArg.id}/payments/${queryArg.paymentId}/undo`,
          method: "POST",
          body: queryArg.undoReasonDto,
        }),
        invalidatesTags: ["admin"],
      }),
      listInvoices: build.query<ListInvoicesApiResponse, ListInvoicesApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/invoices`,
          params: {
            partner_id: queryArg.partnerId,
            show: queryArg.show,
            limit: queryArg.limit,
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ["admin"],
      }),
      previewInvoices: build.query<
        PreviewInvoicesApiResponse,
        PreviewInvoicesApiArg
      >({
        query: () => ({ url: `/api/admin/invoices/preview` }),
        providesTags: ["admin"],
      }),
      issueInvoices: build.mutation<
        IssueInvoicesApiResponse,
        IssueInvoicesApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/invoices/run`,
          method: "POST",
          headers: {
            "If-Match": queryArg["If-Match"],
          },
        }),
        invalidatesTags: ["admin"],
      }),
      markInvoicesPaid: build.mutation<
        MarkInvoicesPaidApiResponse,
        MarkInvoicesPaidApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/invoices/paid`,
          method: "POST",
          body: queryArg.paidInvoicesDto,
        }),
        invalidatesTags: ["admin"],
      }),
      markInvoicesPaidBack: build.mutation<
        MarkInvoicesPaidBackApiResponse,
        MarkInvoicesPaidBackApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/invoices/paid-back`,
          method: "POST",
          body: queryArg.invoiceIdsDto,
        }),
        invalidatesTags: ["admin"],
      }),
      markInvoicesUnpaid: build.mutation<
        MarkInvoicesUnpaidApiResponse,
        MarkInvoicesUnpaidApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/invoices/unpaid`,
          method: "POST",
          body: queryArg.undoInvoicesDto,
        }),
        invalidatesTags: ["admin"],
      }),
      creditInvoice: build.mutation<
        CreditInvoiceApiResponse,
        CreditInvoiceApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/invoices/${queryArg.id}/credit`,
          method: "POST",
          body: queryArg.creditInvoiceDto,
        }),
        invalidatesTags: ["admin"],
      }),
      downloadInvoice: build.query<
        DownloadInvoiceApiResponse,
        DownloadInvoiceApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/invoices/${queryArg.id}/${queryArg.form}`,
        }),
        providesTags: ["admin"],
      }),
      exportInvoices: build.query<
        ExportInvoicesApiResponse,
        ExportInvoicesApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/invoices.csv`,
          params: {
            partner_id: queryArg.partnerId,
            show: queryArg.show,
          },
        }),
        providesTags: ["admin"],
      }),
      importBankFile: build.mutation<
        ImportBankFileApiResponse,
        ImportBankFileApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/bank-files`,
          method: "POST",
          body: queryArg.body,
        }),
        invalidatesTags: ["admin"],
      }),
      listBankLines: build.query<ListBankLinesApiResponse, ListBankLinesApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/admin/bank-lines`,
            params: {
              show: queryArg.show,
            },
          }),
          providesTags: ["admin"],
        },
      ),
      placeBankLine: build.mutation<
        PlaceBankLineApiResponse,
        PlaceBankLineApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/bank-lines/${queryArg.id}/place`,
          method: "POST",
          body: queryArg.placeBankLineDto,
        }),
        invalidatesTags: ["admin"],
      }),
      decideBankLine: build.mutation<
        DecideBankLineApiResponse,
        DecideBankLineApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/bank-lines/${queryArg.id}/decide`,
          method: "POST",
          body: queryArg.decideBankLineDto,
        }),
        invalidatesTags: ["admin"],
      }),
      getOperator: build.query<GetOperatorApiResponse, GetOperatorApiArg>({
        query: () => ({ url: `/api/admin/operator` }),
        providesTags: ["admin"],
      }),
      saveOperator: build.mutation<SaveOperatorApiResponse, SaveOperatorApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/admin/operator`,
            method: "PUT",
            body: queryArg.saveOperatorDto,
            headers: {
              "If-Match": queryArg["If-Match"],
            },
          }),
          invalidatesTags: ["admin"],
        },
      ),
      changeOperator: build.mutation<
        ChangeOperatorApiResponse,
        ChangeOperatorApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/operator`,
          method: "PATCH",
          body: queryArg.changeOperatorDto,
          headers: {
            "If-Match": queryArg["If-Match"],
          },
        }),
        invalidatesTags: ["admin"],
      }),
      listLeads: build.query<ListLeadsApiResponse, ListLeadsApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/leads`,
          params: {
            ids: queryArg.ids,
            q: queryArg.q,
            status: queryArg.status,
            city: queryArg.city,
            municipality: queryArg.municipality,
            service: queryArg.service,
            merged: queryArg.merged,
            held: queryArg.held,
            partner_id: queryArg.partnerId,
            source: queryArg.source,
            utm_source: queryArg.utmSource,
            utm_campaign: queryArg.utmCampaign,
            referrer_host: queryArg.referrerHost,
            only: queryArg.only,
            from: queryArg["from"],
            to: queryArg.to,
            sort: queryArg.sort,
            cursor: queryArg.cursor,
            limit: queryArg.limit,
          },
        }),
        providesTags: ["admin"],
      }),
      enterLead: build.mutation<EnterLeadApiResponse, EnterLeadApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/leads`,
          method: "POST",
          body: queryArg.telephoneLeadDto,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["admin"],
      }),
      searchLeads: build.query<SearchLeadsApiResponse, SearchLeadsApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/leads/search`,
          method: "POST",
          body: queryArg.leadsQueryDto,
        }),
        providesTags: ["admin"],
      }),
      getLeadsVersion: build.query<
        GetLeadsVersionApiResponse,
        GetLeadsVersionApiArg
      >({
        query: () => ({ url: `/api/admin/leads/version` }),
        providesTags: ["admin"],
      }),
      getLead: build.query<GetLeadApiResponse, GetLeadApiArg>({
        query: (queryArg) => ({ url: `/api/admin/leads/${queryArg.id}` }),
        providesTags: ["admin"],
      }),
      followUpLead: build.mutation<FollowUpLeadApiResponse, FollowUpLeadApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/admin/leads/${queryArg.id}`,
            method: "PATCH",
            body: queryArg.followUpDto,
            headers: {
              "Idempotency-Key": queryArg["Idempotency-Key"],
              "If-Match": queryArg["If-Match"],
            },
          }),
          invalidatesTags: ["admin"],
        },
      ),
      deleteLead: build.mutation<DeleteLeadApiResponse, DeleteLeadApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/leads/${queryArg.id}`,
          method: "DELETE",
        }),
        invalidatesTags: ["admin"],
      }),
      exportLeadDetail: build.query<
        ExportLeadDetailApiResponse,
        ExportLeadDetailApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/leads/${queryArg.id}/export`,
        }),
        providesTags: ["admin"],
      }),
      undoLeadStatus: build.mutation<
        UndoLeadStatusApiResponse,
        UndoLeadStatusApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/leads/${queryArg.id}/status/undo`,
          method: "POST",
          body: queryArg.undoStatusDto,
        }),
        invalidatesTags: ["admin"],
      }),
      releaseLead: build.mutation<ReleaseLeadApiResponse, ReleaseLeadApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/leads/${queryArg.id}/release`,
          method: "POST",
        }),
        invalidatesTags: ["admin"],
      }),
      placeLead: build.mutation<PlaceLeadApiResponse, PlaceLeadApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/leads/${queryArg.id}/municipality`,
          method: "PUT",
          body: queryArg.placeDto,
        }),
        invalidatesTags: ["admin"],
      }),
      correctLead: build.mutation<CorrectLeadApiResponse, CorrectLeadApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/leads/${queryArg.id}/details`,
          method: "PATCH",
          body: queryArg.heardCorrectionsDto,
          headers: {
            "If-Match": queryArg["If-Match"],
          },
        }),
        invalidatesTags: ["admin"],
      }),
      withdrawConsent: build.mutation<
        WithdrawConsentApiResponse,
        WithdrawConsentApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/leads/${queryArg.id}/consents/${queryArg.subject}`,
          method: "DELETE",
        }),
        invalidatesTags: ["admin"],
      }),
      listLeadFiles: build.query<ListLeadFilesApiResponse, ListLeadFilesApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/admin/leads/${queryArg.id}/files`,
          }),
          providesTags: ["admin"],
        },
      ),
      exportLeads: build.query<ExportLeadsApiResponse, ExportLeadsApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/leads.csv`,
          params: {
            ids: queryArg.ids,
            status: queryArg.status,
            city: queryArg.city,
            municipality: queryArg.municipality,
            service: queryArg.service,
            merged: queryArg.merged,
            held: queryArg.held,
            partner_id: queryArg.partnerId,
            source: queryArg.source,
            utm_source: queryArg.utmSource,
            utm_campaign: queryArg.utmCampaign,
            referrer_host: queryArg.referrerHost,
            only: queryArg.only,
            from: queryArg["from"],
            to: queryArg.to,
            sort: queryArg.sort,
          },
        }),
        providesTags: ["admin"],
      }),
      exportFoundLeads: build.mutation<
        ExportFoundLeadsApiResponse,
        ExportFoundLeadsApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/leads.csv`,
          method: "POST",
          body: queryArg.leadFilterDto,
        }),
        invalidatesTags: ["admin"],
      }),
      listViews: build.query<ListViewsApiResponse, ListViewsApiArg>({
        query: () => ({ url: `/api/admin/views` }),
        providesTags: ["admin"],
      }),
      saveView: build.mutation<SaveViewApiResponse, SaveViewApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/views`,
          method: "PUT",
          body: queryArg.saveViewDto,
          headers: {
            "If-Match": queryArg["If-Match"],
          },
        }),
        invalidatesTags: ["admin"],
      }),
      removeView: build.mutation<RemoveViewApiResponse, RemoveViewApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/views/${queryArg.id}`,
          method: "DELETE",
        }),
        invalidatesTags: ["admin"],
      }),
      resendNotifications: build.mutation<
        ResendNotificationsApiResponse,
        ResendNotificationsApiArg
      >({
        query: () => ({
          url: `/api/admin/notifications/resend`,
          method: "POST",
        }),
        invalidatesTags: ["admin"],
      }),
      resendLeadNotifications: build.mutation<
        ResendLeadNotificationsApiResponse,
        ResendLeadNotificationsApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/leads/${queryArg.leadId}/notifications/resend`,
          method: "POST",
        }),
        invalidatesTags: ["admin"],
      }),
      getRelatedLeads: build.query<
        GetRelatedLeadsApiResponse,
        GetRelatedLeadsApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/leads/${queryArg.id}/related`,
        }),
        providesTags: ["admin"],
      }),
      mergeLead: build.mutation<MergeLeadApiResponse, MergeLeadApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/leads/${queryArg.id}/join`,
          method: "POST",
          headers: {
            "If-Match": queryArg["If-Match"],
          },
        }),
        invalidatesTags: ["admin"],
      }),
      separateLead: build.mutation<SeparateLeadApiResponse, SeparateLeadApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/admin/leads/${queryArg.id}/separate`,
            method: "POST",
            headers: {
              "If-Match": queryArg["If-Match"],
            },
          }),
          invalidatesTags: ["admin"],
        },
      ),
      getQueue: build.query<GetQueueApiResponse, GetQueueApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/queue`,
          params: {
            kind: queryArg.kind,
            view: queryArg.view,
          },
        }),
        providesTags: ["admin"],
      }),
      markCase: build.mutation<MarkCaseApiResponse, MarkCaseApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/queue/${queryArg.id}`,
          method: "PATCH",
          body: queryArg.markCaseDto,
        }),
        invalidatesTags: ["admin"],
      }),
      settleNobodyCalled: build.mutation<
        SettleNobodyCalledApiResponse,
        SettleNobodyCalledApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/leads/${queryArg.id}/nobody-called/settle`,
          method: "POST",
        }),
        invalidatesTags: ["admin"],
      }),
      resendUndelivered: build.mutation<
        ResendUndeliveredApiResponse,
        ResendUndeliveredApiArg
      >({
        query: () => ({ url: `/api/admin/undelivered/resend`, method: "POST" }),
        invalidatesTags: ["admin"],
      }),
      resendOneUndelivered: build.mutation<
        ResendOneUndeliveredApiResponse,
        ResendOneUndeliveredApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/undelivered/${queryArg.id}/resend`,
          method: "POST",
        }),
        invalidatesTags: ["admin"],
      }),
      settleUncertain: build.mutation<
        SettleUncertainApiResponse,
        SettleUncertainApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/undelivered/${queryArg.id}/settle`,
          method: "POST",
        }),
        invalidatesTags: ["admin"],
      }),
      getSummary: build.query<GetSummaryApiResponse, GetSummaryApiArg>({
        query: () => ({ url: `/api/admin/summary` }),
        providesTags: ["admin"],
      }),
      getFirstSteps: build.query<GetFirstStepsApiResponse, GetFirstStepsApiArg>(
        {
          query: () => ({ url: `/api/admin/first-steps` }),
          providesTags: ["admin"],
        },
      ),
      getTestLead: build.query<GetTestLeadApiResponse, GetTestLeadApiArg>({
        query: () => ({ url: `/api/admin/first-steps/test-lead` }),
        providesTags: ["admin"],
      }),
      sendTestLead: build.mutation<SendTestLeadApiResponse, SendTestLeadApiArg>(
        {
          query: () => ({
            url: `/api/admin/first-steps/test-lead`,
            method: "POST",
          }),
          invalidatesTags: ["admin"],
        },
      ),
      removeTestLead: build.mutation<
        RemoveTestLeadApiResponse,
        RemoveTestLeadApiArg
      >({
        query: () => ({
          url: `/api/admin/first-steps/test-lead`,
          method: "DELETE",
        }),
        invalidatesTags: ["admin"],
      }),
      getOrigins: build.query<GetOriginsApiResponse, GetOriginsApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/origins`,
          params: {
            source: queryArg.source,
            utm_source: queryArg.utmSource,
            utm_campaign: queryArg.utmCampaign,
            referrer_host: queryArg.referrerHost,
            from: queryArg["from"],
            to: queryArg.to,
            by: queryArg.by,
          },
        }),
        providesTags: ["admin"],
      }),
      getOriginNames: build.query<
        GetOriginNamesApiResponse,
        GetOriginNamesApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/origins/names`,
          params: {
            from: queryArg["from"],
            to: queryArg.to,
            by: queryArg.by,
          },
        }),
        providesTags: ["admin"],
      }),
      exportOrigins: build.query<ExportOriginsApiResponse, ExportOriginsApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/admin/origins.csv`,
            params: {
              source: queryArg.source,
              utm_source: queryArg.utmSource,
              utm_campaign: queryArg.utmCampaign,
              referrer_host: queryArg.referrerHost,
              from: queryArg["from"],
              to: queryArg.to,
              by: queryArg.by,
            },
          }),
          providesTags: ["admin"],
        },
      ),
      getVisits: build.query<GetVisitsApiResponse, GetVisitsApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/visits`,
          params: {
            from: queryArg["from"],
            to: queryArg.to,
            by: queryArg.by,
            page: queryArg.page,
            city: queryArg.city,
            source: queryArg.source,
          },
        }),
        providesTags: ["admin"],
      }),
      getQuotePrices: build.query<
        GetQuotePricesApiResponse,
        GetQuotePricesApiArg
      >({
        query: () => ({ url: `/api/admin/quote-prices` }),
        providesTags: ["admin"],
      }),
      listReviews: build.query<ListReviewsApiResponse, ListReviewsApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/reviews`,
          params: {
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ["admin"],
      }),
      decideReview: build.mutation<DecideReviewApiResponse, DecideReviewApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/admin/reviews/${queryArg.id}`,
            method: "PATCH",
            body: queryArg.decideReviewDto,
            headers: {
              "If-Match": queryArg["If-Match"],
            },
          }),
          invalidatesTags: ["admin"],
        },
      ),
      listIntegratorKeys: build.query<
        ListIntegratorKeysApiResponse,
        ListIntegratorKeysApiArg
      >({
        query: () => ({ url: `/api/admin/integrator-keys` }),
        providesTags: ["admin"],
      }),
      addIntegratorKey: build.mutation<
        AddIntegratorKeyApiResponse,
        AddIntegratorKeyApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/integrator-keys`,
          method: "POST",
          body: queryArg.saveIntegratorKeyDto,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["admin"],
      }),
      changeIntegratorKey: build.mutation<
        ChangeIntegratorKeyApiResponse,
        ChangeIntegratorKeyApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/integrator-keys/${queryArg.id}`,
          method: "PATCH",
          body: queryArg.changeIntegratorKeyDto,
          headers: {
            "If-Match": queryArg["If-Match"],
          },
        }),
        invalidatesTags: ["admin"],
      }),
      rotateIntegratorKey: build.mutation<
        RotateIntegratorKeyApiResponse,
        RotateIntegratorKeyApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/integrator-keys/${queryArg.id}/rotate`,
          method: "POST",
          body: queryArg.rotateKeyDto,
        }),
        invalidatesTags: ["admin"],
      }),
      listWebhooks: build.query<ListWebhooksApiResponse, ListWebhooksApiArg>({
        query: () => ({ url: `/api/admin/webhooks` }),
        providesTags: ["admin"],
      }),
      addWebhook: build.mutation<AddWebhookApiResponse, AddWebhookApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/webhooks`,
          method: "POST",
          body: queryArg.saveWebhookDto,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["admin"],
      }),
      changeWebhook: build.mutation<
        ChangeWebhookApiResponse,
        ChangeWebhookApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/webhooks/${queryArg.id}`,
          method: "PATCH",
          body: queryArg.changeWebhookDto,
          headers: {
            "If-Match": queryArg["If-Match"],
          },
        }),
        invalidatesTags: ["admin"],
      }),
      removeWebhook: build.mutation<
        RemoveWebhookApiResponse,
        RemoveWebhookApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/webhooks/${queryArg.id}`,
          method: "DELETE",
        }),
        invalidatesTags: ["admin"],
      }),
      rotateWebhookSecret: build.mutation<
        RotateWebhookSecretApiResponse,
        RotateWebhookSecretApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/webhooks/${queryArg.id}/rotate`,
          method: "POST",
          body: queryArg.rotateKeyDto,
        }),
        invalidatesTags: ["admin"],
      }),
      listWebhookDeliveries: build.query<
        ListWebhookDeliveriesApiResponse,
        ListWebhookDeliveriesApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/webhooks/${queryArg.id}/deliveries`,
        }),
        providesTags: ["admin"],
      }),
      resendWebhookDeliveries: build.mutation<
        ResendWebhookDeliveriesApiResponse,
        ResendWebhookDeliveriesApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/webhooks/${queryArg.id}/resend`,
          method: "POST",
        }),
        invalidatesTags: ["admin"],
      }),
      testWebhook: build.mutation<TestWebhookApiResponse, TestWebhookApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/webhooks/${queryArg.id}/test`,
          method: "POST",
        }),
        invalidatesTags: ["admin"],
      }),
      getPostalRegister: build.query<
        GetPostalRegisterApiResponse,
        GetPostalRegisterApiArg
      >({
        query: () => ({ url: `/api/admin/postal-codes` }),
        providesTags: ["admin"],
      }),
      importPostalCodes: build.mutation<
        ImportPostalCodesApiResponse,
        ImportPostalCodesApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/postal-codes`,
          method: "PUT",
          body: queryArg.body,
        }),
        invalidatesTags: ["admin"],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as adminApi };
export type LogInAdminApiResponse = /** status 200 OK */ AdminSessionDto;
export type LogInAdminApiArg = {
  logInDto: LogInDto;
};
export type LogOutAdminApiResponse = unknown;
export type LogOutAdminApiArg = void;
export type RefreshSessionApiResponse = /** status 200 OK */ AdminSessionDto;
export type RefreshSessionApiArg = {
  refreshSessionDto: RefreshSessionDto;
};
export type LogInWithCodeApiResponse = /** status 200 OK */ AdminSessionDto;
export type LogInWithCodeApiArg = {
  logInWithCodeDto: LogInWithCodeDto;
};
export type BeginPasskeyLoginApiResponse =
  /** status 200 OK */ PasskeyChallengeDto;
export type BeginPasskeyLoginApiArg = void;
export type LogInWithPasskeyApiResponse = /** status 200 OK */ AdminSessionDto;
export type LogInWithPasskeyApiArg = {
  passkeyAnswerDto: PasskeyAnswerDto;
};
export type SendBrowserLinkApiResponse = unknown;
export type SendBrowserLinkApiArg = {
  browserLinkRequestDto: BrowserLinkRequestDto;
};
export type MarkBrowserApiResponse = unknown;
export type MarkBrowserApiArg = {
  invitationDto: InvitationDto;
};
export type OpenInvitationApiResponse = /** status 200 OK */ InvitedDto;
export type OpenInvitationApiArg = {
  invitationDto: InvitationDto;
};
export type BeginInvitedPasskeyApiResponse =
  /** status 200 OK */ PasskeyChallengeDto;
export type BeginInvitedPasskeyApiArg = {
  invitationDto: InvitationDto;
};
export type BeginInvitedTotpApiResponse = /** status 200 OK */ TotpChallengeDto;
export type BeginInvitedTotpApiArg = {
  invitationDto: InvitationDto;
};
export type AcceptInvitationApiResponse =
  /** status 200 OK */ AcceptedInvitationDto;
export type AcceptInvitationApiArg = {
  acceptInvitationDto: AcceptInvitationDto;
};
export type ValidateNewPasswordApiResponse =
  /** status 200 OK */ ValidatedPasswordDto;
export type ValidateNewPasswordApiArg = {
  validatePasswordDto: ValidatePasswordDto;
};
export type GetOwnAccountApiResponse = /** status 200 OK */ AccountDto;
export type GetOwnAccountApiArg = void;
export type ListOwnSessionsApiResponse = /** status 200 OK */ OwnSessionsDto;
export type ListOwnSessionsApiArg = void;
export type EndOwnSessionApiResponse = unknown;
export type EndOwnSessionApiArg = {
  /** The id of what is asked for. */
  id: string;
};
export type BeginPasskeyApiResponse = /** status 200 OK */ PasskeyChallengeDto;
export type BeginPasskeyApiArg = void;
export type AddPasskeyApiResponse = unknown;
export type AddPasskeyApiArg = {
  newPasskeyDto: NewPasskeyDto;
};
export type RemovePasskeyApiResponse = unknown;
export type RemovePasskeyApiArg = {
  /** The id of the passkey, as the account lists it. */
  passkeyId: string;
};
export type BeginTotpApiResponse = /** status 200 OK */ TotpChallengeDto;
export type BeginTotpApiArg = void;
export type SetOwnPasswordApiResponse = /** status 200 OK */ RecoveryCodesDto;
export type SetOwnPasswordApiArg = {
  newCodeDto: NewCodeDto;
};
export type RenewRecoveryCodesApiResponse =
  /** status 200 OK */ RecoveryCodesDto;
export type RenewRecoveryCodesApiArg = void;
export type BeginConfirmationApiResponse =
  /** status 200 OK */ PasskeyChallengeDto;
export type BeginConfirmationApiArg = void;
export type ConfirmAgainApiResponse = unknown;
export type ConfirmAgainApiArg = {
  confirmationDto: ConfirmationDto;
};
export type ListUsersApiResponse = /** status 200 OK */ UsersDto;
export type ListUsersApiArg = void;
export type InviteUserApiResponse = /** status 201 Created */ InvitedUserDto;
export type InviteUserApiArg = {
  inviteUserDto: InviteUserDto;
};
export type ChangeUserApiResponse = unknown;
export type ChangeUserApiArg = {
  /** The id of what is asked for. */
  id: string;
  /** The `version` that the change is based on, in quotes. `*`: any. */
  "If-Match": string;
  changeUserDto: ChangeUserDto;
};
export type RemoveUserApiResponse = unknown;
export type RemoveUserApiArg = {
  /** The id of what is asked for. */
  id: string;
};
export type ResetUserApiResponse = unknown;
export type ResetUserApiArg = {
  /** The id of what is asked for. */
  id: string;
  /** The `version` that the change is based on, in quotes. `*`: any. */
  "If-Match": string;
};
export type EndSessionsOfUserApiResponse = unknown;
export type EndSessionsOfUserApiArg = {
  /** The id of what is asked for. */
  id: string;
};
export type ListAuditApiResponse = /** status 200 OK */ AuditDto;
export type ListAuditApiArg = {
  /** The `next_cursor` of the page before. */
  cursor?: string;
  /** How many there are on a page. */
  limit?: number;
  /** Only what was done so. */
  act?: AuditAct;
  /** Such as a lead’s id. */
  subjectId?: string;
  /** The first day, in Norway. */
  from?: string;
  /** The last day, in Norway. */
  to?: string;
};
export type SearchAuditApiResponse = /** status 200 OK */ AuditDto;
export type SearchAuditApiArg = {
  auditQueryDto: AuditQueryDto;
};
export type GetMatchingApiResponse = /** status 200 OK */ MatchingDto;
export type GetMatchingApiArg = {
  /** The id of the lead. */
  leadId: string;
};
export type AssignLeadApiResponse = /** status 201 Created */ PassedOnDto;
export type AssignLeadApiArg = {
  /** The id of the lead. */
  leadId: string;
  assignDto: AssignDto;
};
export type ReplaceAssignmentApiResponse =
  /** status 201 Created */ PassedOnDto;
export type ReplaceAssignmentApiArg = {
  /** The id of the lead. */
  leadId: string;
  /** The id of one of the assignments of the lead. */
  assignmentId: string;
  /** The `version` that the change is based on, in quotes. `*`: any. */
  "If-Match": string;
  assignDto: AssignDto;
};
export type WithdrawAssignmentApiResponse = unknown;
export type WithdrawAssignmentApiArg = {
  /** The id of the lead. */
  leadId: string;
  /** The id of one of the assignments of the lead. */
  assignmentId: string;
  /** The `version` that the change is based on, in quotes. `*`: any. */
  "If-Match": string;
};
export type ListPartnersApiResponse = /** status 200 OK */ PartnersDto;
export type ListPartnersApiArg = {
  /** Only those of this kind. */
  kind?: PartnerKind;
  /** Only those who offer this service. */
  service?: Service;
  /** Only active ones, or only paused ones. */
  active?: boolean;
};
export type AddPartnerApiResponse = /** status 201 Created */ PartnerDto;
export type AddPartnerApiArg = {
  savePartnerDto: SavePartnerDto;
};
export type SearchPartnersApiResponse = /** status 200 OK */ PartnersDto;
export type SearchPartnersApiArg = {
  partnersQueryDto: PartnersQueryDto;
};
export type GetPartnerApiResponse = /** status 200 OK */ PartnerDto;
export type GetPartnerApiArg = {
  /** The id of what is asked for. */
  id: string;
};
export type ChangePartnerApiResponse = /** status 200 OK */ PartnerDto;
export type ChangePartnerApiArg = {
  /** The id of what is asked for. */
  id: string;
  /** The `version` that the change is based on, in quotes. `*`: any. */
  "If-Match": string;
  changePartnerDto: ChangePartnerDto;
};
export type GetTrackRecordApiResponse = /** status 200 OK */ TrackRecordDto;
export type GetTrackRecordApiArg = {
  /** The id of what is asked for. */
  id: string;
};
export type ImportPartnersApiResponse = /** status 200 OK */ PartnerFileDto;
export type ImportPartnersApiArg = {
  /** True if the partners are added. Left out: a preview. */
  store?: boolean;
  body: Blob;
};
export type WelcomePartnerApiResponse = unknown;
export type WelcomePartnerApiArg = {
  /** The id of what is asked for. */
  id: string;
};
export type EndSessionsOfPartnerApiResponse = unknown;
export type EndSessionsOfPartnerApiArg = {
  /** The id of what is asked for. */
  id: string;
};
export type GetCoverageApiResponse = /** status 200 OK */ CoverageDto;
export type GetCoverageApiArg = void;
export type ListApplicationsApiResponse = /** status 200 OK */ ApplicationsDto;
export type ListApplicationsApiArg = {
  /** The `next_cursor` of the page before. */
  cursor?: string;
  /** How many there are on a page. */
  limit?: number;
  /** Only undecided ones, or only decided ones. */
  show?: "waiting" | "decided";
};
export type SearchApplicationsApiResponse =
  /** status 200 OK */ ApplicationsDto;
export type SearchApplicationsApiArg = {
  applicationsSearchDto: ApplicationsSearchDto;
};
export type GetApplicationApiResponse = /** status 200 OK */ ApplicationDto;
export type GetApplicationApiArg = {
  /** The id of what is asked for. */
  id: string;
};
export type DeleteApplicationApiResponse = unknown;
export type DeleteApplicationApiArg = {
  /** The id of what is asked for. */
  id: string;
};
export type ApproveApplicationApiResponse = /** status 200 OK */ ApplicationDto;
export type ApproveApplicationApiArg = {
  /** The id of what is asked for. */
  id: string;
  /** The `version` that the change is based on, in quotes. `*`: any. */
  "If-Match": string;
  savePartnerDto: SavePartnerDto;
};
export type RefuseApplicationApiResponse = /** status 200 OK */ ApplicationDto;
export type RefuseApplicationApiArg = {
  /** The id of what is asked for. */
  id: string;
  /** The `version` that the change is based on, in quotes. `*`: any. */
  "If-Match": string;
  refusalDto: RefusalDto;
};
export type AskApplicantApiResponse = /** status 200 OK */ ApplicationDto;
export type AskApplicantApiArg = {
  /** The id of what is asked for. */
  id: string;
  /** The `version` that the change is based on, in quotes. `*`: any. */
  "If-Match": string;
  replyDto: ReplyDto;
};
export type ListSalesApiResponse = /** status 200 OK */ SalesDto;
export type ListSalesApiArg = {
  /** The `next_cursor` of the page before. */
  cursor?: string;
  /** How many there are on a page. */
  limit?: number;
  /** Only those of this status. */
  paymentStatus?: PaymentStatus;
  /** Only those of this partner. */
  partnerId?: string;
  /** Only those that the partner disputes, or has disputed until that was decided. */
  dispute?: "open" | "decided";
  /** The first day, in Norway. */
  from?: string;
  /** The last day, in Norway. */
  to?: string;
};
export type GetSaleApiResponse = /** status 200 OK */ SaleDto;
export type GetSaleApiArg = {
  /** The id of what is asked for. */
  id: string;
};
export type MarkSaleApiResponse = /** status 200 OK */ MarkedSaleDto;
export type MarkSaleApiArg = {
  /** The id of what is asked for. */
  id: string;
  /** The `version` that the change is based on, in quotes. `*`: any. */
  "If-Match": string;
  markSaleDto: MarkSaleDto;
};
export type UndoWaiverApiResponse = /** status 200 OK */ SaleDto;
export type UndoWaiverApiArg = {
  /** The id of what is asked for. */
  id: string;
  /** The `version` that the change is based on, in quotes. `*`: any. */
  "If-Match": string;
  undoWaiverDto: UndoWaiverDto;
};
export type RuleOnDisputeApiResponse = /** status 200 OK */ SaleDto;
export type RuleOnDisputeApiArg = {
  /** The id of what is asked for. */
  id: string;
  ruleOnDisputeDto: RuleOnDisputeDto;
};
export type ListPaymentsApiResponse = /** status 200 OK */ PaymentsDto;
export type ListPaymentsApiArg = {
  /** The id of what is asked for. */
  id: string;
};
export type UndoBankPaymentApiResponse = /** status 200 OK */ InvoiceDto;
export type UndoBankPaymentApiArg = {
  /** The id of what is asked for. */
  id: string;
  /** The id of one of the payments of the invoice. */
  paymentId: string;
  undoReasonDto: UndoReasonDto;
};
export type ListInvoicesApiResponse = /** status 200 OK */ InvoicesDto;
export type ListInvoicesApiArg = {
  /** Only those of this partner. */
  partnerId?: string;
  /** Only those of which something is due, that are overdue, or of which too much was paid; or those of one kind. */
  show?: "due" | "overdue" | "overpaid" | "invoice" | "credit-note";
  /** How many there are on a page. */
  limit?: number;
  /** The `next_cursor` of the page before. */
  cursor?: string;
};
export type PreviewInvoicesApiResponse = /** status 200 OK */ InvoicePreviewDto;
export type PreviewInvoicesApiArg = void;
export type IssueInvoicesApiResponse = /** status 200 OK */ InvoiceRunDto;
export type IssueInvoicesApiArg = {
  /** The `version` that the change is based on, in quotes. `*`: any. */
  "If-Match": string;
};
export type MarkInvoicesPaidApiResponse =
  /** status 200 OK */ MarkedInvoicesDto;
export type MarkInvoicesPaidApiArg = {
  paidInvoicesDto: PaidInvoicesDto;
};
export type MarkInvoicesPaidBackApiResponse =
  /** status 200 OK */ MarkedInvoicesDto;
export type MarkInvoicesPaidBackApiArg = {
  invoiceIdsDto: InvoiceIdsDto;
};
export type MarkInvoicesUnpaidApiResponse =
  /** status 200 OK */ MarkedInvoicesDto;
export type MarkInvoicesUnpaidApiArg = {
  undoInvoicesDto: UndoInvoicesDto;
};
export type CreditInvoiceApiResponse = /** status 200 OK */ ChangedInvoicesDto;
export type CreditInvoiceApiArg = {
  /** The id of what is asked for. */
  id: string;
  creditInvoiceDto: CreditInvoiceDto;
};
export type DownloadInvoiceApiResponse = /** status 200 OK */ Blob;
export type DownloadInvoiceApiArg = {
  /** The id of what is asked for. */
  id: string;
  /** To read, or for a machine. */
  form: "pdf" | "ehf";
};
export type ExportInvoicesApiResponse = /** status 200 OK */ string;
export type ExportInvoicesApiArg = {
  /** Only those of this partner. */
  partnerId?: string;
  /** Only those of which something is due, that are overdue, or of which too much was paid; or those of one kind. */
  show?: "due" | "overdue" | "overpaid" | "invoice" | "credit-note";
};
export type ImportBankFileApiResponse = /** status 200 OK */ BankFileDto;
export type ImportBankFileApiArg = {
  body: Blob;
};
export type ListBankLinesApiResponse = /** status 200 OK */ KeptBankLinesDto;
export type ListBankLinesApiArg = {
  /** `waiting` where it is left out. */
  show?: "waiting" | "decided";
};
export type PlaceBankLineApiResponse = /** status 200 OK */ KeptBankLineDto;
export type PlaceBankLineApiArg = {
  /** The id of what is asked for. */
  id: string;
  placeBankLineDto: PlaceBankLineDto;
};
export type DecideBankLineApiResponse = /** status 200 OK */ KeptBankLineDto;
export type DecideBankLineApiArg = {
  /** The id of what is asked for. */
  id: string;
  decideBankLineDto: DecideBankLineDto;
};
export type GetOperatorApiResponse = /** status 200 OK */ OperatorDto;
export type GetOperatorApiArg = void;
export type SaveOperatorApiResponse = /** status 200 OK */ OperatorDto;
export type SaveOperatorApiArg = {
  /** The `version` that the change is based on, in quotes. `*`: any. */
  "If-Match": string;
  saveOperatorDto: SaveOperatorDto;
};
export type ChangeOperatorApiResponse = /** status 200 OK */ OperatorDto;
export type ChangeOperatorApiArg = {
  /** The `version` that the change is based on, in quotes. `*`: any. */
  "If-Match": string;
  changeOperatorDto: ChangeOperatorDto;
};
export type ListLeadsApiResponse = /** status 200 OK */ LeadListDto;
export type ListLeadsApiArg = {
  /** Only these: up to 100 ids, with commas between. */
  ids?: string;
  /** Words, or parts of words, in the name, e-mail, phone or address. */
  q?: string;
  /** Only those of this status. */
  status?: LeadStatus;
  /** Only those in this city, however it is spelled: `OSLO` is `oslo`. */
  city?: string;
  /** Only those in the municipality of this number of today, whatever place they name; where it is not known of a lead, those that name it or a part of it. */
  municipality?: string;
  /** Only those for this service. */
  service?: LeadService;
  /** Without merged ones, which figures do not count either. */
  merged?: "without";
  /** Without those that are held as suspected spam, which demand does not count either. */
  held?: "without";
  /** Only those that this partner has been asked about. */
  partnerId?: string;
  /** Only those with this `source`, letter by letter. */
  source?: string;
  /** Only those with this `utm_source`, letter by letter. */
  utmSource?: string;
  /** Only those with this `utm_campaign`, letter by letter. */
  utmCampaign?: string;
  /** Only those with this `referrer_host`, letter by letter. */
  referrerHost?: string;
  /** Only those held as suspected spam, accepted without a report for two working days, or in an unknown municipality. */
  only?: "held" | "overdue" | "unknown-place";
  /** The first day, in Norway. */
  from?: string;
  /** The last day, in Norway. */
  to?: string;
  /** By what they are ordered; a minus turns it round. */
  sort?: "-received_at" | "received_at" | "customer_name" | "-customer_name";
  /** The `next_cursor` of the page before. */
  cursor?: string;
  /** How many there are on a page. */
  limit?: number;
};
export type EnterLeadApiResponse = /** status 201 Created */ LeadReceiptDto;
export type EnterLeadApiArg = {
  /** Names this call across repeats. A UUID is a good choice. */
  "Idempotency-Key"?: string;
  telephoneLeadDto: TelephoneLeadDto;
};
export type SearchLeadsApiResponse = /** status 200 OK */ LeadListDto;
export type SearchLeadsApiArg = {
  leadsQueryDto: LeadsQueryDto;
};
export type GetLeadsVersionApiResponse = /** status 200 OK */ LeadsVersionDto;
export type GetLeadsVersionApiArg = void;
export type GetLeadApiResponse = /** status 200 OK */ LeadDetailDto;
export type GetLeadApiArg = {
  /** The id of what is asked for. */
  id: string;
};
export type FollowUpLeadApiResponse = /** status 200 OK */ FollowedUpLeadDto;
export type FollowUpLeadApiArg = {
  /** The id of what is asked for. */
  id: string;
  /** Names this call across repeats. A UUID is a good choice. */
  "Idempotency-Key"?: string;
  /** The `version` that the change is based on, in quotes. `*`: any. */
  "If-Match": string;
  followUpDto: FollowUpDto;
};
export type DeleteLeadApiResponse = unknown;
export type DeleteLeadApiArg = {
  /** The id of what is asked for. */
  id: string;
};
export type ExportLeadDetailApiResponse = /** status 200 OK */ LeadExportDto;
export type ExportLeadDetailApiArg = {
  /** The id of what is asked for. */
  id: string;
};
export type UndoLeadStatusApiResponse = /** status 200 OK */ LeadDetailDto;
export type UndoLeadStatusApiArg = {
  /** The id of what is asked for. */
  id: string;
  undoStatusDto: UndoStatusDto;
};
export type ReleaseLeadApiResponse = unknown;
export type ReleaseLeadApiArg = {
  /** The id of what is asked for. */
  id: string;
};
export type PlaceLeadApiResponse = /** status 200 OK */ LeadDetailDto;
export type PlaceLeadApiArg = {
  /** The id of what is asked for. */
  id: string;
  placeDto: PlaceDto;
};
export type CorrectLeadApiResponse = /** status 200 OK */ HeardDetailsDto;
export type CorrectLeadApiArg = {
  /** The id of what is asked for. */
  id: string;
  /** The `version` that the change is based on, in quotes. `*`: any. */
  "If-Match": string;
  heardCorrectionsDto: HeardCorrectionsDto;
};
export type WithdrawConsentApiResponse = unknown;
export type WithdrawConsentApiArg = {
  /** The id of what is asked for. */
  id: string;
  /** The kind of partners. */
  subject: "stylist" | "estate-agent";
};
export type ListLeadFilesApiResponse = /** status 200 OK */ LeadFilesDto;
export type ListLeadFilesApiArg = {
  /** The id of what is asked for. */
  id: string;
};
export type ExportLeadsApiResponse = /** status 200 OK */ string;
export type ExportLeadsApiArg = {
  /** Only these: up to 100 ids, with commas between. */
  ids?: string;
  /** Only those of this status. */
  status?: LeadStatus;
  /** Only those in this city, however it is spelled: `OSLO` is `oslo`. */
  city?: string;
  /** Only those in the municipality of this number of today, whatever place they name; where it is not known of a lead, those that name it or a part of it. */
  municipality?: string;
  /** Only those for this service. */
  service?: LeadService;
  /** Without merged ones, which figures do not count either. */
  merged?: "without";
  /** Without those that are held as suspected spam, which demand does not count either. */
  held?: "without";
  /** Only those that this partner has been asked about. */
  partnerId?: string;
  /** Only those with this `source`, letter by letter. */
  source?: string;
  /** Only those with this `utm_source`, letter by letter. */
  utmSource?: string;
  /** Only those with this `utm_campaign`, letter by letter. */
  utmCampaign?: string;
  /** Only those with this `referrer_host`, letter by letter. */
  referrerHost?: string;
  /** Only those held as suspected spam, accepted without a report for two working days, or in an unknown municipality. */
  only?: "held" | "overdue" | "unknown-place";
  /** The first day, in Norway. */
  from?: string;
  /** The last day, in Norway. */
  to?: string;
  /** By what they are ordered; a minus turns it round. */
  sort?: "-received_at" | "received_at" | "customer_name" | "-customer_name";
};
export type ExportFoundLeadsApiResponse = /** status 200 OK */ string;
export type ExportFoundLeadsApiArg = {
  leadFilterDto: LeadFilterDto;
};
export type ListViewsApiResponse = /** status 200 OK */ ViewsDto;
export type ListViewsApiArg = void;
export type SaveViewApiResponse = /** status 200 OK */ ViewsDto;
export type SaveViewApiArg = {
  /** The `version` of the record that it replaces, in quotes. */
  "If-Match"?: string;
  saveViewDto: SaveViewDto;
};
export type RemoveViewApiResponse = unknown;
export type RemoveViewApiArg = {
  /** The id of what is asked for. */
  id: string;
};
export type ResendNotificationsApiResponse =
  /** status 200 OK */ ResendReportDto;
export type ResendNotificationsApiArg = void;
export type ResendLeadNotificationsApiResponse =
  /** status 200 OK */ ResendReportDto;
export type ResendLeadNotificationsApiArg = {
  /** The id of the lead. */
  leadId: string;
};
export type GetRelatedLeadsApiResponse = /** status 200 OK */ RelatedLeadsDto;
export type GetRelatedLeadsApiArg = {
  /** The id of what is asked for. */
  id: string;
};
export type MergeLeadApiResponse = unknown;
export type MergeLeadApiArg = {
  /** The id of what is asked for. */
  id: string;
  /** The `version` that the change is based on, in quotes. `*`: any. */
  "If-Match": string;
};
export type SeparateLeadApiResponse = unknown;
export type SeparateLeadApiArg = {
  /** The id of what is asked for. */
  id: string;
  /** The `version` that the change is based on, in quotes. `*`: any. */
  "If-Match": string;
};
export type GetQueueApiResponse = /** status 200 OK */ QueueDto;
export type GetQueueApiArg = {
  /** A kind of which more cases are shown, rather than a few. */
  kind?: QueueKind;
  /** Cases that wait, that the caller has taken, or that are snoozed. */
  view?: "waiting" | "mine" | "snoozed";
};
export type MarkCaseApiResponse = unknown;
export type MarkCaseApiArg = {
  /** The id of what is asked for. */
  id: string;
  markCaseDto: MarkCaseDto;
};
export type SettleNobodyCalledApiResponse = unknown;
export type SettleNobodyCalledApiArg = {
  /** The id of what is asked for. */
  id: string;
};
export type ResendUndeliveredApiResponse = /** status 200 OK */ ResendReportDto;
export type ResendUndeliveredApiArg = void;
export type ResendOneUndeliveredApiResponse =
  /** status 200 OK */ ResendReportDto;
export type ResendOneUndeliveredApiArg = {
  /** The id of what is asked for. */
  id: string;
};
export type SettleUncertainApiResponse = unknown;
export type SettleUncertainApiArg = {
  /** The id of what is asked for. */
  id: string;
};
export type GetSummaryApiResponse = /** status 200 OK */ SummaryDto;
export type GetSummaryApiArg = void;
export type GetFirstStepsApiResponse = /** status 200 OK */ FirstStepsDto;
export type GetFirstStepsApiArg = void;
export type GetTestLeadApiResponse = /** status 200 OK */ TestLeadDto;
export type GetTestLeadApiArg = void;
export type SendTestLeadApiResponse = /** status 201 Created */ LeadReceiptDto;
export type SendTestLeadApiArg = void;
export type RemoveTestLeadApiResponse = unknown;
export type RemoveTestLeadApiArg = void;
export type GetOriginsApiResponse = /** status 200 OK */ OriginsDto;
export type GetOriginsApiArg = {
  /** Only those with this `source`, letter by letter. */
  source?: string;
  /** Only those with this `utm_source`, letter by letter. */
  utmSource?: string;
  /** Only those with this `utm_campaign`, letter by letter. */
  utmCampaign?: string;
  /** Only those with this `referrer_host`, letter by letter. */
  referrerHost?: string;
  /** The first day, in Norway. */
  from?: string;
  /** The last day, in Norway. */
  to?: string;
  /** The field of which each value has a row. */
  by: "source" | "utm_source" | "utm_campaign" | "referrer_host";
};
export type GetOriginNamesApiResponse = /** status 200 OK */ OriginNamesDto;
export type GetOriginNamesApiArg = {
  /** The first day, in Norway. */
  from?: string;
  /** The last day, in Norway. */
  to?: string;
  /** The field of which each value has a row. */
  by: "source" | "utm_source" | "utm_campaign" | "referrer_host";
};
export type ExportOriginsApiResponse = /** status 200 OK */ string;
export type ExportOriginsApiArg = {
  /** Only those with this `source`, letter by letter. */
  source?: string;
  /** Only those with this `utm_source`, letter by letter. */
  utmSource?: string;
  /** Only those with this `utm_campaign`, letter by letter. */
  utmCampaign?: string;
  /** Only those with this `referrer_host`, letter by letter. */
  referrerHost?: string;
  /** The first day, in Norway. */
  from?: string;
  /** The last day, in Norway. */
  to?: string;
  /** The field of which each value has a row. */
  by: "source" | "utm_source" | "utm_campaign" | "referrer_host";
};
export type GetVisitsApiResponse = /** status 200 OK */ VisitsDto;
export type GetVisitsApiArg = {
  /** The first day, in Norway. */
  from?: string;
  /** The last day, in Norway. */
  to?: string;
  /** The field of which each value has a row. */
  by: "page" | "city" | "source" | "day";
  /** Only of this page. */
  page?: VisitPage;
  /** Only of this city’s page. */
  city?: string;
  /** Only from here. */
  source?:
    | "direkte"
    | "e-post"
    | "google"
    | "bing"
    | "duckduckgo"
    | "facebook"
    | "instagram"
    | "linkedin"
    | "tiktok"
    | "snapchat"
    | "pinterest"
    | "youtube"
    | "finn"
    | "annet";
};
export type GetQuotePricesApiResponse = /** status 200 OK */ QuotePricesDto;
export type GetQuotePricesApiArg = void;
export type ListReviewsApiResponse = /** status 200 OK */ ReviewsDto;
export type ListReviewsApiArg = {
  /** The `next_cursor` of the page before. */
  cursor?: string;
};
export type DecideReviewApiResponse = unknown;
export type DecideReviewApiArg = {
  /** The id of what is asked for. */
  id: string;
  /** The `version` that the change is based on, in quotes. `*`: any. */
  "If-Match": string;
  decideReviewDto: DecideReviewDto;
};
export type ListIntegratorKeysApiResponse =
  /** status 200 OK */ IntegratorKeysDto;
export type ListIntegratorKeysApiArg = void;
export type AddIntegratorKeyApiResponse =
  /** status 201 Created */ NewIntegratorKeyDto;
export type AddIntegratorKeyApiArg = {
  /** Names this call across repeats. A UUID is a good choice. */
  "Idempotency-Key"?: string;
  saveIntegratorKeyDto: SaveIntegratorKeyDto;
};
export type ChangeIntegratorKeyApiResponse =
  /** status 200 OK */ IntegratorKeyDto;
export type ChangeIntegratorKeyApiArg = {
  /** The id of what is asked for. */
  id: string;
  /** The `version` that the change is based on, in quotes. `*`: any. */
  "If-Match": string;
  changeIntegratorKeyDto: ChangeIntegratorKeyDto;
};
export type RotateIntegratorKeyApiResponse =
  /** status 200 OK */ NewIntegratorKeyDto;
export type RotateIntegratorKeyApiArg = {
  /** The id of what is asked for. */
  id: string;
  rotateKeyDto: RotateKeyDto;
};
export type ListWebhooksApiResponse = /** status 200 OK */ WebhooksDto;
export type ListWebhooksApiArg = void;
export type AddWebhookApiResponse = /** status 201 Created */ NewWebhookDto;
export type AddWebhookApiArg = {
  /** Names this call across repeats. A UUID is a good choice. */
  "Idempotency-Key"?: string;
  saveWebhookDto: SaveWebhookDto;
};
export type ChangeWebhookApiResponse = /** status 200 OK */ WebhookDto;
export type ChangeWebhookApiArg = {
  /** The id of what is asked for. */
  id: string;
  /** The `version` that the change is based on, in quotes. `*`: any. */
  "If-Match": string;
  changeWebhookDto: ChangeWebhookDto;
};
export type RemoveWebhookApiResponse = unknown;
export type RemoveWebhookApiArg = {
  /** The id of what is asked for. */
  id: string;
};
export type RotateWebhookSecretApiResponse = /** status 200 OK */ NewWebhookDto;
export type RotateWebhookSecretApiArg = {
  /** The id of what is asked for. */
  id: string;
  rotateKeyDto: RotateKeyDto;
};
export type ListWebhookDeliveriesApiResponse =
  /** status 200 OK */ WebhookDeliveriesDto;
export type ListWebhookDeliveriesApiArg = {
  /** The id of what is asked for. */
  id: string;
};
export type ResendWebhookDeliveriesApiResponse = unknown;
export type ResendWebhookDeliveriesApiArg = {
  /** The id of what is asked for. */
  id: string;
};
export type TestWebhookApiResponse = /** status 200 OK */ WebhookTrialDto;
export type TestWebhookApiArg = {
  /** The id of what is asked for. */
  id: string;
};
export type GetPostalRegisterApiResponse =
  /** status 200 OK */ PostalRegisterDto;
export type GetPostalRegisterApiArg = void;
export type ImportPostalCodesApiResponse = /** status 200 OK */ ImportReportDto;
export type ImportPostalCodesApiArg = {
  body: string;
};
export type AdminUserDto = {
  /** A user’s id; `administrator` for the password that all share. */
  id: string;
  role: string;
  /** The role, as in the user’s account. */
  account_role: "eier" | "saksbehandler" | "innsyn";
};
export type SessionDto = {
  /** The same as `adminToken`. */
  access_token: string;
  /** Good for one renewal. One that comes back ends the session. */
  refresh_token: string;
  /** When the access token expires, in seconds since 1970. */
  expires_at: number;
  user: AdminUserDto;
};
export type AdminSessionDto = {
  success: boolean;
  /** Opens the administrator’s calls as a bearer token, for 10 minutes. */
  adminToken: string;
  session: SessionDto;
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
export type LogInDto = {
  password: string;
};
export type RefreshSessionDto = {
  /** The newest refresh token. It is good for once. */
  refresh_token: string;
};
export type LogInWithCodeDto = {
  password: string;
  email: string;
  /** From the app, or a recovery code. */
  code: string;
};
export type Id = string;
export type PasskeyChallengeDto = {
  challenge_id: Id;
  /** For `navigator.credentials`, by WebAuthn Level 3, section 5.1.8 and 5.1.9. */
  options: {
    [key: string]: any;
  };
};
export type ChallengeId = string;
export type PasskeyAnswerDto = {
  challenge_id: ChallengeId;
  /** As `toJSON` of the credential gives it. */
  answer: {
    [key: string]: any;
  };
};
export type BrowserLinkRequestDto = {
  /** Of a user. Left out: the shared login. */
  email?: string | null;
};
export type LinkUnknownProblem = ProblemDto & {
  type?: "/problems/link-unknown";
};
export type LinkExpiredProblem = ProblemDto & {
  type?: "/problems/link-expired";
};
export type InvitationDto = {
  token: string;
};
export type AccountRole = "eier" | "saksbehandler" | "innsyn";
export type InvitedDto = {
  name: string;
  email: string;
  role: AccountRole;
};
export type TotpChallengeDto = {
  challenge_id: Id;
  /** To be typed where no QR code is read. */
  secret: string;
  /** To be shown as a QR code. */
  address: string;
};
export type AcceptedInvitationDto = {
  success: boolean;
  /** Opens the administrator’s calls as a bearer token, for 10 minutes. */
  adminToken: string;
  session: SessionDto;
  /** Where codes were set up: each replaces one, once. Not shown again. */
  recovery_codes: string[];
};
export type Code = string | null;
export type AcceptInvitationDto = {
  token: string;
  challenge_id: ChallengeId;
  password?: string | null;
  code?: Code;
  answer?:
    | {
        [key: string]: any;
      }
    | {
        [key: string]: any;
      };
  name?: string | null;
};
export type ValidatedPasswordDto = {
  success: boolean;
  newPassword: string;
  /** For the setting ADMIN_PASSWORD_HASH. */
  passwordHash: string;
};
export type ValidatePasswordDto = {
  currentPassword: string;
  newPassword: string;
};
export type Moment = string;
export type MomentOrNull = string | null;
export type PasskeyDto = {
  id: string;
  name: string;
  created_at: Moment;
  last_used_at: MomentOrNull;
};
export type AccountDto = {
  /** Null: the shared password. */
  id: string | null;
  name: string;
  email: string | null;
  role: AccountRole;
  passkeys: PasskeyDto[];
  /** True if the user can log in with password and code. */
  has_code: boolean;
  recovery_codes_left: number;
};
export type OwnSessionDto = {
  id: Id;
  browser: string;
  network: string;
  opened_at: Moment;
  last_used_at: Moment;
  ended_at: MomentOrNull;
  /** True if it is the one that asks. */
  is_this: boolean;
};
export type OwnSessionsDto = {
  sessions: OwnSessionDto[];
};
export type BadRequestProblem = ProblemDto & {
  type?: "/problems/bad-request";
};
export type NewPasskeyDto = {
  challenge_id: ChallengeId;
  /** As `toJSON` of the credential gives it. */
  answer: {
    [key: string]: any;
  };
  name: string;
};
export type RecoveryCodesDto = {
  recovery_codes: string[];
};
export type NewCodeDto = {
  challenge_id: ChallengeId;
  password: string;
  code: string;
};
export type ConfirmationDto = {
  password?: string | null;
  code?: Code;
  challenge_id?: string | null;
  answer?:
    | {
        [key: string]: any;
      }
    | {
        [key: string]: any;
      };
};
export type Version = string;
export type UserDto = {
  name: string;
  email: string;
  role: AccountRole;
  id: Id;
  version: Version;
  state: "invited" | "active";
  passkeys: number;
  /** True if the user can log in with password and code. */
  has_code: boolean;
  last_seen_at: MomentOrNull;
  /** null: no unused link works, so an invited user needs a new one. */
  link_until: string | null;
};
export type UsersDto = {
  users: UserDto[];
};
export type InvitedUserDto = {
  id: Id;
  /** The link’s token when the shared login invites the first account owner, who continues at once. Null for all others. */
  token: string | null;
};
export type InviteUserDto = {
  name: string;
  email: string;
  role: AccountRole;
};
export type VersionRequiredProblem = ProblemDto & {
  type?: "/problems/version-required";
};
export type ChangeUserDto = {
  role: AccountRole;
};
export type AuditAct =
  "saw" | "changed" | "exported" | "erased" | "entered" | "refused";
export type AuditEntryDto = {
  id: Id;
  at: Moment;
  /** The name at the time; «felles passord» for the shared login, «ukjent» for a failed login. */
  name: string;
  role: AccountRole | null;
  act: AuditAct;
  /** By its operation id. */
  call:
    | "logInAdmin"
    | "refreshSession"
    | "logOutAdmin"
    | "logInWithCode"
    | "beginPasskeyLogin"
    | "logInWithPasskey"
    | "openInvitation"
    | "beginInvitedPasskey"
    | "beginInvitedTotp"
    | "sendBrowserLink"
    | "markBrowser"
    | "acceptInvitation"
    | "validateNewPassword"
    | "getOwnAccount"
    | "listOwnSessions"
    | "endOwnSession"
    | "beginConfirmation"
    | "confirmAgain"
    | "beginPasskey"
    | "addPasskey"
    | "removePasskey"
    | "beginTotp"
    | "setOwnPassword"
    | "renewRecoveryCodes"
    | "listUsers"
    | "inviteUser"
    | "changeUser"
    | "removeUser"
    | "resetUser"
    | "endSessionsOfUser"
    | "listAudit"
    | "searchAudit"
    | "listLeads"
    | "searchLeads"
    | "getLeadsVersion"
    | "getLead"
    | "listLeadFiles"
    | "enterLead"
    | "correctLead"
    | "withdrawConsent"
    | "undoLeadStatus"
    | "followUpLead"
    | "deleteLead"
    | "exportLeadDetail"
    | "exportLeads"
    | "exportFoundLeads"
    | "getRelatedLeads"
    | "mergeLead"
    | "separateLead"
    | "releaseLead"
    | "placeLead"
    | "resendLeadNotifications"
    | "listViews"
    | "saveView"
    | "removeView"
    | "getMatching"
    | "assignLead"
    | "replaceAssignment"
    | "withdrawAssignment"
    | "resendNotifications"
    | "listPartners"
    | "searchPartners"
    | "addPartner"
    | "importPartners"
    | "welcomePartner"
    | "getPartner"
    | "changePartner"
    | "listApplications"
    | "searchApplications"
    | "getApplication"
    | "approveApplication"
    | "refuseApplication"
    | "askApplicant"
    | "deleteApplication"
    | "getTrackRecord"
    | "endSessionsOfPartner"
    | "getCoverage"
    | "getQueue"
    | "markCase"
    | "settleNobodyCalled"
    | "resendUndelivered"
    | "resendOneUndelivered"
    | "settleUncertain"
    | "getSummary"
    | "getFirstSteps"
    | "getTestLead"
    | "sendTestLead"
    | "removeTestLead"
    | "getOrigins"
    | "getQuotePrices"
    | "getOriginNames"
    | "exportOrigins"
    | "getVisits"
    | "listSales"
    | "getSale"
    | "markSale"
    | "undoWaiver"
    | "ruleOnDispute"
    | "listInvoices"
    | "previewInvoices"
    | "downloadInvoice"
    | "exportInvoices"
    | "issueInvoices"
    | "markInvoicesPaid"
    | "markInvoicesPaidBack"
    | "markInvoicesUnpaid"
    | "listPayments"
    | "undoBankPayment"
    | "creditInvoice"
    | "listBankLines"
    | "placeBankLine"
    | "decideBankLine"
    | "importBankFile"
    | "listReviews"
    | "decideReview"
    | "listWebhooks"
    | "addWebhook"
    | "changeWebhook"
    | "rotateWebhookSecret"
    | "removeWebhook"
    | "listWebhookDeliveries"
    | "testWebhook"
    | "resendWebhookDeliveries"
    | "listIntegratorKeys"
    | "addIntegratorKey"
    | "changeIntegratorKey"
    | "rotateIntegratorKey"
    | "getOperator"
    | "saveOperator"
    | "changeOperator"
    | "getPostalRegister"
    | "importPostalCodes";
  subject_id: string | null;
  fields: string[];
  /** How many were shown or downloaded. */
  count: number | null;
  browser: string;
  network: string;
};
export type AuditDto = {
  entries: AuditEntryDto[];
  /** Leads to the next page, if there is one. */
  next_cursor: string | null;
};
export type InvalidRequestProblem = ProblemDto & {
  type?: "/problems/invalid-request";
};
export type Cursor = string;
export type Limit = number;
export type To = string;
export type AuditQueryDto = {
  cursor?: Cursor;
  limit?: Limit;
  /** Part of a name. */
  name?: string;
  /** Only what was done so. */
  act?: "saw" | "changed" | "exported" | "erased" | "entered" | "refused";
  /** Such as a lead’s id. */
  subject_id?: string;
  /** The first day, in Norway. */
  from?: string;
  to?: To;
};
export type PartnerName = string;
export type PartnerKind = "stylist" | "interior-architect" | "estate-agent";
export type AssignmentState =
  | "offered"
  | "accepted"
  | "declined"
  | "expired"
  | "filled"
  | "missed"
  | "undone"
  | "withdrawn";
export type Report = "contacted" | "won" | "lost";
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
export type DeclineReason =
  "no-time" | "too-far" | "short-notice" | "too-small" | "other-kind" | "other";
export type AssignmentDto = OwnersAssignmentDto & {
  /** The price of a yes, in øre, as it was when asked. */
  price_ore: number;
  /** True if MVA comes on top of it, as it was at the yes; null: no yes has cost anything. */
  asks_for_vat: boolean | null;
  decline_reason: DeclineReason | null;
};
export type MatchDecisionDto = {
  partner_id: Id;
  partner_name: PartnerName;
  verdict:
    | "chosen"
    | "picked"
    | "unknown-place"
    | "other-city"
    | "paused"
    | "no-terms"
    | "other-service"
    | "had-this-lead"
    | "no-capacity"
    | "others-first"
    | "owner-not-selling"
    | "no-agent-consent";
  /** A sentence in Norwegian. */
  reason: string;
};
export type RefusedDto = {
  verdict:
    | "unknown-place"
    | "other-city"
    | "paused"
    | "no-terms"
    | "other-service"
    | "had-this-lead"
    | "no-capacity"
    | "others-first";
  count: number;
  /** A sentence in Norwegian. */
  reason: string;
};
export type MatchRoundDto = {
  id: Id;
  at: Moment;
  cause: "automatic" | "by-hand" | "refill" | "declined";
  /** The chosen, then those who were close. */
  decisions: MatchDecisionDto[];
  /** How many were not asked, those close included. */
  refused: RefusedDto[];
};
export type MatchingDto = {
  assignments: AssignmentDto[];
  rounds: MatchRoundDto[];
};
export type NotFoundLeadNotFoundProblem = ProblemDto & {
  type?: "/problems/not-found" | "/problems/lead-not-found";
};
export type PassedOnDto = {
  assignments: AssignmentDto[];
  rounds: MatchRoundDto[];
  /** How many were asked by this. 0: nobody. */
  asked: number;
};
export type AssignDto = {
  /** The partner that was picked. Left out, the rule chooses. */
  partner_id?: string;
};
export type AssignmentClosedProblem = ProblemDto & {
  type?: "/problems/assignment-closed";
};
export type Service = "Fullstyling" | "Delstyling" | "Interi\u00F8rveiledning";
export type SizePriceDto = {
  from: number;
  /** Included. Null: no end. */
  to: number | null;
  price_ore: number;
};
export type ServicePriceDto = {
  service: Service;
  /** Price if no size applies. Null: the base price. */
  price_ore: number | null;
  /** In m², without overlap. */
  sizes: SizePriceDto[];
};
export type PricesDto = {
  base_ore: number;
  services: ServicePriceDto[];
};
export type Prices = PricesDto;
export type Company = string;
export type Email = string;
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
export type Active = boolean;
export type PausedByOperator = boolean;
export type TermsVersion = string | null;
export type PartnerDto = {
  prices: Prices;
  name: string;
  company: Company;
  email: Email;
  phone: Phone;
  kind: PartnerKind;
  website?: Website;
  presentation?: Presentation;
  services: Services;
  areas: Areas;
  weekly_capacity: WeeklyCapacity;
  organization_number?: OrganizationNumber;
  street?: Street;
  postal_code?: PostalCode;
  post_place?: PostPlace;
  active: Active;
  /** On which the pause ends by itself, in Norway. Null: it has no end, or there is none. */
  paused_until: string | null;
  paused_by_operator: PausedByOperator;
  terms_version: TermsVersion;
  terms_accepted_at: MomentOrNull;
  id: Id;
  version: Version;
  created_at: Moment;
  /** The used capacity: questions that are open, however old, and acceptances of the last 168 hours. */
  assignments_last_week: number;
  /** In the last 30 days; the fewest go first. */
  assignments_last_month: number;
  assignments: number;
  last_assigned_at: MomentOrNull;
};
export type PartnersDto = {
  partners: PartnerDto[];
};
export type InvalidRequestBadRequestInvalidPartnerProblem = ProblemDto & {
  type?:
    | "/problems/invalid-request"
    | "/problems/bad-request"
    | "/problems/invalid-partner";
};
export type SavePartnerDto = {
  prices: Prices;
  name: string;
  company: Company;
  email: Email;
  phone: Phone;
  kind: PartnerKind;
  website?: Website;
  presentation?: Presentation;
  services: Services;
  areas: Areas;
  weekly_capacity: WeeklyCapacity;
  organization_number?: OrganizationNumber;
  street?: Street;
  postal_code?: PostalCode;
  post_place?: PostPlace;
  active: Active;
};
export type PartnersQueryDto = {
  /** Part of name, company, e-mail or an area's name. */
  q?: string;
  /** Only those of this kind. */
  kind?: "stylist" | "interior-architect" | "estate-agent";
  /** Only those who offer this service. */
  service?: "Fullstyling" | "Delstyling" | "Interi\u00F8rveiledning";
  /** Only active ones, or only paused ones. */
  active?: boolean;
};
export type ChangePartnerDto = {
  prices?: Prices;
  name?: string;
  company?: Company;
  email?: Email;
  phone?: Phone;
  kind?: PartnerKind;
  website?: Website;
  presentation?: Presentation;
  services?: Services;
  areas?: Areas;
  weekly_capacity?: WeeklyCapacity;
  organization_number?: OrganizationNumber;
  street?: Street;
  postal_code?: PostalCode;
  post_place?: PostPlace;
  active?: Active;
};
export type DeclinedForDto = {
  reason: DeclineReason;
  count: number;
};
export type TrackRecordDto = {
  /** Assignments that it answered or let expire: all outcomes together. */
  asked: number;
  accepted: number;
  declined: number;
  /** Every reason; declining needs none. */
  reasons: DeclinedForDto[];
  /** Assignments whose deadline passed in silence. */
  silent: number;
  /** Acceptances that it undid. */
  undone: number;
  /** Acceptances after others had every place. */
  missed: number;
  /** Of those accepted. */
  won: number;
  /** Of those accepted. */
  lost: number;
  /** Sales that it has disputed. */
  disputed: number;
  /** Of those disputed, credited. */
  credited: number;
  /** Median minutes to an answer; null: none yet. */
  answer_minutes: number | null;
  /** Of those accepted, with a sent quote. */
  quoted: number;
  /** Quotes that the owner chose. */
  chosen: number;
  /** Median minutes from acceptance to first quote; null: none yet. */
  first_quote_minutes: number | null;
};
export type RowFaultDto = {
  column: string;
  cause:
    | "missing"
    | "too-long"
    | "not-plain-text"
    | "not-a-date"
    | "in-the-future"
    | "not-yes-or-no"
    | "not-an-amount"
    | "not-a-count"
    | "not-an-email"
    | "not-a-phone"
    | "not-a-name"
    | "not-an-organization-number"
    | "not-a-postal-code"
    | "not-a-website"
    | "unknown-value"
    | "repeated-id"
    | "email-taken"
    | "no-such-partner"
    | "id-taken";
  /** Only where it is no personal data. */
  value: string | null;
};
export type ReadPartnerDto = {
  /** In the file; the header is line 1. */
  line: number;
  name: string;
  company: string;
  email: string;
  /** Left out: unreadable. */
  prices?: PricesDto;
  /** known: a partner here has that e-mail address, and stays as it is. */
  outcome: "new" | "known" | "bad";
  faults: RowFaultDto[];
  unreadable: string | null;
  /** Missing terms, because of which a new one is paused. */
  lacks: string[];
};
export type PartnerFileDto = {
  rows: ReadPartnerDto[];
  /** True if the new ones were added. Never with a bad row. */
  stored: boolean;
};
export type LeadService =
  "Fullstyling" | "Delstyling" | "Interi\u00F8rveiledning" | "Verdivurdering";
export type CoverageGapDto = {
  /** The municipality's name, or what was written. */
  place: string;
  /** Null: unknown. */
  municipality: string | null;
  /** As most leads wrote it. */
  city: string;
  service: LeadService;
  /** Leads in the last 365 days. */
  leads: number;
  /** Those among them that are still new. */
  waiting: number;
  /** Active partners who work there. */
  partners: number;
  /** Those among them without capacity. */
  full: number;
};
export type CoverageDto = {
  /** Most waiting leads first. */
  gaps: CoverageGapDto[];
  /** Leads of the last 365 days that no partner has, in whatever place. */
  waiting: number;
  /** Active partners without capacity. */
  full_partners: number;
  /** Of those who have accepted the terms. */
  active_partners: number;
  /** Active partners who get no leads before they accept the terms. */
  partners_without_terms: number;
  /** Since when leads are counted. */
  since: string;
};
export type ApplicationDto = {
  /** The version of the partner terms that was shown and accepted. */
  terms_version?: string | null;
  company: Company;
  /** 9 digits; the last one is checked (mod 11). */
  organization_number: string;
  contact_name: string;
  contact_email: string;
  contact_phone: string;
  kind: PartnerKind;
  places: string;
  /** Anything else. */
  message?: string | null;
  id: Id;
  version: Version;
  state: "open" | "asked" | "approved" | "refused";
  received_at: Moment;
  /** When anything last happened to it. */
  changed_at: string;
  /** The last reply; null: none. */
  reply: string | null;
  /** True if a program may have filled it in: nothing was sent to the address. */
  suspect: boolean;
  /** The partner it became; null: none. */
  partner_id: string | null;
};
export type ApplicationsDto = {
  applications: ApplicationDto[];
  /** Asks for the next page. Null: none. */
  next_cursor: string | null;
};
export type ApplicationsSearchDto = {
  cursor?: Cursor;
  limit?: Limit;
  /** Part of name, company, e-mail or an area's name. */
  q?: string;
  /** Only undecided ones, or only decided ones. */
  show?: "waiting" | "decided";
};
export type Reply = string;
export type RefusalDto = {
  reply?: Reply;
};
export type ReplyDto = {
  reply: Reply;
};
export type PaymentStatus = "pending" | "paid" | "credited";
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
export type WaiverDto = {
  waived_at: Moment;
  /** null: it was not undone. */
  undone_at: string | null;
  /** Why it was undone; null once the lead is erased. */
  reason: string | null;
};
export type SaleDto = {
  id: Id;
  version: Version;
  /** In kroner, with at most two decimals, without MVA. */
  sale_amount: number;
  /** The MVA on top, in percent, as it was at the yes; null: none. */
  vat_rate: number | null;
  payment_status: PaymentStatus;
  partner_id: Id;
  partner_name: PartnerName;
  /** The reference of the assignment, on invoices too. null: erased before it was kept. */
  reference: string | null;
  /** null once erased. */
  lead_id: string | null;
  /** Whose lead it is; null once that is erased. */
  customer_name: string | null;
  created_at: Moment;
  settled_at: MomentOrNull;
  /** The invoice that it is on. It is paid and undone with that. */
  invoice_id: string | null;
  /** The number of that invoice. */
  invoice_number: string | null;
  /** Since when it is marked paid though its assignment was taken back: credit it once the money is sent. null: it is not. */
  to_pay_back_since: string | null;
  /** The partner’s dispute; left out: none. Not billed until decided. */
  dispute?: DisputeDto;
  /** The first one first. */
  waivers: WaiverDto[];
  /** True if the last one can be undone: not where the assignment came to nothing. */
  can_undo_waiver: boolean;
};
export type SaleTotalDto = {
  count: number;
  /** In kroner, exact to the øre. */
  sum: number;
};
export type SaleTotalsDto = {
  pending: SaleTotalDto;
  paid: SaleTotalDto;
  credited: SaleTotalDto;
};
export type SalesDto = {
  sales: SaleDto[];
  /** Asks for the next page. null: none. */
  next_cursor: string | null;
  totals: SaleTotalsDto;
};
export type MarkedSaleDto = SaleDto & {
  /** Time of the mark by this call; null if it was marked before. */
  changed_at: string | null;
};
export type MarkSaleDto = {
  /** `pending` undoes `paid`. */
  payment_status: "pending" | "paid" | "credited";
};
export type UndoWaiverDto = {
  /** Kept with the sale. */
  reason: string;
};
export type RuleOnDisputeDto = {
  decision: "credited" | "refused";
  /** The partner reads it. */
  reply: string;
};
export type PaymentDto = {
  id: Id;
  /** In kroner. Negative: it went back, or was undone. */
  amount: number;
  paid_on: string;
  recorded_at: Moment;
  /** `by-hand`: marked paid; `paid-back`: marked as gone back; `undone`: either was undone; `bank`: of a bank file, or its return; `placed`: somebody put it on the invoice; `bank-undone`: either was undone. */
  source:
    "by-hand" | "paid-back" | "undone" | "bank" | "placed" | "bank-undone";
  /** The payment of the bank that this one undoes. */
  undoes: string | null;
  /** Why it undoes it. */
  reason: string | null;
  /** True if another payment undoes it. */
  is_undone: boolean;
};
export type PaymentsDto = {
  payments: PaymentDto[];
};
export type InvoiceKind = "invoice" | "credit-note";
export type InvoiceState =
  "open" | "overdue" | "part-paid" | "paid" | "overpaid" | "credited";
export type Credits = string | null;
export type InvoiceDto = {
  id: Id;
  kind: InvoiceKind;
  number: string;
  partner_id: Id;
  /** As it was when it was issued. */
  buyer: string;
  issued_on: string;
  /** null: credit note. */
  due_on: string | null;
  kid: string | null;
  lines: number;
  net: number;
  vat: number;
  total: number;
  credited: number;
  paid: number;
  /** Negative: too much was paid. 0 for a credit note. */
  balance: number;
  /** null: credit note. */
  state: InvoiceState | null;
  credits: Credits;
};
export type UndoReasonDto = {
  /** Kept with what is undone. */
  reason: string;
};
export type Invoices = InvoiceDto[];
export type InvoiceTotalsDto = {
  invoiced: number;
  credited: number;
  paid: number;
  /** Overpaid invoices do not reduce it. */
  due: number;
};
export type InvoicesDto = {
  invoices: Invoices;
  next_cursor: string | null;
  totals: InvoiceTotalsDto;
};
export type DraftInvoiceDto = {
  kind: InvoiceKind;
  partner_id: Id;
  buyer: string;
  lines: number;
  net: number;
  vat: number;
  total: number;
};
export type LeftOutDto = {
  partner_id: Id;
  reason: string;
};
export type HeldBackDto = {
  partner_id: Id;
  partner_name: string;
  reason: "disputed" | "too-recent";
  sales: number;
  /** Without MVA. */
  amount: number;
};
export type InvoicePreviewDto = {
  version: Version;
  documents: DraftInvoiceDto[];
  /** Invoices minus credit notes, with MVA. */
  total: number;
  left_out: LeftOutDto[];
  held_back: HeldBackDto[];
};
export type InvoiceRunDto = {
  invoices: number;
  credit_notes: number;
  left_out: LeftOutDto[];
};
export type MarkedInvoicesDto = {
  invoices: Invoices;
  /** The payments this call has recorded, one of each invoice that it changed, by which that can be undone. */
  payments: Id[];
};
export type Ids = Id[];
export type From = number;
export type PaidInvoicesDto = {
  ids: Ids;
  from?: From;
  /** The sum received for the one invoice, in kroner; more than it owes is overpaid. Left out: all that is due of each. */
  amount?: number;
};
export type InvoiceIdsDto = {
  ids: Ids;
  from?: From;
};
export type UndoInvoicesDto = {
  ids: Ids;
  from?: From;
  /** The `payments` that are undone alone, where nobody has marked anything of their invoice since. Left out: whatever was marked. */
  payments?: Id[];
};
export type ChangedInvoicesDto = {
  invoices: Invoices;
};
export type CreditInvoiceDto = {
  /** Its sales stay due, and come on a new invoice, perhaps the next morning, to the buyer as it is by then. Refused once anything is paid. */
  bill_again?: boolean;
};
export type BankLineDto = {
  /** The registered line that it is, or may be. Null: none. */
  id: string | null;
  /** The name that the bank gives it. Empty where it has none. */
  reference: string;
  /** The account that the money came to. */
  account: string;
  kid: string;
  /** In its currency. Negative: the bank takes it back. Null: unreadable. */
  amount: number | null;
  /** As ISO 4217 has it. Null: unreadable. */
  currency: string | null;
  /** Null: unreadable. */
  booked_on: string | null;
  /** Who paid. Empty where the bank does not say. */
  payer: string;
  /** The payer’s message. */
  text: string;
  /** `matched`: all that was due is paid; `part-paid`: some of it; `overpaid`: more than it; `reversed`: taken back, and due again; `unknown`: no invoice has the KID; `several`: it names several invoices, with spaces between their KIDs, and not how much of each: somebody records that by hand, or undoes it where it is taken back; `foreign`: it is not in kroner, and counts for nothing: somebody sees what it came to, and marks the invoice paid, or undoes that; `disagrees`: the sums in the file disagree, as `doubt` says; `unclear`: perhaps registered before, or taken back before it was registered, which somebody decides; `twice`: registered before; `other-account`: the account is not the operator’s; `unreadable`: the file does not say what a payment needs. Nothing is paid by the last eight but what is registered already. */
  outcome:
    | "matched"
    | "part-paid"
    | "overpaid"
    | "reversed"
    | "unknown"
    | "several"
    | "foreign"
    | "disagrees"
    | "unclear"
    | "twice"
    | "other-account"
    | "unreadable";
  invoice_number: string | null;
  /** Which sums disagree, or why it cannot be read. */
  doubt: string | null;
};
export type BankFileDto = {
  lines: BankLineDto[];
};
export type BankLineAct = "sent-back" | "explained" | "reopened";
export type BankLineDecisionDto = {
  act: BankLineAct;
  reason: string;
  at: Moment;
};
export type KeptBankLineDto = {
  id: Id;
  booked_on: string;
  /** In its currency. Negative: the bank takes it back. */
  amount: number;
  /** As ISO 4217 has it. */
  currency: string;
  kid: string;
  /** Empty where the bank does not say. */
  payer: string;
  text: string;
  /** As it was when its file was read. */
  outcome:
    | "matched"
    | "part-paid"
    | "overpaid"
    | "reversed"
    | "unknown"
    | "several"
    | "foreign"
    | "disagrees"
    | "unclear";
  /** Why its sum is not certain. */
  doubt: string | null;
  /** In kroner, on invoices. */
  placed: number;
  /** In kroner, not placed or decided on; null: unknown. */
  rest: number | null;
  waiting: boolean;
  /** The first one first. */
  decisions: BankLineDecisionDto[];
};
export type KeptBankLinesDto = {
  lines: KeptBankLineDto[];
};
export type PlaceBankLineDto = {
  /** The `placed` that was seen. Left out: not compared. */
  from?: number;
  invoice_number: string;
  /** In kroner, negative where the bank took the payment back. Left out: the rest of the line. */
  amount?: number;
};
export type DecideBankLineDto = {
  /** The `placed` that was seen. Left out: not compared. */
  from?: number;
  /** `sent-back`: to the payer; `explained`: no payment of an invoice; `reopened`: it waits again. */
  act: "sent-back" | "explained" | "reopened";
  /** Kept with the line. */
  reason: string;
};
export type Name = string | null;
export type Account = string | null;
export type FormerAccounts = string[];
export type VatRate = number;
export type DueDays = number;
export type OperatorDto = {
  name?: Name;
  organization_number?: OrganizationNumber;
  street?: Street;
  postal_code?: PostalCode;
  post_place?: PostPlace;
  account?: Account;
  former_accounts?: FormerAccounts;
  /** True if it is in Merverdiavgiftsregisteret. */
  vat_registered: boolean;
  /** True if it is in Foretaksregisteret, which invoices must say. */
  in_business_register: boolean;
  vat_rate: VatRate;
  due_days: DueDays;
  version: Version;
  /** The missing details without which no invoice is issued. None: they can be issued. */
  missing: string[];
};
export type SaveOperatorDto = {
  name?: Name;
  organization_number?: OrganizationNumber;
  street?: Street;
  postal_code?: PostalCode;
  post_place?: PostPlace;
  account?: Account;
  former_accounts?: FormerAccounts;
  /** True if it is in Merverdiavgiftsregisteret. */
  vat_registered: boolean;
  /** True if it is in Foretaksregisteret, which invoices must say. */
  in_business_register: boolean;
  vat_rate: VatRate;
  due_days: DueDays;
};
export type ChangeOperatorDto = {
  name?: Name;
  organization_number?: OrganizationNumber;
  street?: Street;
  postal_code?: PostalCode;
  post_place?: PostPlace;
  account?: Account;
  former_accounts?: FormerAccounts;
  /** True if it is in Merverdiavgiftsregisteret. */
  vat_registered?: boolean;
  /** True if it is in Foretaksregisteret, which invoices must say. */
  in_business_register?: boolean;
  vat_rate?: VatRate;
  due_days?: DueDays;
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
export type LeadDto = BareLeadDto & {
  version: Version;
  /** The earlier lead that it is merged into, with which figures count it; null: none. */
  merged_into: string | null;
};
export type LeadListDto = {
  leads: LeadDto[];
  /** Null on the last page. */
  next_cursor: string | null;
  total: number;
  /** False when a search has more hits than `total`, uncounted. */
  total_is_exact: boolean;
};
export type LeadReceiptDto = {
  id: string;
  created_at: string;
};
export type IdempotencyKeyReusedLeadErasedProblem = ProblemDto & {
  type?: "/problems/idempotency-key-reused" | "/problems/lead-erased";
};
export type AgentOnly = boolean | null;
export type StylingNeeds = string | null;
export type Rooms = string | null;
export type Timeframe = string | null;
export type PreferredStyle = string | null;
export type MunicipalityNumber = string | null;
export type ContactByEmail = boolean | null;
export type CustomerEmail = string | null;
export type TelephoneLeadDto = {
  /** Consent to one estate agent, who gets name, telephone, e-mail and address and may get in touch. Absent means no. Ask for it separately, with nothing chosen beforehand. */
  agent_contact?: ("no" | "yes") | null;
  agent_only?: AgentOnly;
  customer_name: string;
  /** Exactly 8 digits, of which the first is not 0; white space and a leading +47 or 0047 are ignored. */
  customer_phone: string;
  /** Required unless `agent_only` is true. */
  service_type?:
    ("Fullstyling" | "Delstyling" | "Interi\u00F8rveiledning") | null;
  location: string;
  /** Street, postal code and city joined. */
  address: string;
  styling_needs?: StylingNeeds;
  rooms?: Rooms;
  property_size: string;
  timeframe?: Timeframe;
  property_type_field: string;
  preferred_style?: PreferredStyle;
  message?: string | null;
  /** The owner will sell, or not. */
  sell_property: "yes" | "no";
  /** The owner confirms that the form is only for getting offers on styling. Required unless `agent_only` is true. */
  accept_styling_only?: ("yes" | "no") | null;
  municipality_number?: MunicipalityNumber;
  contact_by_email?: ContactByEmail;
  customer_email?: CustomerEmail;
  /** True: the owner heard the consent texts and said yes. Kept with user and time. */
  consent_heard: boolean;
};
export type Municipality = string;
export type LeadsQueryDto = {
  /** Only these: up to 100 ids, with commas between. */
  ids?: string;
  /** Words, or parts of words, in the name, e-mail, phone or address. */
  q?: string;
  /** Only those of this status. */
  status?: "new" | "matched" | "contacted" | "won" | "lost";
  /** Only those in this city, however it is spelled: `OSLO` is `oslo`. */
  city?: string;
  municipality?: Municipality;
  /** Only those for this service. */
  service?:
    "Fullstyling" | "Delstyling" | "Interi\u00F8rveiledning" | "Verdivurdering";
  /** Without merged ones, which figures do not count either. */
  merged?: "without";
  /** Without those that are held as suspected spam, which demand does not count either. */
  held?: "without";
  /** Only those that this partner has been asked about. */
  partner_id?: string;
  /** Only those with this `source`, letter by letter. */
  source?: string;
  /** Only those with this `utm_source`, letter by letter. */
  utm_source?: string;
  /** Only those with this `utm_campaign`, letter by letter. */
  utm_campaign?: string;
  /** Only those with this `referrer_host`, letter by letter. */
  referrer_host?: string;
  /** Only those held as suspected spam, accepted without a report for two working days, or in an unknown municipality. */
  only?: "held" | "overdue" | "unknown-place";
  /** The first day, in Norway. */
  from?: string;
  to?: To;
  /** By what they are ordered; a minus turns it round. */
  sort?: "-received_at" | "received_at" | "customer_name" | "-customer_name";
  cursor?: Cursor;
  limit?: Limit;
};
export type LeadsVersionDto = {
  version: string;
};
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
export type QuoteState =
  "draft" | "sent" | "withdrawn" | "expired" | "chosen" | "declined";
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
export type HeardConsentDto = ConsentDto & {
  /** The user that heard it by telephone; null: the owner gave it. */
  heard_by: string | null;
};
export type StatusBefore = LeadStatus | null;
export type MailboxProvenAt = string | null;
export type SentBy = string | null;
export type LeadDetailDto = BareLeadDto & {
  version: Version;
  /** The version of the owner’s details, for `correctLead`. */
  details_version: string;
  notifications: NotificationDto[];
  /** In the order the lead was passed on. */
  assignments: AssignmentDto[];
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
};
export type FollowedUpLeadDto = LeadDetailDto & {
  /** When this call changed the status, by which that can be undone; null: it stood so before. */
  changed_at: string | null;
};
export type FollowUpDto = {
  status?: LeadStatus;
  /** Why the status changes although the owner has chosen a quote; owner and partner get it. Required then. */
  reason?: string | null;
  /** Is added to the history, and is part of an export to the owner. */
  note?: string | null;
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
export type UndoStatusDto = {
  /** The one that is undone, as it was when the lead was looked at. */
  status: "new" | "matched" | "contacted" | "won" | "lost";
  /** The `changed_at` of that change: no later one is undone. Left out: the last one. */
  changed_at?: string;
};
export type PlaceDto = {
  /** The number of one of today’s municipalities. */
  municipality: string;
};
export type HeardDetailsDto = {
  version: Version;
  customer_name: string;
  customer_phone: string;
  customer_email: string;
  /** True if the owner wants e-mail in the place of calls. */
  contact_by_email: boolean;
  /** Street, postal code and city joined. */
  address: string;
  location: string;
  service_type:
    "Fullstyling" | "Delstyling" | "Interi\u00F8rveiledning" | "Verdivurdering";
  property_type_field: string;
  property_size: string;
  rooms: string;
  timeframe: string;
  styling_needs: string;
  message: string;
  /** 4 digits, of the home’s municipality, where it is known. */
  municipality_number: string;
};
export type CustomerName = string | null;
export type CustomerPhone = string | null;
export type Address = string | null;
export type Location = string | null;
export type PropertyTypeField = string | null;
export type PropertySize = string | null;
export type HeardCorrectionsDto = {
  customer_name?: CustomerName;
  customer_phone?: CustomerPhone;
  customer_email?: CustomerEmail;
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
export type AttachmentDto = QuoteFileDto & {
  /** Opens it for at least 5 minutes: a PDF as a download. */
  url: string;
  /** The same picture for lists. Null: a PDF. */
  small_url: string | null;
  /** Pixels. */
  width: number | null;
  height: number | null;
};
export type LeadFilesDto = {
  /** In the owner’s order. */
  pictures: PictureDto[];
  /** Of every sent version of a quote. */
  attachments: AttachmentDto[];
};
export type LeadFilterDto = {
  /** Only these: up to 100 ids, with commas between. */
  ids?: string;
  /** Words, or parts of words, in the name, e-mail, phone or address. */
  q?: string;
  /** Only those of this status. */
  status?: "new" | "matched" | "contacted" | "won" | "lost";
  /** Only those in this city, however it is spelled: `OSLO` is `oslo`. */
  city?: string;
  municipality?: Municipality;
  /** Only those for this service. */
  service?:
    "Fullstyling" | "Delstyling" | "Interi\u00F8rveiledning" | "Verdivurdering";
  /** Without merged ones, which figures do not count either. */
  merged?: "without";
  /** Without those that are held as suspected spam, which demand does not count either. */
  held?: "without";
  /** Only those that this partner has been asked about. */
  partner_id?: string;
  /** Only those with this `source`, letter by letter. */
  source?: string;
  /** Only those with this `utm_source`, letter by letter. */
  utm_source?: string;
  /** Only those with this `utm_campaign`, letter by letter. */
  utm_campaign?: string;
  /** Only those with this `referrer_host`, letter by letter. */
  referrer_host?: string;
  /** Only those held as suspected spam, accepted without a report for two working days, or in an unknown municipality. */
  only?: "held" | "overdue" | "unknown-place";
  /** The first day, in Norway. */
  from?: string;
  to?: To;
  /** By what they are ordered; a minus turns it round. */
  sort?: "-received_at" | "received_at" | "customer_name" | "-customer_name";
};
export type Filter = {
  [key: string]: string;
};
export type ViewDto = {
  id: Id;
  version: Version;
  name: string;
  filter: Filter;
};
export type ViewsDto = {
  /** In the order of their names. */
  views: ViewDto[];
};
export type SaveViewDto = {
  name: string;
  filter: Filter;
};
export type ResendReportDto = {
  sentCount: number;
  errorCount: number;
  /** Still on their way; they leave without being asked again. */
  pendingCount: number;
};
export type RevealDto = {
  partner_id: Id;
  partner_group: "stylist" | "estate-agent";
};
export type RelatedLeadDto = {
  id: Id;
  /** merged: the lead is merged into this earlier one. merged-by: this later one is merged into the lead. perhaps and perhaps-by: likewise, where they only may be the same. */
  relation: "merged" | "merged-by" | "perhaps" | "perhaps-by";
  version: Version;
  /** True if erasing the lead erases this one too: it was sent from the same mailbox and is merged into it. */
  erased_with: boolean;
  received_at: Moment;
  customer_name: string;
  customer_email: string;
  service_type: string;
  /** Partners that have, or have had, the contact details by it. Those of a merged lead count for the other. */
  reveals: RevealDto[];
};
export type RelatedLeadsDto = {
  /** The earliest first. */
  leads: RelatedLeadDto[];
};
export type QueueKind =
  | "nobody-called"
  | "owner-to-tell"
  | "not-reported"
  | "no-quote"
  | "nobody-found"
  | "imported-new"
  | "held"
  | "unknown-place"
  | "perhaps-same"
  | "dispute"
  | "to-pay-back"
  | "unplaced-payment"
  | "undelivered"
  | "review"
  | "application"
  | "operator-incomplete"
  | "partner-no-terms"
  | "partner-incomplete";
export type QueueLeadDto = {
  id: Id;
  customer_name: string;
  customer_phone: string;
  service_type: string;
  location: string;
  /** Why it is held; null when it is not. */
  suspicion: Suspicion | null;
};
export type QueuePartnerDto = {
  id: Id;
  name: string;
  phone: string;
  /** The details that invoices to it lack, in Norwegian. */
  missing: string[];
};
export type WebhookEvent =
  | "lead.received"
  | "lead.accepted"
  | "lead.declined"
  | "lead.expired"
  | "lead.matched"
  | "lead.contacted"
  | "lead.won"
  | "lead.lost"
  | "lead.status_changed"
  | "lead.corrected"
  | "lead.erased"
  | "quote.sent"
  | "quote.accepted"
  | "quote.declined"
  | "review.published";
export type QueueMessageDto = {
  channel: "email" | "webhook";
  /** The kind of the message. */
  what:
    | NotificationKind
    | WebhookEvent
    | (
        | "partner-invoice"
        | "partner-credit-note"
        | "invoice-reminder"
        | "last-invoice-reminder"
        | "application-notification"
        | "application-received"
        | "application-asked"
        | "application-approved"
        | "application-refused"
        | "partner-welcome"
        | "partner-erasure"
        | "sale-ruling"
        | "sign-in-link"
      );
  /** `parked`: it is not tried again by itself. `uncertain`: an e-mail that was sent twice to a mail server that did not say whether it has it. */
  state: "due" | "sent" | "parked" | "uncertain";
  attempts: number;
  /** Why the last attempt failed. */
  cause: string;
  /** Its recipient: an applicant’s company or a user’s name. Null: the lead or partner of the case. */
  to: string | null;
};
export type QueueDisputeDto = {
  /** Why the partner finds that it does not owe it. */
  reason:
    | "erased"
    | "wrong-number"
    | "not-the-owner"
    | "duplicate"
    | "something-else"
    | "outside-area"
    | "unreachable";
  /** In kr, without MVA. */
  sale_amount: number;
  /** True if MVA comes on top of that, as it was at the yes. */
  asks_for_vat: boolean;
};
export type QueuePayBackDto = {
  /** `sale`: marked paid without an invoice, of an assignment that was taken back. */
  of: "invoice" | "sale";
  /** In kr, of a sale without MVA. */
  amount: number;
  /** True if MVA comes on top of that, as it was at the yes. Never of an invoice. */
  asks_for_vat: boolean;
};
export type QueuePaymentDto = {
  /** Empty where the bank does not say. */
  payer: string;
  currency: string;
  /** In that currency. */
  amount: number;
};
export type QueueApplicationDto = {
  company: string;
};
export type AssigneeDto = {
  id: Id;
  name: string;
};
export type QueueCaseDto = {
  /** Of the record it is about, such as a lead. */
  id: string;
  since: Moment;
  /** How many partners the lead was asked of. */
  asked: number;
  /** No further partner can be asked. */
  used_up: boolean;
  lead?: QueueLeadDto;
  partner?: QueuePartnerDto;
  message?: QueueMessageDto;
  dispute?: QueueDisputeDto;
  pay_back?: QueuePayBackDto;
  payment?: QueuePaymentDto;
  application?: QueueApplicationDto;
  assignee?: AssigneeDto;
  snoozed_until?: string;
};
export type QueueShareDto = {
  kind: QueueKind;
  count: number;
  /** False: there are more, and they were not counted. */
  count_is_exact: boolean;
  /** The first of them, the oldest first. */
  cases: QueueCaseDto[];
};
export type QueueDto = {
  /** Every kind, the worst for an owner first. */
  kinds: QueueShareDto[];
};
export type MarkCaseDto = {
  kind: QueueKind;
  mine?: boolean;
  /** The assignee from whom the caller takes it over. */
  taken_from?: string;
  /** Within 30 days. */
  snoozed_until?: string | null;
};
export type LeadCountsDto = {
  total: number;
  new: number;
  matched: number;
  contacted: number;
  won: number;
  lost: number;
};
export type PartnerCountsDto = {
  active: number;
  total: number;
};
export type SaleSumsDto = {
  /** In kr, without what was credited. */
  sale_amount: number;
  /** Sales with the payment status `pending`. */
  pending: number;
};
export type BarDto = {
  name: string;
  count: number;
};
export type ChartsDto = {
  /** The last 84 days in Norway, oldest first, by `yyyy-MM-dd`. */
  days: BarDto[];
  /** Most leads first, 20 at most. */
  cities: BarDto[];
  /** Most leads first. */
  services: BarDto[];
  /** From receipt to the first acceptance that still stands; null: none. It does not say when a partner called. */
  median_seconds_to_acceptance: number | null;
  /** From receipt to the first contact that a partner or the administrator has reported; null if none was. */
  median_seconds_to_contact: number | null;
};
export type SummaryDto = {
  leads: LeadCountsDto;
  partners: PartnerCountsDto;
  sales: SaleSumsDto;
  charts: ChartsDto;
};
export type FirstStepsDto = {
  /** The details that invoices need of the operator, and lack. */
  operator_lacks: string[];
  /** True if e-mails leave; otherwise they are kept as files. */
  mail_leaves: boolean;
  /** Users of the role eier who can log in by themselves. */
  own_owners: number;
  /** Imported postal codes. */
  postal_codes: number;
  /** Of those who have accepted the terms. */
  active_partners: number;
  /** Active partners who get no leads before they accept the terms. */
  partners_without_terms: number;
  /** Municipalities in which at least one of the active partners works. */
  covered_municipalities: number;
  /** True if a partner has accepted a lead lately, or a test was accepted. */
  has_acceptance: boolean;
};
export type TestLeadDto = {
  /** Null: no test lead is under way. */
  sent_at: string | null;
  asked_at: MomentOrNull;
  accepted_at: MomentOrNull;
  quoted_at: MomentOrNull;
  chosen_at: MomentOrNull;
  /** The question as a partner sees it. */
  question: string | null;
  /** The page on which the partner writes a quote. */
  quote: string | null;
  owner: string | null;
};
export type OutcomeDto = {
  leads: number;
  /** Leads that a partner has accepted, or set to `matched` or later by hand. */
  matched: number;
  /** Those with the status `won`. */
  won: number;
  /** Quotes that were sent for them. */
  quotes: number;
  /** Those with a quote. */
  quoted: number;
  /** Those whose owner chose a quote. */
  chosen: number;
  /** Minutes from receipt to the first quote, summed over `quoted`. */
  quote_minutes: number;
  /** Sum owed or paid by partners for them, in kr, without waived sales. */
  revenue: number;
};
export type OriginDto = OutcomeDto & {
  /** Empty: leads without one. */
  name: string;
};
export type OriginsDto = {
  /** Most leads first, 100 at most. */
  origins: OriginDto[];
  /** Of all of them, with those that are not listed. */
  total: OutcomeDto;
};
export type OriginNamesDto = {
  /** Most leads first, 100 at most. */
  names: string[];
};
export type VisitStepsDto = {
  /** Pages that were opened in a browser. */
  page: number;
  /** Those whose form came into view. */
  form: number;
  /** Those where the form’s first step was begun. */
  step_1: number;
  /** Those that came to the second step. */
  step_2: number;
  /** Those that came to the third, where the form has one. */
  step_3: number;
  /** Those whose form was sent and received. */
  sent: number;
};
export type VisitRowDto = VisitStepsDto & {
  name: string;
};
export type VisitsDto = {
  /** Most visits first, days in their order. */
  rows: VisitRowDto[];
  total: VisitStepsDto;
};
export type VisitPage = "home" | "city" | "articles" | "embedded" | "other";
export type QuotePriceDto = {
  service: string;
  /** Number of the county. */
  county: string;
  quotes: number;
  /** In whole kroner as owners pay them, as the others. */
  lowest: number;
  median: number;
  highest: number;
};
export type QuotePricesDto = {
  /** By service and county. */
  prices: QuotePriceDto[];
};
export type ReviewDto = {
  id: Id;
  version: Version;
  lead_id: Id;
  state: ReviewState;
  /** As it is shown. */
  name: string;
  /** Likewise. */
  place: string;
  service: string;
  stars: number;
  text: string;
  became_job: BecameJob;
  /** Null: nobody came. */
  company: string | null;
  given_at: MomentOrNull;
};
export type ReviewsDto = {
  reviews: ReviewDto[];
  /** Asks for the next page. Null: none. */
  next_cursor: string | null;
};
export type DecideReviewDto = {
  state: "published" | "refused";
};
export type Source = string;
export type IntegratorScope =
  "leads:submit" | "leads:read-own" | "quotes:read-own" | "figures:read-own";
export type Scopes = IntegratorScope[];
export type Origins = string[];
export type PerMinute = number;
export type IntegratorKeyDto = {
  /** True if all its leads are test leads, permanently. */
  is_test?: boolean;
  name: string;
  source: Source;
  scopes: Scopes;
  /** True if `leads:read-own` shows who the owners are. */
  shows_contacts: boolean;
  origins: Origins;
  per_minute: PerMinute;
  /** True if it opens nothing for now. */
  paused: boolean;
  /** The open name: what a page calls with. */
  id: string;
  version: Version;
  created_at: Moment;
  /** The previous secret is valid until then, too. */
  previous_until: string | null;
};
export type IntegratorKeysDto = {
  keys: IntegratorKeyDto[];
};
export type NewIntegratorKeyDto = IntegratorKeyDto & {
  /** The secret of servers. Shown this once. */
  secret: string;
};
export type SaveIntegratorKeyDto = {
  /** True if all its leads are test leads, permanently. */
  is_test?: boolean;
  name: string;
  source: Source;
  scopes: Scopes;
  /** True if `leads:read-own` shows who the owners are. */
  shows_contacts: boolean;
  origins: Origins;
  per_minute: PerMinute;
  /** True if it opens nothing for now. */
  paused: boolean;
};
export type ChangeIntegratorKeyDto = {
  name?: string;
  source?: Source;
  scopes?: Scopes;
  /** True if `leads:read-own` shows who the owners are. */
  shows_contacts?: boolean;
  origins?: Origins;
  per_minute?: PerMinute;
  /** True if it opens nothing for now. */
  paused?: boolean;
};
export type RotateKeyDto = {
  /** Hours that the previous secret stays valid. 0: it ends at once. */
  overlap_hours: number;
};
export type IntegratorKeyId = string | null;
export type Url = string;
export type Events = WebhookEvent[];
export type WebhookDto = {
  integrator_key_id?: IntegratorKeyId;
  url: Url;
  events: Events;
  /** True if new events are sent there. Erasures are, in any case. */
  active: boolean;
  id: Id;
  version: Version;
  created_at: Moment;
  /** The previous secret signs until then, too. */
  previous_until: string | null;
};
export type WebhooksDto = {
  webhooks: WebhookDto[];
};
export type NewWebhookDto = WebhookDto & {
  /** Signs the webhooks. Shown only once. */
  secret: string;
};
export type SaveWebhookDto = {
  integrator_key_id?: IntegratorKeyId;
  url: Url;
  events: Events;
  /** True if new events are sent there. Erasures are, in any case. */
  active: boolean;
};
export type ChangeWebhookDto = {
  integrator_key_id?: IntegratorKeyId;
  url?: Url;
  events?: Events;
  /** True if new events are sent there. Erasures are, in any case. */
  active?: boolean;
};
export type WebhookDeliveryDto = {
  /** The same in `webhook-id`, at every attempt. */
  id: string;
  event: WebhookEvent;
  lead_id: Id;
  /** When it happened. */
  at: string;
  /** Parked: not tried again. */
  state: "due" | "sent" | "parked";
  attempts: number;
  sent_at: MomentOrNull;
  due_at: MomentOrNull;
  cause: string | null;
  /** True if it waits, whatever `due_at` says, until its endpoint is active and its key may read its leads. */
  waits: boolean;
};
export type WebhookDeliveriesDto = {
  deliveries: WebhookDeliveryDto[];
};
export type WebhookTrialDto = {
  /** Null: no answer. */
  status: number | null;
  /** Until the answer or the fault. */
  milliseconds: number;
  fault: string | null;
};
export type PostalRegisterDto = {
  /** Imported postal codes. */
  codes: number;
  /** Null: never. */
  imported_at: string | null;
};
export type ImportReportDto = {
  /** Postal codes in the file. */
  codes: number;
  municipalities: number;
  added: number;
  /** Those that lie in another municipality or have another post place than before. */
  changed: number;
  removed: number;
};
export const {
  useLogInAdminMutation,
  useLogOutAdminMutation,
  useRefreshSessionMutation,
  useLogInWithCodeMutation,
  useBeginPasskeyLoginMutation,
  useLogInWithPasskeyMutation,
  useSendBrowserLinkMutation,
  useMarkBrowserMutation,
  useOpenInvitationMutation,
  useBeginInvitedPasskeyMutation,
  useBeginInvitedTotpMutation,
  useAcceptInvitationMutation,
  useValidateNewPasswordMutation,
  useGetOwnAccountQuery,
  useListOwnSessionsQuery,
  useEndOwnSessionMutation,
  useBeginPasskeyMutation,
  useAddPasskeyMutation,
  useRemovePasskeyMutation,
  useBeginTotpMutation,
  useSetOwnPasswordMutation,
  useRenewRecoveryCodesMutation,
  useBeginConfirmationMutation,
  useConfirmAgainMutation,
  useListUsersQuery,
  useInviteUserMutation,
  useChangeUserMutation,
  useRemoveUserMutation,
  useResetUserMutation,
  useEndSessionsOfUserMutation,
  useListAuditQuery,
  useSearchAuditQuery,
  useGetMatchingQuery,
  useAssignLeadMutation,
  useReplaceAssignmentMutation,
  useWithdrawAssignmentMutation,
  useListPartnersQuery,
  useAddPartnerMutation,
  useSearchPartnersQuery,
  useGetPartnerQuery,
  useChangePartnerMutation,
  useGetTrackRecordQuery,
  useImportPartnersMutation,
  useWelcomePartnerMutation,
  useEndSessionsOfPartnerMutation,
  useGetCoverageQuery,
  useListApplicationsQuery,
  useSearchApplicationsQuery,
  useGetApplicationQuery,
  useDeleteApplicationMutation,
  useApproveApplicationMutation,
  useRefuseApplicationMutation,
  useAskApplicantMutation,
  useListSalesQuery,
  useGetSaleQuery,
  useMarkSaleMutation,
  useUndoWaiverMutation,
  useRuleOnDisputeMutation,
  useListPaymentsQuery,
  useUndoBankPaymentMutation,
  useListInvoicesQuery,
  usePreviewInvoicesQuery,
  useIssueInvoicesMutation,
  useMarkInvoicesPaidMutation,
  useMarkInvoicesPaidBackMutation,
  useMarkInvoicesUnpaidMutation,
  useCreditInvoiceMutation,
  useDownloadInvoiceQuery,
  useExportInvoicesQuery,
  useImportBankFileMutation,
  useListBankLinesQuery,
  usePlaceBankLineMutation,
  useDecideBankLineMutation,
  useGetOperatorQuery,
  useSaveOperatorMutation,
  useChangeOperatorMutation,
  useListLeadsQuery,
  useEnterLeadMutation,
  useSearchLeadsQuery,
  useGetLeadsVersionQuery,
  useGetLeadQuery,
  useFollowUpLeadMutation,
  useDeleteLeadMutation,
  useExportLeadDetailQuery,
  useUndoLeadStatusMutation,
  useReleaseLeadMutation,
  usePlaceLeadMutation,
  useCorrectLeadMutation,
  useWithdrawConsentMutation,
  useListLeadFilesQuery,
  useExportLeadsQuery,
  useExportFoundLeadsMutation,
  useListViewsQuery,
  useSaveViewMutation,
  useRemoveViewMutation,
  useResendNotificationsMutation,
  useResendLeadNotificationsMutation,
  useGetRelatedLeadsQuery,
  useMergeLeadMutation,
  useSeparateLeadMutation,
  useGetQueueQuery,
  useMarkCaseMutation,
  useSettleNobodyCalledMutation,
  useResendUndeliveredMutation,
  useResendOneUndeliveredMutation,
  useSettleUncertainMutation,
  useGetSummaryQuery,
  useGetFirstStepsQuery,
  useGetTestLeadQuery,
  useSendTestLeadMutation,
  useRemoveTestLeadMutation,
  useGetOriginsQuery,
  useGetOriginNamesQuery,
  useExportOriginsQuery,
  useGetVisitsQuery,
  useGetQuotePricesQuery,
  useListReviewsQuery,
  useDecideReviewMutation,
  useListIntegratorKeysQuery,
  useAddIntegratorKeyMutation,
  useChangeIntegratorKeyMutation,
  useRotateIntegratorKeyMutation,
  useListWebhooksQuery,
  useAddWebhookMutation,
  useChangeWebhookMutation,
  useRemoveWebhookMutation,
  useRotateWebhookSecretMutation,
  useListWebhookDeliveriesQuery,
  useResendWebhookDeliveriesMutation,
  useTestWebhookMutation,
  useGetPostalRegisterQuery,
  useImportPostalCodesMutation,
} = injectedRtkApi;
