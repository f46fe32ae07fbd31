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
            from: queryArg["from"],
            to: queryArg.to,
            name: queryArg.name,
            act: queryArg.act,
            subject_id: queryArg.subjectId,
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
          body: queryArg.replaceDto,
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
          params: {
            from: queryArg["from"],
          },
        }),
        invalidatesTags: ["admin"],
      }),
      listPartners: build.query<ListPartnersApiResponse, ListPartnersApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/partners`,
          params: {
            q: queryArg.q,
            kind: queryArg.kind,
            active: queryArg.active,
            service: queryArg.service,
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
        }),
        invalidatesTags: ["admin"],
      }),
      askApplicant: build.mutation<AskApplicantApiResponse, AskApplicantApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/admin/partner-applications/${queryArg.id}/ask`,
            method: "POST",
            body: queryArg.replyDto,
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
            from: queryArg["from"],
            to: queryArg.to,
            payment_status: queryArg.paymentStatus,
            partner_id: queryArg.partnerId,
            dispute: queryArg.dispute,
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
        }),
        invalidatesTags: ["admin"],
      }),
      undoWaiver: build.mutation<UndoWaiverApiResponse, UndoWaiverApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/sales/${queryArg.id}/undo-waiver`,
          method: "POST",
          body: queryArg.undoWaiverDto,
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
            kind: queryArg.kind,
            show: queryArg.show,
            limit: queryArg.limit,
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ["admin"],
      }),
      issueInvoices: build.mutation<
        IssueInvoicesApiResponse,
        IssueInvoicesApiArg
      >({
        query: () => ({ url: `/api/admin/invoices/run`, method: "POST" }),
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
            kind: queryArg.kind,
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
            source: queryArg.source,
            utm_source: queryArg.utmSource,
            utm_campaign: queryArg.utmCampaign,
            referrer_host: queryArg.referrerHost,
            from: queryArg["from"],
            to: queryArg.to,
            q: queryArg.q,
            status: queryArg.status,
            city: queryArg.city,
            municipality: queryArg.municipality,
            service: queryArg.service,
            reveals: queryArg.reveals,
            merged: queryArg.merged,
            held: queryArg.held,
            partner_id: queryArg.partnerId,
            only: queryArg.only,
            ids: queryArg.ids,
            sort: queryArg.sort,
            cursor: queryArg.cursor,
            limit: queryArg.limit,
          },
        }),
        providesTags: ["admin"],
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
      exportLeads: build.query<ExportLeadsApiResponse, ExportLeadsApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/leads.csv`,
          params: {
            source: queryArg.source,
            utm_source: queryArg.utmSource,
            utm_campaign: queryArg.utmCampaign,
            referrer_host: queryArg.referrerHost,
            from: queryArg["from"],
            to: queryArg.to,
            q: queryArg.q,
            status: queryArg.status,
            city: queryArg.city,
            municipality: queryArg.municipality,
            service: queryArg.service,
            reveals: queryArg.reveals,
            merged: queryArg.merged,
            held: queryArg.held,
            partner_id: queryArg.partnerId,
            only: queryArg.only,
            ids: queryArg.ids,
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
        }),
        invalidatesTags: ["admin"],
      }),
      separateLead: build.mutation<SeparateLeadApiResponse, SeparateLeadApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/admin/leads/${queryArg.id}/separate`,
            method: "POST",
            body: queryArg.separateDto,
          }),
          invalidatesTags: ["admin"],
        },
      ),
      getQueue: build.query<GetQueueApiResponse, GetQueueApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/queue`,
          params: {
            kind: queryArg.kind,
          },
        }),
        providesTags: ["admin"],
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
  /** The first day, in Norway. */
  from?: string;
  /** The last day, in Norway. */
  to?: string;
  /** Part of a name. */
  name?: string;
  /** Only what was done so. */
  act?: "saw" | "changed" | "exported" | "erased" | "entered" | "refused";
  /** Such as a lead’s id. */
  subjectId?: string;
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
  replaceDto: ReplaceDto;
};
export type WithdrawAssignmentApiResponse = unknown;
export type WithdrawAssignmentApiArg = {
  /** The id of the lead. */
  leadId: string;
  /** The id of one of the assignments of the lead. */
  assignmentId: string;
  /** The state that was seen: if its partner has answered since, nothing is changed. */
  from?:
    | "offered"
    | "accepted"
    | "declined"
    | "expired"
    | "filled"
    | "missed"
    | "undone"
    | "withdrawn";
};
export type ListPartnersApiResponse = /** status 200 OK */ PartnersDto;
export type ListPartnersApiArg = {
  /** Part of name, company, e-mail or an area's name. */
  q?: string;
  /** Only those of this kind. */
  kind?: "stylist" | "interior-architect" | "estate-agent";
  /** Only active ones, or only paused ones. */
  active?: boolean;
  /** Only those who offer this service. */
  service?: "Fullstyling" | "Delstyling" | "Interi\u00F8rveiledning";
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
  /** All: left out. */
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
  savePartnerDto: SavePartnerDto;
};
export type RefuseApplicationApiResponse = /** status 200 OK */ ApplicationDto;
export type RefuseApplicationApiArg = {
  /** The id of what is asked for. */
  id: string;
  refusalDto: RefusalDto;
};
export type AskApplicantApiResponse = /** status 200 OK */ ApplicationDto;
export type AskApplicantApiArg = {
  /** The id of what is asked for. */
  id: string;
  replyDto: ReplyDto;
};
export type ListSalesApiResponse = /** status 200 OK */ SalesDto;
export type ListSalesApiArg = {
  /** The `next_cursor` of the page before. */
  cursor?: string;
  /** How many there are on a page. */
  limit?: number;
  /** The first day, in Norway. */
  from?: string;
  /** The last day, in Norway. */
  to?: string;
  /** Only those of this status. */
  paymentStatus?: "pending" | "paid" | "credited";
  /** Only those of this partner. */
  partnerId?: string;
  /** Only those that the partner disputes, or has disputed until that was decided. */
  dispute?: "open" | "decided";
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
  markSaleDto: MarkSaleDto;
};
export type UndoWaiverApiResponse = /** status 200 OK */ SaleDto;
export type UndoWaiverApiArg = {
  /** The id of what is asked for. */
  id: string;
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
  /** Only those of this kind. */
  kind?: "invoice" | "credit-note";
  /** Only those of which something is owed, that are overdue, or of which too much was paid. */
  show?: "owed" | "overdue" | "overpaid";
  /** How many there are on a page. */
  limit?: number;
  /** The `next_cursor` of the page before. */
  cursor?: string;
};
export type IssueInvoicesApiResponse = /** status 200 OK */ InvoiceRunDto;
export type IssueInvoicesApiArg = void;
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
  /** Only those of this kind. */
  kind?: "invoice" | "credit-note";
  /** Only those of which something is owed, that are overdue, or of which too much was paid. */
  show?: "owed" | "overdue" | "overpaid";
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
  /** Words, or parts of words, in the name, e-mail, phone or address. */
  q?: string;
  /** Only those of this status. */
  status?: "new" | "matched" | "contacted" | "won" | "lost";
  /** Only those in this city, however it is spelled: `OSLO` is `oslo`. */
  city?: string;
  /** Only those in the municipality of this number of today, whatever place they name; where it is not known of a lead, those that name it or a part of it. */
  municipality?: string;
  /** Only those for this service. */
  service?:
    "Fullstyling" | "Delstyling" | "Interi\u00F8rveiledning" | "Verdivurdering";
  /** Only those whose contact details more have held than three stylists, those the owner asked for besides, and one agent. */
  reveals?: "too-many";
  /** Without those that have joined an earlier one, which figures do not count either. */
  merged?: "without";
  /** Without those that are held as suspected spam, which demand does not count either. */
  held?: "without";
  /** Only those that this partner has been asked about. */
  partnerId?: string;
  /** Only those held as suspected spam, taken and not told of for 2 working days, or in an unknown municipality. */
  only?: "held" | "overdue" | "unknown-place";
  /** Only these: up to 100 ids, with commas between. */
  ids?: string;
  /** By what they are ordered; a minus turns it round. */
  sort?: "-received_at" | "received_at" | "customer_name" | "-customer_name";
  /** The `next_cursor` of the page before. */
  cursor?: string;
  /** How many there are on a page. */
  limit?: number;
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
export type ExportLeadsApiResponse = /** status 200 OK */ string;
export type ExportLeadsApiArg = {
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
  /** Words, or parts of words, in the name, e-mail, phone or address. */
  q?: string;
  /** Only those of this status. */
  status?: "new" | "matched" | "contacted" | "won" | "lost";
  /** Only those in this city, however it is spelled: `OSLO` is `oslo`. */
  city?: string;
  /** Only those in the municipality of this number of today, whatever place they name; where it is not known of a lead, those that name it or a part of it. */
  municipality?: string;
  /** Only those for this service. */
  service?:
    "Fullstyling" | "Delstyling" | "Interi\u00F8rveiledning" | "Verdivurdering";
  /** Only those whose contact details more have held than three stylists, those the owner asked for besides, and one agent. */
  reveals?: "too-many";
  /** Without those that have joined an earlier one, which figures do not count either. */
  merged?: "without";
  /** Without those that are held as suspected spam, which demand does not count either. */
  held?: "without";
  /** Only those that this partner has been asked about. */
  partnerId?: string;
  /** Only those held as suspected spam, taken and not told of for 2 working days, or in an unknown municipality. */
  only?: "held" | "overdue" | "unknown-place";
  /** Only these: up to 100 ids, with commas between. */
  ids?: string;
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
};
export type SeparateLeadApiResponse = unknown;
export type SeparateLeadApiArg = {
  /** The id of what is asked for. */
  id: string;
  separateDto: SeparateDto;
};
export type GetQueueApiResponse = /** status 200 OK */ QueueDto;
export type GetQueueApiArg = {
  /** A kind of which up to 100 cases are shown, rather than a few. */
  kind?:
    | "nobody-called"
    | "not-reported"
    | "no-quote"
    | "nobody-found"
    | "held"
    | "unknown-place"
    | "perhaps-same"
    | "dispute"
    | "to-pay-back"
    | "unplaced-payment"
    | "undelivered"
    | "review"
    | "application"
    | "seller-incomplete"
    | "partner-incomplete";
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
  /** What there is a row of. */
  by: "source" | "utm_source" | "utm_campaign" | "referrer_host";
};
export type GetOriginNamesApiResponse = /** status 200 OK */ OriginNamesDto;
export type GetOriginNamesApiArg = {
  /** The first day, in Norway. */
  from?: string;
  /** The last day, in Norway. */
  to?: string;
  /** What there is a row of. */
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
  /** What there is a row of. */
  by: "source" | "utm_source" | "utm_campaign" | "referrer_host";
};
export type GetVisitsApiResponse = /** status 200 OK */ VisitsDto;
export type GetVisitsApiArg = {
  /** The first day, in Norway. */
  from?: string;
  /** The last day, in Norway. */
  to?: string;
  /** What there is a row of. */
  by: "page" | "city" | "source" | "day";
  /** Only of this page. */
  page?: "home" | "city" | "articles" | "embedded" | "other";
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
export type GetPostalRegisterApiResponse =
  /** status 200 OK */ PostalRegisterDto;
export type GetPostalRegisterApiArg = void;
export type ImportPostalCodesApiResponse = /** status 200 OK */ ImportReportDto;
export type ImportPostalCodesApiArg = {
  body: string;
};
export type AdminUserDto = {
  /** A person’s id; `administrator` for the password that all share. */
  id: string;
  role: string;
  /** What she may do, as in her account. */
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
export type PasskeyChallengeDto = {
  challenge_id: string;
  /** For `navigator.credentials`, by WebAuthn Level 3, section 5.1.8 and 5.1.9. */
  options: {
    [key: string]: any;
  };
};
export type PasskeyAnswerDto = {
  /** Of the challenge that this answers. Good for 5 minutes, once; for an app, 30. */
  challenge_id: string;
  /** As `toJSON` of the credential gives it. */
  answer: {
    [key: string]: any;
  };
};
export type BrowserLinkRequestDto = {
  /** Of a named person. Left out: whoever knows the password that all share. */
  email?: string | null;
};
export type InvitationDto = {
  token: string;
};
export type InvitedDto = {
  name: string;
  email: string;
  role: "eier" | "saksbehandler" | "innsyn";
};
export type TotpChallengeDto = {
  challenge_id: string;
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
  /** Where codes were set up: each stands in for one, once. Not shown again. */
  recovery_codes: string[];
};
export type AcceptInvitationDto = {
  token: string;
  /** Of the challenge that this answers. Good for 5 minutes, once; for an app, 30. */
  challenge_id: string;
  password?: string | null;
  code?: string | null;
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
export type PasskeyDto = {
  id: string;
  name: string;
  created_at: string;
  last_used_at: string | null;
};
export type AccountDto = {
  /** Null: the shared password. */
  id: string | null;
  name: string;
  email: string | null;
  role: "eier" | "saksbehandler" | "innsyn";
  passkeys: PasskeyDto[];
  /** Whether she can log in with password and code. */
  has_code: boolean;
  recovery_codes_left: number;
};
export type OwnSessionDto = {
  id: string;
  browser: string;
  network: string;
  opened_at: string;
  last_used_at: string;
  ended_at: string | null;
  /** Whether it is the one that asks. */
  is_this: boolean;
};
export type OwnSessionsDto = {
  sessions: OwnSessionDto[];
};
export type NewPasskeyDto = {
  /** Of the challenge that this answers. Good for 5 minutes, once; for an app, 30. */
  challenge_id: string;
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
  /** Of the challenge that this answers. Good for 5 minutes, once; for an app, 30. */
  challenge_id: string;
  password: string;
  code: string;
};
export type ConfirmationDto = {
  password?: string | null;
  code?: string | null;
  challenge_id?: string | null;
  answer?:
    | {
        [key: string]: any;
      }
    | {
        [key: string]: any;
      };
};
export type UserDto = {
  role: "eier" | "saksbehandler" | "innsyn";
  name: string;
  email: string;
  id: string;
  /** Another after each change that changes something. A change names in `If-Match`, in quotes, the one it is based on. */
  version: string;
  state: "invited" | "active";
  passkeys: number;
  /** Whether she can log in with password and code. */
  has_code: boolean;
  last_seen_at: string | null;
};
export type UsersDto = {
  users: UserDto[];
};
export type InvitedUserDto = {
  id: string;
  /** The link’s token, for whoever makes the first owner from the shared password: she goes on at once. Null for all others. */
  token: string | null;
};
export type InviteUserDto = {
  role: "eier" | "saksbehandler" | "innsyn";
  name: string;
  email: string;
};
export type ChangeUserDto = {
  role: "eier" | "saksbehandler" | "innsyn";
};
export type AuditEntryDto = {
  id: string;
  at: string;
  /** As she was called then; «felles passord» for the one that all share, «ukjent» for whoever was not let in. */
  name: string;
  role: ("eier" | "saksbehandler" | "innsyn") | null;
  act: "saw" | "changed" | "exported" | "erased" | "entered" | "refused";
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
    | "settleNobodyCalled"
    | "resendUndelivered"
    | "resendOneUndelivered"
    | "settleUncertain"
    | "getSummary"
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
export type AuditQueryDto = {
  /** The `next_cursor` of the page before. */
  cursor?: string;
  /** How many there are on a page. */
  limit?: number;
  /** The first day, in Norway. */
  from?: string;
  /** The last day, in Norway. */
  to?: string;
  /** Part of a name. */
  name?: string;
  /** Only what was done so. */
  act?: "saw" | "changed" | "exported" | "erased" | "entered" | "refused";
  /** Such as a lead’s id. */
  subject_id?: string;
};
export type AssignmentDto = {
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
  /** What a yes costs, in øre, as it was when asked. */
  price_ore: number;
  /** Whether MVA comes on top of it, as it was at the yes; null: no yes has cost anything. */
  asks_for_vat: boolean | null;
  deadline: string | null;
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
  /** What the partner has told since. */
  report: ("contacted" | "won" | "lost") | null;
  /** Whether the partner has, or has had, the contact details. */
  knows_owner: boolean;
  /** When it ended otherwise than by an answer. */
  closed_at: string | null;
};
export type MatchDecisionDto = {
  partner_id: string;
  partner_name: string;
  verdict:
    | "chosen"
    | "picked"
    | "unknown-place"
    | "other-city"
    | "paused"
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
    | "other-service"
    | "had-this-lead"
    | "no-capacity"
    | "others-first";
  count: number;
  /** A sentence in Norwegian. */
  reason: string;
};
export type MatchRoundDto = {
  id: string;
  at: string;
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
export type ReplaceDto = {
  /** The partner that was picked. Left out, the rule chooses. */
  partner_id?: string;
  /** The state that was seen: if its partner has answered since, nothing is changed. */
  from?:
    | "offered"
    | "accepted"
    | "declined"
    | "expired"
    | "filled"
    | "missed"
    | "undone"
    | "withdrawn";
};
export type PartnerDto = {
  /** 9 digits; the last one is checked (mod 11). */
  organization_number?: string | null;
  street?: string | null;
  postal_code?: string | null;
  post_place?: string | null;
  name: string;
  company: string;
  kind: "stylist" | "interior-architect" | "estate-agent";
  email: string;
  phone: string;
  /** Owners who have its yes see it. Without a scheme it is taken for https. */
  website?: string | null;
  /** A few words to owners about whom it is asked. */
  presentation?: string | null;
  services: ("Fullstyling" | "Delstyling" | "Interi\u00F8rveiledning")[];
  /** In kroner. 0: free. */
  price_per_assignment: number;
  /** Assignments in any 7 days. 0: none. */
  weekly_capacity: number;
  /** Whether new leads are passed on to the partner, or it is paused. */
  active: boolean;
  /** Municipalities and counties by their official numbers of today, `NO` for the whole country. */
  areas: string[];
  /** City names from before there were areas that mean no municipality, or several. They cover nothing, and are gone once areas are given. */
  unclear_cities: string[];
  /** Whether the whole country is among `areas`. */
  whole_country: boolean;
  /** The names of `areas`; none for the whole country. */
  cities: string[];
  /** On which the pause ends by itself, in Norway. Null: it has no end, or there is none. */
  paused_until: string | null;
  /** Whether we have paused it, so that it cannot get questions again by itself. */
  paused_by_operator: boolean;
  id: string;
  /** Another after each change that changes something. A change names in `If-Match`, in quotes, the one it is based on. */
  version: string;
  created_at: string;
  /** What takes capacity: questions that are open, however old, and yeses of the last 168 hours. */
  assignments_last_week: number;
  /** In the last 30 days; the fewest go first. */
  assignments_last_month: number;
  assignments: number;
  last_assigned_at: string | null;
};
export type PartnersDto = {
  partners: PartnerDto[];
};
export type SavePartnerDto = {
  /** 9 digits; the last one is checked (mod 11). */
  organization_number?: string | null;
  street?: string | null;
  postal_code?: string | null;
  post_place?: string | null;
  name: string;
  company: string;
  kind: "stylist" | "interior-architect" | "estate-agent";
  email: string;
  phone: string;
  /** Owners who have its yes see it. Without a scheme it is taken for https. */
  website?: string | null;
  /** A few words to owners about whom it is asked. */
  presentation?: string | null;
  /** Municipalities and counties by their official numbers of today, `NO` for the whole country. At least one. */
  areas?: string[];
  /** Before there were `areas`: the whole country. Passed over when they are given. */
  whole_country?: boolean;
  /** Before there were `areas`: names of municipalities, parts of them and counties, in any spelling, each of which must mean exactly one. Passed over when areas are given. */
  cities?: string[];
  services: ("Fullstyling" | "Delstyling" | "Interi\u00F8rveiledning")[];
  /** In kroner. 0: free. */
  price_per_assignment: number;
  /** Assignments in any 7 days. 0: none. */
  weekly_capacity: number;
  /** Whether new leads are passed on to the partner, or it is paused. */
  active: boolean;
};
export type PartnersQueryDto = {
  /** Part of name, company, e-mail or an area's name. */
  q?: string;
  /** Only those of this kind. */
  kind?: "stylist" | "interior-architect" | "estate-agent";
  /** Only active ones, or only paused ones. */
  active?: boolean;
  /** Only those who offer this service. */
  service?: "Fullstyling" | "Delstyling" | "Interi\u00F8rveiledning";
};
export type ChangePartnerDto = {
  /** 9 digits; the last one is checked (mod 11). */
  organization_number?: string | null;
  street?: string | null;
  postal_code?: string | null;
  post_place?: string | null;
  name?: string;
  company?: string;
  kind?: "stylist" | "interior-architect" | "estate-agent";
  email?: string;
  phone?: string;
  /** Owners who have its yes see it. Without a scheme it is taken for https. */
  website?: string | null;
  /** A few words to owners about whom it is asked. */
  presentation?: string | null;
  /** Municipalities and counties by their official numbers of today, `NO` for the whole country. At least one. */
  areas?: string[];
  /** Before there were `areas`: the whole country. Passed over when they are given. */
  whole_country?: boolean;
  /** Before there were `areas`: names of municipalities, parts of them and counties, in any spelling, each of which must mean exactly one. Passed over when areas are given. */
  cities?: string[];
  services?: ("Fullstyling" | "Delstyling" | "Interi\u00F8rveiledning")[];
  /** In kroner. 0: free. */
  price_per_assignment?: number;
  /** Assignments in any 7 days. 0: none. */
  weekly_capacity?: number;
  /** Whether new leads are passed on to the partner, or it is paused. */
  active?: boolean;
};
export type DeclinedForDto = {
  reason:
    | "no-time"
    | "too-far"
    | "short-notice"
    | "too-small"
    | "other-kind"
    | "other";
  count: number;
};
export type TrackRecordDto = {
  /** CaseAssignments it has answered or let pass: all the outcomes together. */
  asked: number;
  accepted: number;
  declined: number;
  /** Every reason; declining needs none. */
  reasons: DeclinedForDto[];
  /** It let the deadline pass. */
  silent: number;
  /** It took its yes back. */
  undone: number;
  /** It said yes when others had every place. */
  missed: number;
  /** Of those taken. */
  won: number;
  /** Of those taken. */
  lost: number;
  /** Sales that it has disputed. */
  disputed: number;
  /** Of those disputed, credited. */
  credited: number;
  /** Minutes to an answer, in the middle; null: none yet. */
  answer_minutes: number | null;
  /** Of those taken, with a quote that was sent. */
  quoted: number;
  /** Quotes that the owner chose. */
  chosen: number;
  /** Minutes from the yes to the first quote, in the middle; null: none yet. */
  first_quote_minutes: number | null;
};
export type CoverageGapDto = {
  /** The municipality's name, or what was written. */
  place: string;
  /** Null: unknown. */
  municipality: string | null;
  /** As most leads wrote it. */
  city: string;
  service:
    "Fullstyling" | "Delstyling" | "Interi\u00F8rveiledning" | "Verdivurdering";
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
  /** Since when leads are counted. */
  since: string;
};
export type ApplicationDto = {
  company: string;
  /** 9 digits; the last one is checked (mod 11). */
  organization_number: string;
  contact_name: string;
  contact_email: string;
  contact_phone: string;
  kind: "stylist" | "interior-architect" | "estate-agent";
  places: string;
  /** Anything else. */
  message?: string | null;
  id: string;
  state: "open" | "asked" | "approved" | "refused";
  received_at: string;
  /** When anything last happened to it. */
  changed_at: string;
  /** What was last written back; null: nothing. */
  reply: string | null;
  /** Whether a program may have filled it in: nothing was sent to the address. */
  suspect: boolean;
  /** What it became; null: no partner. */
  partner_id: string | null;
};
export type ApplicationsDto = {
  applications: ApplicationDto[];
  /** Asks for the next page. Null: none. */
  next_cursor: string | null;
};
export type ApplicationsSearchDto = {
  /** The `next_cursor` of the page before. */
  cursor?: string;
  /** How many there are on a page. */
  limit?: number;
  /** All: left out. */
  show?: "waiting" | "decided";
  /** Part of name, company, e-mail or an area's name. */
  q?: string;
};
export type RefusalDto = {
  /** Stands in the e-mail. */
  reply?: string;
};
export type ReplyDto = {
  /** Stands in the e-mail. */
  reply: string;
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
export type WaiverDto = {
  waived_at: string;
  /** null: it was not undone. */
  undone_at: string | null;
  /** Why it was undone; null once the lead is erased. */
  reason: string | null;
};
export type SaleDto = {
  id: string;
  /** In kroner, with at most two decimals, without MVA. */
  sale_amount: number;
  /** What MVA comes on top, in percent, as it was at the yes; null: none. */
  vat_rate: number | null;
  payment_status: "pending" | "paid" | "credited";
  partner_id: string;
  partner_name: string;
  /** What partner and office call the assignment, on invoices too. null: erased before it was kept. */
  reference: string | null;
  /** null once erased. */
  lead_id: string | null;
  /** Whose lead it is; null once that is erased. */
  customer_name: string | null;
  created_at: string;
  settled_at: string | null;
  /** The invoice that it is on. It is paid and undone with that. */
  invoice_id: string | null;
  /** The number of that invoice. */
  invoice_number: string | null;
  /** Since when it is marked paid though its assignment was taken back: credit it once the money is sent. null: it is not. */
  to_pay_back_since: string | null;
  /** What the partner has against it; left out: nothing. Until decided, it is not billed. */
  dispute?: DisputeDto;
  /** The first one first. */
  waivers: WaiverDto[];
  /** Whether the last one can be undone: not where the assignment came to nothing. */
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
export type MarkedSaleDto = {
  id: string;
  /** In kroner, with at most two decimals, without MVA. */
  sale_amount: number;
  /** What MVA comes on top, in percent, as it was at the yes; null: none. */
  vat_rate: number | null;
  payment_status: "pending" | "paid" | "credited";
  partner_id: string;
  partner_name: string;
  /** What partner and office call the assignment, on invoices too. null: erased before it was kept. */
  reference: string | null;
  /** null once erased. */
  lead_id: string | null;
  /** Whose lead it is; null once that is erased. */
  customer_name: string | null;
  created_at: string;
  settled_at: string | null;
  /** The invoice that it is on. It is paid and undone with that. */
  invoice_id: string | null;
  /** The number of that invoice. */
  invoice_number: string | null;
  /** Since when it is marked paid though its assignment was taken back: credit it once the money is sent. null: it is not. */
  to_pay_back_since: string | null;
  /** What the partner has against it; left out: nothing. Until decided, it is not billed. */
  dispute?: DisputeDto;
  /** The first one first. */
  waivers: WaiverDto[];
  /** Whether the last one can be undone: not where the assignment came to nothing. */
  can_undo_waiver: boolean;
  /** When this call marked it, by which that can be undone; null: it stood so before. */
  changed_at: string | null;
};
export type MarkSaleDto = {
  /** `pending` undoes `paid`. */
  payment_status: "pending" | "paid" | "credited";
  /** The status that was seen: if it is another by now, somebody else was faster, and nothing is changed. */
  from?: "pending" | "paid" | "credited";
  /** The `changed_at` or `settled_at` of the marking to undo: where somebody has marked it since, nothing is changed. */
  changed_at?: string;
};
export type UndoWaiverDto = {
  /** Kept with the sale. */
  reason: string;
  /** The `settled_at` that was seen: if it is another by now, nothing is changed. */
  changed_at?: string;
};
export type RuleOnDisputeDto = {
  decision: "credited" | "refused";
  /** The partner reads it. */
  reply: string;
};
export type PaymentDto = {
  id: string;
  /** In kroner. Negative: it went back, or was undone. */
  amount: number;
  paid_on: string;
  recorded_at: string;
  /** `by-hand`: marked paid; `paid-back`: marked as gone back; `undone`: either was undone; `bank`: the bank has told it, or its return; `placed`: somebody put it on the invoice; `bank-undone`: either was undone. */
  source:
    "by-hand" | "paid-back" | "undone" | "bank" | "placed" | "bank-undone";
  /** The payment of the bank that this one undoes. */
  undoes: string | null;
  /** Why it undoes it. */
  reason: string | null;
  /** Whether another payment undoes it. */
  is_undone: boolean;
};
export type PaymentsDto = {
  payments: PaymentDto[];
};
export type InvoiceDto = {
  id: string;
  kind: "invoice" | "credit-note";
  number: string;
  partner_id: string;
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
  state:
    | ("open" | "overdue" | "part-paid" | "paid" | "overpaid" | "credited")
    | null;
  /** The invoice that a credit note credits. */
  credits: string | null;
};
export type UndoReasonDto = {
  /** Kept with what is undone. */
  reason: string;
};
export type InvoiceTotalsDto = {
  invoiced: number;
  credited: number;
  paid: number;
  owed: number;
};
export type InvoicesDto = {
  invoices: InvoiceDto[];
  next_cursor: string | null;
  totals: InvoiceTotalsDto;
};
export type LeftOutDto = {
  partner_id: string;
  reason: string;
};
export type InvoiceRunDto = {
  invoices: number;
  credit_notes: number;
  left_out: LeftOutDto[];
};
export type MarkedInvoicesDto = {
  invoices: InvoiceDto[];
  /** What this call has recorded, one of each invoice that it changed, by which that can be undone. */
  payments: string[];
};
export type PaidInvoicesDto = {
  ids: string[];
  /** The `paid` of the one invoice as it was seen, in kroner: if it is another by now, something was recorded since, and nothing is changed. */
  from?: number;
  /** What came in for the one invoice, in kroner; what is more than it owes is overpaid. Left out: all that is owed of each. */
  amount?: number;
};
export type InvoiceIdsDto = {
  ids: string[];
};
export type UndoInvoicesDto = {
  ids: string[];
  /** The `paid` of the one invoice as it was seen, in kroner: if it is another by now, something was recorded since, and nothing is changed. */
  from?: number;
  /** The `payments` that are undone alone, where nobody has marked anything of their invoice since. Left out: whatever was marked. */
  payments?: string[];
};
export type ChangedInvoicesDto = {
  invoices: InvoiceDto[];
};
export type CreditInvoiceDto = {
  /** Its sales stay owed, and come on a new invoice, perhaps the next morning, to the buyer as it is by then. Refused once anything is paid. */
  bill_again?: boolean;
};
export type BankLineDto = {
  /** The registered line that it is, or may be. Null where nothing is registered. */
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
  /** What they wrote with it. */
  text: string;
  /** `matched`: all that was owed is paid; `part-paid`: some of it; `overpaid`: more than it; `reversed`: taken back, and owed again; `unknown`: no invoice has the KID; `several`: it names several invoices, with spaces between their KIDs, and not how much of each: somebody records that by hand, or undoes it where it is taken back; `foreign`: it is not in kroner, and counts for nothing: somebody sees what it came to, and marks the invoice paid, or undoes that; `disagrees`: the sums in the file disagree, as `doubt` says; `unclear`: perhaps registered before, which somebody decides; `twice`: registered before; `other-account`: the account is not the operator’s; `unreadable`: the file does not say what a payment needs. Nothing is paid by the last eight but what is registered already. */
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
export type BankLineDecisionDto = {
  act: "sent-back" | "explained" | "reopened";
  reason: string;
  at: string;
};
export type KeptBankLineDto = {
  id: string;
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
  /** In kroner, on no invoice; null: somebody finds out the sum. */
  rest: number | null;
  waiting: boolean;
  /** The first one first. */
  decisions: BankLineDecisionDto[];
};
export type KeptBankLinesDto = {
  lines: KeptBankLineDto[];
};
export type PlaceBankLineDto = {
  invoice_number: string;
  /** In kroner, negative where the bank took the payment back. Left out: the rest of the line. */
  amount?: number;
};
export type DecideBankLineDto = {
  /** `sent-back`: to the payer; `explained`: no payment of an invoice; `reopened`: it waits again. */
  act: "sent-back" | "explained" | "reopened";
  /** Kept with the line. */
  reason: string;
};
export type OperatorDto = {
  /** 9 digits; the last one is checked (mod 11). */
  organization_number?: string | null;
  street?: string | null;
  postal_code?: string | null;
  post_place?: string | null;
  name?: string | null;
  account?: string | null;
  /** Earlier accounts, to which payments may still come. */
  former_accounts?: string[];
  /** Whether it is in Merverdiavgiftsregisteret. */
  vat_registered: boolean;
  /** In percent. */
  vat_rate: number;
  /** Whether it is in Foretaksregisteret, which invoices must say. */
  in_business_register: boolean;
  /** From the date of an invoice to its due date. */
  due_days: number;
  /** Another after each change that changes something. A change names in `If-Match`, in quotes, the one it is based on. */
  version: string;
  /** What invoices cannot be issued without. None: they can. */
  missing: string[];
};
export type SaveOperatorDto = {
  /** 9 digits; the last one is checked (mod 11). */
  organization_number?: string | null;
  street?: string | null;
  postal_code?: string | null;
  post_place?: string | null;
  name?: string | null;
  account?: string | null;
  /** Earlier accounts, to which payments may still come. */
  former_accounts?: string[];
  /** Whether it is in Merverdiavgiftsregisteret. */
  vat_registered: boolean;
  /** In percent. */
  vat_rate: number;
  /** Whether it is in Foretaksregisteret, which invoices must say. */
  in_business_register: boolean;
  /** From the date of an invoice to its due date. */
  due_days: number;
};
export type ChangeOperatorDto = {
  /** 9 digits; the last one is checked (mod 11). */
  organization_number?: string | null;
  street?: string | null;
  postal_code?: string | null;
  post_place?: string | null;
  name?: string | null;
  account?: string | null;
  /** Earlier accounts, to which payments may still come. */
  former_accounts?: string[];
  /** Whether it is in Merverdiavgiftsregisteret. */
  vat_registered?: boolean;
  /** In percent. */
  vat_rate?: number;
  /** Whether it is in Foretaksregisteret, which invoices must say. */
  in_business_register?: boolean;
  /** From the date of an invoice to its due date. */
  due_days?: number;
};
export type LeadDto = {
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
  /** The earlier lead that it has joined, with which figures count it; null: none. */
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
export type LeadsQueryDto = {
  /** Only those with this `source`, letter by letter. */
  source?: string;
  /** Only those with this `utm_source`, letter by letter. */
  utm_source?: string;
  /** Only those with this `utm_campaign`, letter by letter. */
  utm_campaign?: string;
  /** Only those with this `referrer_host`, letter by letter. */
  referrer_host?: string;
  /** The first day, in Norway. */
  from?: string;
  /** The last day, in Norway. */
  to?: string;
  /** Words, or parts of words, in the name, e-mail, phone or address. */
  q?: string;
  /** Only those of this status. */
  status?: "new" | "matched" | "contacted" | "won" | "lost";
  /** Only those in this city, however it is spelled: `OSLO` is `oslo`. */
  city?: string;
  /** Only those in the municipality of this number of today, whatever place they name; where it is not known of a lead, those that name it or a part of it. */
  municipality?: string;
  /** Only those for this service. */
  service?:
    "Fullstyling" | "Delstyling" | "Interi\u00F8rveiledning" | "Verdivurdering";
  /** Only those whose contact details more have held than three stylists, those the owner asked for besides, and one agent. */
  reveals?: "too-many";
  /** Without those that have joined an earlier one, which figures do not count either. */
  merged?: "without";
  /** Without those that are held as suspected spam, which demand does not count either. */
  held?: "without";
  /** Only those that this partner has been asked about. */
  partner_id?: string;
  /** Only those held as suspected spam, taken and not told of for 2 working days, or in an unknown municipality. */
  only?: "held" | "overdue" | "unknown-place";
  /** Only these: up to 100 ids, with commas between. */
  ids?: string;
  /** By what they are ordered; a minus turns it round. */
  sort?: "-received_at" | "received_at" | "customer_name" | "-customer_name";
  /** The `next_cursor` of the page before. */
  cursor?: string;
  /** How many there are on a page. */
  limit?: number;
};
export type LeadsVersionDto = {
  version: string;
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
export type LeadDetailDto = {
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
  /** In the order the lead was passed on. */
  assignments: AssignmentDto[];
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
};
export type FollowedUpLeadDto = {
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
  /** In the order the lead was passed on. */
  assignments: AssignmentDto[];
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
  /** When this call changed the status, by which that can be undone; null: it stood so before. */
  changed_at: string | null;
};
export type FollowUpDto = {
  status?: "new" | "matched" | "contacted" | "won" | "lost";
  /** The one that was seen: if it is another by now, somebody else was faster, and nothing is changed. */
  from?: "new" | "matched" | "contacted" | "won" | "lost";
  /** Why the status changes although the owner has chosen a quote; owner and partner get it. Required then. */
  reason?: string | null;
  /** Is added to the history, and is part of an export to the owner. */
  note?: string | null;
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
export type LeadExportDto = {
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
export type LeadFilterDto = {
  /** Only those with this `source`, letter by letter. */
  source?: string;
  /** Only those with this `utm_source`, letter by letter. */
  utm_source?: string;
  /** Only those with this `utm_campaign`, letter by letter. */
  utm_campaign?: string;
  /** Only those with this `referrer_host`, letter by letter. */
  referrer_host?: string;
  /** The first day, in Norway. */
  from?: string;
  /** The last day, in Norway. */
  to?: string;
  /** Words, or parts of words, in the name, e-mail, phone or address. */
  q?: string;
  /** Only those of this status. */
  status?: "new" | "matched" | "contacted" | "won" | "lost";
  /** Only those in this city, however it is spelled: `OSLO` is `oslo`. */
  city?: string;
  /** Only those in the municipality of this number of today, whatever place they name; where it is not known of a lead, those that name it or a part of it. */
  municipality?: string;
  /** Only those for this service. */
  service?:
    "Fullstyling" | "Delstyling" | "Interi\u00F8rveiledning" | "Verdivurdering";
  /** Only those whose contact details more have held than three stylists, those the owner asked for besides, and one agent. */
  reveals?: "too-many";
  /** Without those that have joined an earlier one, which figures do not count either. */
  merged?: "without";
  /** Without those that are held as suspected spam, which demand does not count either. */
  held?: "without";
  /** Only those that this partner has been asked about. */
  partner_id?: string;
  /** Only those held as suspected spam, taken and not told of for 2 working days, or in an unknown municipality. */
  only?: "held" | "overdue" | "unknown-place";
  /** Only these: up to 100 ids, with commas between. */
  ids?: string;
  /** By what they are ordered; a minus turns it round. */
  sort?: "-received_at" | "received_at" | "customer_name" | "-customer_name";
};
export type ViewDto = {
  id: string;
  name: string;
  /** By the names of the list's own filters: status, city, municipality, service, reveals, merged, held, partner_id, source, utm_source, utm_campaign, referrer_host, only, from, to, sort. What is searched for is not kept: it may be a name. */
  filter: {
    [key: string]: string;
  };
};
export type ViewsDto = {
  /** In the order of their names. */
  views: ViewDto[];
};
export type SaveViewDto = {
  name: string;
  /** By the names of the list's own filters: status, city, municipality, service, reveals, merged, held, partner_id, source, utm_source, utm_campaign, referrer_host, only, from, to, sort. What is searched for is not kept: it may be a name. */
  filter: {
    [key: string]: string;
  };
  /** Whether it takes the place of another of that name; false: it is refused with `view-name-taken` there. Left out: it does. */
  replace?: boolean;
};
export type ResendReportDto = {
  sentCount: number;
  errorCount: number;
  /** Still on their way; they leave without being asked again. */
  pendingCount: number;
};
export type HeldByDto = {
  partner_id: string;
  partner_group: "stylist" | "estate-agent";
};
export type RelatedLeadDto = {
  id: string;
  /** merged: the lead is merged into this earlier one. merged-by: this later one is merged into the lead. perhaps and perhaps-by: likewise, where they only may be the same. */
  relation: "merged" | "merged-by" | "perhaps" | "perhaps-by";
  /** Whether erasing the lead erases this one too: it was sent from the same mailbox and has joined it. */
  erased_with: boolean;
  received_at: string;
  customer_name: string;
  customer_email: string;
  service_type: string;
  /** Who has, or has had, the contact details by it. Of one that has joined the lead they count for that. */
  held_by: HeldByDto[];
};
export type RelatedLeadsDto = {
  /** The earliest first. */
  leads: RelatedLeadDto[];
};
export type SeparateDto = {
  /** The relation that was seen: if the lead has joined the other since, or has not any more, nothing is changed. */
  from?: "merged" | "perhaps";
};
export type QueueLeadDto = {
  id: string;
  customer_name: string;
  service_type: string;
  location: string;
  /** Why it is held; null when it is not. */
  suspicion:
    | (
        | "hidden-field-filled"
        | "filled-in-too-fast"
        | "too-many-to-address"
        | "holds-a-link"
        | "not-for-styling"
      )
    | null;
};
export type QueuePartnerDto = {
  id: string;
  name: string;
  phone: string;
  /** What invoices to it lack, in Norwegian. */
  missing: string[];
};
export type QueueMessageDto = {
  channel: "email" | "webhook";
  /** What it tells. */
  what:
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
    | "sale-due-again"
    | "partner-invoice"
    | "partner-credit-note"
    | "invoice-reminder"
    | "last-invoice-reminder"
    | "application-received"
    | "application-asked"
    | "application-approved"
    | "application-refused"
    | "partner-erasure"
    | "sale-ruling"
    | "sign-in-link"
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
  /** `parked`: it is not tried again by itself. `uncertain`: an e-mail that was sent twice to a mail server that did not say whether it has it. */
  state: "due" | "sent" | "parked" | "uncertain";
  attempts: number;
  /** Why the last attempt failed. */
  cause: string;
  /** Who gets it that has applied as a partner, by company, or works here, by name; null: the case’s lead or partner tells. */
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
    | "outside-area";
  /** In kr, without MVA. */
  sale_amount: number;
  /** Whether MVA comes on top of that, as it was at the yes. */
  asks_for_vat: boolean;
};
export type QueuePayBackDto = {
  /** `sale`: marked paid without an invoice, of an assignment that was taken back. */
  of: "invoice" | "sale";
  /** In kr, of a sale without MVA. */
  amount: number;
  /** Whether MVA comes on top of that, as it was at the yes. Never of an invoice. */
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
export type QueueCaseDto = {
  /** Of the lead, the partner, the sale, the invoice, the bank line, the message, the review or the application it is about. */
  id: string;
  since: string;
  /** How many partners the lead was asked of. */
  asked: number;
  /** Whether no partner can be asked about it any more: its owner lets no more have it, or as many were asked as ever are. */
  used_up: boolean;
  lead?: QueueLeadDto;
  partner?: QueuePartnerDto;
  message?: QueueMessageDto;
  dispute?: QueueDisputeDto;
  pay_back?: QueuePayBackDto;
  payment?: QueuePaymentDto;
  application?: QueueApplicationDto;
};
export type QueueShareDto = {
  kind:
    | "nobody-called"
    | "not-reported"
    | "no-quote"
    | "nobody-found"
    | "held"
    | "unknown-place"
    | "perhaps-same"
    | "dispute"
    | "to-pay-back"
    | "unplaced-payment"
    | "undelivered"
    | "review"
    | "application"
    | "seller-incomplete"
    | "partner-incomplete";
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
  /** From receipt until a partner who still has it took it; null if none has. Whether anyone has called by then is not known. */
  median_seconds_to_yes: number | null;
  /** From receipt to the first contact that a partner or the administrator has reported; null if none was. */
  median_seconds_to_contact: number | null;
};
export type SummaryDto = {
  leads: LeadCountsDto;
  partners: PartnerCountsDto;
  sales: SaleSumsDto;
  charts: ChartsDto;
};
export type OriginDto = {
  leads: number;
  /** Those a partner has taken, or that are by hand `matched` or further. */
  matched: number;
  /** Those with the status `won`. */
  won: number;
  /** What partners owe or have paid for them, in kr, without what they are let off. */
  revenue: number;
  /** Empty: of those that tell of none. */
  name: string;
};
export type OutcomeDto = {
  leads: number;
  /** Those a partner has taken, or that are by hand `matched` or further. */
  matched: number;
  /** Those with the status `won`. */
  won: number;
  /** What partners owe or have paid for them, in kr, without what they are let off. */
  revenue: number;
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
export type VisitRowDto = {
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
  name: string;
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
export type VisitsDto = {
  /** Most visits first, days in their order. */
  rows: VisitRowDto[];
  total: VisitStepsDto;
};
export type QuotePriceDto = {
  service: string;
  /** Number of the county. */
  county: string;
  quotes: number;
  /** In whole kroner with MVA, as the others. */
  lowest: number;
  median: number;
  highest: number;
};
export type QuotePricesDto = {
  /** By service and county. */
  prices: QuotePriceDto[];
};
export type ReviewDto = {
  id: string;
  /** Another after each change that changes something. A change names in `If-Match`, in quotes, the one it is based on. */
  version: string;
  lead_id: string;
  state:
    "asked" | "private" | "waiting" | "published" | "refused" | "withdrawn";
  /** As it is shown. */
  name: string;
  /** Likewise. */
  place: string;
  service: string;
  stars: number;
  text: string;
  became_job: "yes" | "no" | "undecided";
  /** Null: nobody came. */
  company: string | null;
  given_at: string | null;
};
export type ReviewsDto = {
  reviews: ReviewDto[];
  /** Asks for the next page. Null: none. */
  next_cursor: string | null;
};
export type DecideReviewDto = {
  state: "published" | "refused";
};
export type IntegratorKeyDto = {
  name: string;
  /** Kept with every lead that the key sends, in the place of what the lead says. */
  source: string;
  /** Of the pages that may frame the form and call from a browser. None: servers only. */
  origins: string[];
  scopes: (
    "leads:submit" | "leads:read-own" | "quotes:read-own" | "figures:read-own"
  )[];
  /** Whether `leads:read-own` shows who the owners are. */
  shows_contacts: boolean;
  per_minute: number;
  /** Whether it opens nothing for now. */
  paused: boolean;
  /** The open name: what a page calls with. */
  id: string;
  /** Another after each change that changes something. A change names in `If-Match`, in quotes, the one it is based on. */
  version: string;
  created_at: string;
  /** Until when the secret of before is good, too. */
  previous_until: string | null;
};
export type IntegratorKeysDto = {
  keys: IntegratorKeyDto[];
};
export type NewIntegratorKeyDto = {
  name: string;
  /** Kept with every lead that the key sends, in the place of what the lead says. */
  source: string;
  /** Of the pages that may frame the form and call from a browser. None: servers only. */
  origins: string[];
  scopes: (
    "leads:submit" | "leads:read-own" | "quotes:read-own" | "figures:read-own"
  )[];
  /** Whether `leads:read-own` shows who the owners are. */
  shows_contacts: boolean;
  per_minute: number;
  /** Whether it opens nothing for now. */
  paused: boolean;
  /** The open name: what a page calls with. */
  id: string;
  /** Another after each change that changes something. A change names in `If-Match`, in quotes, the one it is based on. */
  version: string;
  created_at: string;
  /** Until when the secret of before is good, too. */
  previous_until: string | null;
  /** What a server calls with. Shown this once. */
  secret: string;
};
export type SaveIntegratorKeyDto = {
  name: string;
  /** Kept with every lead that the key sends, in the place of what the lead says. */
  source: string;
  /** Of the pages that may frame the form and call from a browser. None: servers only. */
  origins: string[];
  scopes: (
    "leads:submit" | "leads:read-own" | "quotes:read-own" | "figures:read-own"
  )[];
  /** Whether `leads:read-own` shows who the owners are. */
  shows_contacts: boolean;
  per_minute: number;
  /** Whether it opens nothing for now. */
  paused: boolean;
};
export type ChangeIntegratorKeyDto = {
  name?: string;
  /** Kept with every lead that the key sends, in the place of what the lead says. */
  source?: string;
  /** Of the pages that may frame the form and call from a browser. None: servers only. */
  origins?: string[];
  scopes?: (
    "leads:submit" | "leads:read-own" | "quotes:read-own" | "figures:read-own"
  )[];
  /** Whether `leads:read-own` shows who the owners are. */
  shows_contacts?: boolean;
  per_minute?: number;
  /** Whether it opens nothing for now. */
  paused?: boolean;
};
export type RotateKeyDto = {
  /** For so many hours the secret of before is good too. 0: it ends at once. */
  overlap_hours: number;
};
export type WebhookDto = {
  /** In production https only, and an address on the internet. */
  url: string;
  events: (
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
    | "review.published"
  )[];
  /** Whether new events are sent there. Erasures are, in any case. */
  active: boolean;
  /** The key whose leads alone are told of there, with what that key may see: it needs `leads:read-own`. Null or left out: all leads, and nothing of who the owners are. */
  integrator_key_id?: string | null;
  id: string;
  /** Another after each change that changes something. A change names in `If-Match`, in quotes, the one it is based on. */
  version: string;
  created_at: string;
  /** Until when the secret of before signs, too. */
  previous_until: string | null;
};
export type WebhooksDto = {
  webhooks: WebhookDto[];
};
export type NewWebhookDto = {
  /** In production https only, and an address on the internet. */
  url: string;
  events: (
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
    | "review.published"
  )[];
  /** Whether new events are sent there. Erasures are, in any case. */
  active: boolean;
  /** The key whose leads alone are told of there, with what that key may see: it needs `leads:read-own`. Null or left out: all leads, and nothing of who the owners are. */
  integrator_key_id?: string | null;
  id: string;
  /** Another after each change that changes something. A change names in `If-Match`, in quotes, the one it is based on. */
  version: string;
  created_at: string;
  /** Until when the secret of before signs, too. */
  previous_until: string | null;
  /** Signs what is sent there. Shown this once. */
  secret: string;
};
export type SaveWebhookDto = {
  /** In production https only, and an address on the internet. */
  url: string;
  events: (
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
    | "review.published"
  )[];
  /** Whether new events are sent there. Erasures are, in any case. */
  active: boolean;
  /** The key whose leads alone are told of there, with what that key may see: it needs `leads:read-own`. Null or left out: all leads, and nothing of who the owners are. */
  integrator_key_id?: string | null;
};
export type ChangeWebhookDto = {
  /** In production https only, and an address on the internet. */
  url?: string;
  events?: (
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
    | "review.published"
  )[];
  /** Whether new events are sent there. Erasures are, in any case. */
  active?: boolean;
  /** The key whose leads alone are told of there, with what that key may see: it needs `leads:read-own`. Null or left out: all leads, and nothing of who the owners are. */
  integrator_key_id?: string | null;
};
export type WebhookDeliveryDto = {
  /** The same in `webhook-id`, at every attempt. */
  id: string;
  event:
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
  lead_id: string;
  /** When it happened. */
  at: string;
  /** Parked: not tried again. */
  state: "due" | "sent" | "parked";
  attempts: number;
  sent_at: string | null;
  due_at: string | null;
  cause: string | null;
  /** Whether it waits, whatever `due_at` says, until its endpoint is active and its key may read its leads. */
  waits: boolean;
};
export type WebhookDeliveriesDto = {
  deliveries: WebhookDeliveryDto[];
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
  useSearchLeadsQuery,
  useGetLeadsVersionQuery,
  useGetLeadQuery,
  useFollowUpLeadMutation,
  useDeleteLeadMutation,
  useExportLeadDetailQuery,
  useUndoLeadStatusMutation,
  useReleaseLeadMutation,
  usePlaceLeadMutation,
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
  useSettleNobodyCalledMutation,
  useResendUndeliveredMutation,
  useResendOneUndeliveredMutation,
  useSettleUncertainMutation,
  useGetSummaryQuery,
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
  useGetPostalRegisterQuery,
  useImportPostalCodesMutation,
} = injectedRtkApi;
