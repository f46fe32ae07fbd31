import { between } from './between.mjs';

export function saleCalls(days, partnerId) {
  return [
    list('sales', '', 'true'),
    list('pending sales', '?payment_status=pending', "s.payment_status = 'pending'"),
    list('sales to a partner', `?partner_id=${partnerId}`, `s.partner_id = '${partnerId}'`),
    list('sales of some days', `?${new URLSearchParams(days)}`, between('s.created_at', days)),
  ];
}

function list(name, query, condition) {
  return {
    name,
    path: `/sales${query}`,
    statements: [
      `select s.*, partner.name, a.lead_id, l.customer_name, i.number
       from sale s join partner on partner.id = s.partner_id
         left join assignment a on a.id = s.assignment_id left join lead l on l.id = a.lead_id
         left join invoice i on i.id = s.invoice_id
       where ${condition} order by s.created_at desc, s.id desc limit 51`,
      `select s.payment_status, count(*), sum(s.amount_ore) from sale s
       where ${condition} group by s.payment_status`,
    ],
  };
}
