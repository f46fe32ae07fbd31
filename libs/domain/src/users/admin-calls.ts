import type { Permission } from './user.js';

export const AUDIT_ACTS = ['saw', 'changed', 'exported', 'erased', 'entered', 'refused'] as const;
export type AuditAct = (typeof AUDIT_ACTS)[number];

interface Unlogged {
  readonly unlogged: string;
}

interface CallRule {
  /** `public`: the call itself authenticates. */
  readonly needs: Permission | 'public';
  readonly confirm?: true;
  /** The shared login has no second factor. */
  readonly named?: true;
  readonly audit: AuditAct | Unlogged;
}

const NO_DATA: Unlogged = { unlogged: 'Asked every few seconds, and answers a version alone.' };
const TEST_ALONE: Unlogged = {
  unlogged: 'Asked every few seconds, and answers about a test alone.',
};
const OPENS_NOTHING: Unlogged = { unlogged: 'Lets nobody in; the login that follows is logged.' };
const SAME_SESSION: Unlogged = { unlogged: 'The session that was opened, and logged, goes on.' };
const NOTHING_YET: Unlogged = { unlogged: 'A first step; the next one is logged.' };
const ONESELF: Unlogged = { unlogged: 'Shows the caller its own data alone, with each page.' };

/** By operation id. Guard and log read this list; an unlisted call is refused to everyone. */
export const ADMIN_CALLS = {
  logInAdmin: { needs: 'public', audit: 'entered' },
  refreshSession: { needs: 'public', audit: SAME_SESSION },
  logOutAdmin: { needs: 'own', audit: 'entered' },
  logInWithCode: { needs: 'public', audit: 'entered' },
  beginPasskeyLogin: { needs: 'public', audit: NOTHING_YET },
  logInWithPasskey: { needs: 'public', audit: 'entered' },
  openInvitation: { needs: 'public', audit: NOTHING_YET },
  beginInvitedPasskey: { needs: 'public', audit: NOTHING_YET },
  beginInvitedTotp: { needs: 'public', audit: NOTHING_YET },
  sendBrowserLink: { needs: 'public', audit: OPENS_NOTHING },
  markBrowser: { needs: 'public', audit: OPENS_NOTHING },
  acceptInvitation: { needs: 'public', audit: 'entered' },
  validateNewPassword: { needs: 'configure', audit: 'changed' },

  getOwnAccount: { needs: 'own', audit: ONESELF },
  listOwnSessions: { needs: 'own', audit: ONESELF },
  endOwnSession: { needs: 'own', audit: 'changed' },
  beginConfirmation: { needs: 'own', named: true, audit: NOTHING_YET },
  confirmAgain: { needs: 'own', audit: 'entered' },
  beginPasskey: { needs: 'own', named: true, confirm: true, audit: NOTHING_YET },
  addPasskey: { needs: 'own', named: true, confirm: true, audit: 'changed' },
  removePasskey: { needs: 'own', named: true, confirm: true, audit: 'changed' },
  beginTotp: { needs: 'own', named: true, confirm: true, audit: NOTHING_YET },
  setOwnPassword: { needs: 'own', named: true, confirm: true, audit: 'changed' },
  renewRecoveryCodes: { needs: 'own', named: true, confirm: true, audit: 'changed' },

  listUsers: { needs: 'users', audit: 'saw' },
  inviteUser: { needs: 'users', confirm: true, audit: 'changed' },
  changeUser: { needs: 'users', confirm: true, audit: 'changed' },
  removeUser: { needs: 'users', confirm: true, audit: 'changed' },
  resetUser: { needs: 'users', confirm: true, audit: 'changed' },
  endSessionsOfUser: { needs: 'users', confirm: true, audit: 'changed' },

  listAudit: { needs: 'audit', audit: 'saw' },
  searchAudit: { needs: 'audit', audit: 'saw' },

  listLeads: { needs: 'read', audit: 'saw' },
  searchLeads: { needs: 'read', audit: 'saw' },
  getLeadsVersion: { needs: 'read', audit: NO_DATA },
  getLead: { needs: 'read', audit: 'saw' },
  listLeadFiles: { needs: 'contact', audit: 'saw' },
  enterLead: { needs: 'work', audit: 'changed' },
  correctLead: { needs: 'work', audit: 'changed' },
  withdrawConsent: { needs: 'work', audit: 'changed' },
  undoLeadStatus: { needs: 'work', audit: 'changed' },
  followUpLead: { needs: 'work', audit: 'changed' },
  deleteLead: { needs: 'erase', confirm: true, audit: 'erased' },
  exportLeadDetail: { needs: 'export', confirm: true, audit: 'exported' },
  exportLeads: { needs: 'export', confirm: true, audit: 'exported' },
  exportFoundLeads: { needs: 'export', confirm: true, audit: 'exported' },
  getRelatedLeads: { needs: 'read', audit: 'saw' },
  mergeLead: { needs: 'work', audit: 'changed' },
  separateLead: { needs: 'work', audit: 'changed' },
  releaseLead: { needs: 'work', audit: 'changed' },
  placeLead: { needs: 'work', audit: 'changed' },
  resendLeadNotifications: { needs: 'work', audit: 'changed' },
  listViews: { needs: 'own', audit: ONESELF },
  saveView: { needs: 'own', audit: 'changed' },
  removeView: { needs: 'own', audit: 'changed' },
  getMatching: { needs: 'read', audit: 'saw' },
  assignLead: { needs: 'work', audit: 'changed' },
  replaceAssignment: { needs: 'work', audit: 'changed' },
  withdrawAssignment: { needs: 'work', audit: 'changed' },
  resendNotifications: { needs: 'work', audit: 'changed' },

  listPartners: { needs: 'read', audit: 'saw' },
  searchPartners: { needs: 'read', audit: 'saw' },
  addPartner: { needs: 'work', audit: 'changed' },
  importPartners: { needs: 'work', audit: 'changed' },
  welcomePartner: { needs: 'work', audit: 'changed' },
  getPartner: { needs: 'read', audit: 'saw' },
  changePartner: { needs: 'work', audit: 'changed' },
  listApplications: { needs: 'read', audit: 'saw' },
  searchApplications: { needs: 'read', audit: 'saw' },
  getApplication: { needs: 'read', audit: 'saw' },
  approveApplication: { needs: 'work', audit: 'changed' },
  refuseApplication: { needs: 'work', audit: 'changed' },
  askApplicant: { needs: 'work', audit: 'changed' },
  deleteApplication: { needs: 'erase', confirm: true, audit: 'erased' },
  getTrackRecord: { needs: 'read', audit: 'saw' },
  endSessionsOfPartner: { needs: 'work', audit: 'changed' },
  getCoverage: { needs: 'read', audit: 'saw' },
  getQueue: { needs: 'read', audit: 'saw' },
  markCase: { needs: 'work', audit: 'changed' },
  settleNobodyCalled: { needs: 'work', audit: 'changed' },
  resendUndelivered: { needs: 'work', audit: 'changed' },
  resendOneUndelivered: { needs: 'work', audit: 'changed' },
  settleUncertain: { needs: 'work', audit: 'changed' },
  getSummary: { needs: 'read', audit: 'saw' },
  getFirstSteps: { needs: 'read', audit: 'saw' },
  getTestLead: { needs: 'work', audit: TEST_ALONE },
  sendTestLead: { needs: 'work', audit: 'changed' },
  removeTestLead: { needs: 'work', audit: 'changed' },
  getOrigins: { needs: 'read', audit: 'saw' },
  getQuotePrices: { needs: 'read', audit: 'saw' },
  getOriginNames: { needs: 'read', audit: 'saw' },
  exportOrigins: { needs: 'read', audit: 'exported' },
  getVisits: { needs: 'read', audit: 'saw' },
  listSales: { needs: 'read', audit: 'saw' },
  getSale: { needs: 'read', audit: 'saw' },
  markSale: { needs: 'settle', confirm: true, audit: 'changed' },
  undoWaiver: { needs: 'settle', confirm: true, audit: 'changed' },
  ruleOnDispute: { needs: 'settle', confirm: true, audit: 'changed' },

  listInvoices: { needs: 'read', audit: 'saw' },
  previewInvoices: { needs: 'read', audit: 'saw' },
  downloadInvoice: { needs: 'read', audit: 'exported' },
  exportInvoices: { needs: 'export', confirm: true, audit: 'exported' },
  issueInvoices: { needs: 'settle', confirm: true, audit: 'changed' },
  markInvoicesPaid: { needs: 'settle', confirm: true, audit: 'changed' },
  markInvoicesPaidBack: { needs: 'settle', confirm: true, audit: 'changed' },
  markInvoicesUnpaid: { needs: 'settle', confirm: true, audit: 'changed' },
  listPayments: { needs: 'read', audit: 'saw' },
  undoBankPayment: { needs: 'settle', confirm: true, audit: 'changed' },
  creditInvoice: { needs: 'settle', confirm: true, audit: 'changed' },
  listBankLines: { needs: 'read', audit: 'saw' },
  placeBankLine: { needs: 'settle', confirm: true, audit: 'changed' },
  decideBankLine: { needs: 'settle', confirm: true, audit: 'changed' },
  importBankFile: { needs: 'settle', confirm: true, audit: 'changed' },

  listReviews: { needs: 'work', audit: 'saw' },
  decideReview: { needs: 'work', audit: 'changed' },

  listWebhooks: { needs: 'read', audit: 'saw' },
  addWebhook: { needs: 'configure', confirm: true, audit: 'changed' },
  changeWebhook: { needs: 'configure', confirm: true, audit: 'changed' },
  rotateWebhookSecret: { needs: 'configure', confirm: true, audit: 'changed' },
  removeWebhook: { needs: 'configure', confirm: true, audit: 'changed' },
  listWebhookDeliveries: { needs: 'read', audit: 'saw' },
  testWebhook: { needs: 'work', audit: 'changed' },
  resendWebhookDeliveries: { needs: 'work', audit: 'changed' },
  listIntegratorKeys: { needs: 'read', audit: 'saw' },
  addIntegratorKey: { needs: 'configure', confirm: true, audit: 'changed' },
  changeIntegratorKey: { needs: 'configure', confirm: true, audit: 'changed' },
  rotateIntegratorKey: { needs: 'configure', confirm: true, audit: 'changed' },
  getOperator: { needs: 'read', audit: 'saw' },
  saveOperator: { needs: 'configure', confirm: true, audit: 'changed' },
  changeOperator: { needs: 'configure', confirm: true, audit: 'changed' },
  getPostalRegister: { needs: 'read', audit: 'saw' },
  importPostalCodes: { needs: 'configure', audit: 'changed' },
} as const satisfies Record<string, CallRule>;

export type AdminCall = keyof typeof ADMIN_CALLS;

export function ruleOf(call: string): CallRule | undefined {
  return (ADMIN_CALLS as Record<string, CallRule>)[call];
}
