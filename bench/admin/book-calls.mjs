import { between } from './between.mjs';

const NOTES = `coalesce((select sum(note.total_ore) from invoice note
  where note.credits_id = invoice.id), 0)`;
const PAID = 'coalesce((select sum(amount_ore) from payment where invoice_id = invoice.id), 0)';
/** The unpaid amount of an invoice; negative when overpaid. */
export const BALANCE = `(invoice.total_ore - ${NOTES} - ${PAID})`;
const DUE = `kind = 'invoice' and ${BALANCE} > 0`;
const TODAY = "(now() at time zone 'Europe/Oslo')::date";

export function bookCalls(leadId, days, partnerId) {
  return [
    invoices('invoices', '', 'true'),
    invoices('due invoices', '?show=due', DUE),
    invoices('overdue invoices', '?show=overdue', `${DUE} and due_on < ${TODAY}`),
    invoices('invoices of a partner', `?partner_id=${partnerId}`, `partner_id = '${partnerId}'`),
    acts('the audit log', '', 'true'),
    acts('the audit log: changes', 'act=changed', "act = 'changed'"),
    acts('the audit log: of a lead', `subject_id=${leadId}`, `subject_id = '${leadId}'`),
    acts('the audit log: some days', new URLSearchParams(days), between('at', days)),
  ];
}

function invoices(name, query, condition) {
  return {
    name,
    path: `/invoices${query}`,
    statements: [
      `select id, kind, number, partner_id, issued_on, due_on, kid, total_ore, content ->> 'netOre',
         content ->> 'vatOre', content -> 'buyer' ->> 'name', content -> 'credits' ->> 'number',
         jsonb_array_length(content -> 'lines'),
         ${NOTES}, ${PAID}
       from invoice where ${condition}
       order by length(number) desc, number desc limit 51`,
      `select sum(total_ore) filter (where kind = 'invoice'), sum(credited), sum(paid),
         sum(greatest(total_ore - credited - paid, 0)) filter (where kind = 'invoice')
       from (select kind, total_ore, ${NOTES} as credited, ${PAID} as paid
         from invoice where ${condition}) account`,
    ],
  };
}

function acts(name, query, condition) {
  return {
    name,
    path: `/audit?${query}`,
    statements: [`select * from audit_log where ${condition} order by at desc, id desc limit 51`],
  };
}
