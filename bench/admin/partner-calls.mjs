const MONTH = "(date_trunc('month', now() at time zone 'Europe/Oslo') at time zone 'Europe/Oslo')";

export function partnerCalls(id) {
  const asked = `from assignment a join lead on lead.id = a.lead_id where a.partner_id = '${id}'`;
  const sales = (condition) => `from sale where partner_id = '${id}' and ${condition}`;
  const own = (name, path, statements) => ({ name, path, statements, by: 'partner' });
  return [
    {
      name: 'what a partner has made of a year',
      path: `/partners/${id}/track-record`,
      statements: [
        `select state, report, decline_reason, count(*),
           percentile_cont(0.5) within group (order by answered_at - offered_at)
         from assignment where partner_id = '${id}' and offered_at > now() - interval '365 days'
         group by 1, 2, 3`,
        `select dispute ->> 'decision', count(*)
         ${sales("dispute is not null and created_at > now() - interval '365 days'")} group by 1`,
      ],
    },
    own('the partner’s page', '/page', [
      `select *, (select count(*) from assignment a where a.partner_id = partner.id
         and a.state = 'offered') from partner where id = '${id}'`,
      `select a.*, lead.* ${asked} and a.state in ('offered')`,
      `select report, count(*) from assignment where partner_id = '${id}' and state = 'accepted'
         and coalesce(answered_at, offered_at) >= ${MONTH} group by 1`,
      `select payment_status, sum(amount_ore) ${sales(`created_at >= ${MONTH}`)} group by 1`,
      `select review.*, lead.* from review join lead on lead.id = lead_id
         join assignment a on a.id = review.assignment_id
       where a.partner_id = '${id}' and review.state = 'published' and may_show
       order by given_at desc limit 20`,
    ]),
    own('the partner’s assignments', '/assignments', [
      `select a.*, lead.* ${asked} and a.state = 'accepted'
       order by coalesce(a.answered_at, a.offered_at) desc, a.id desc limit 21`,
      `select * ${sales('assignment_id is null')} order by created_at desc, id desc limit 21`,
    ]),
    own('the partner’s invoices', '/invoices', [
      `select i.id, i.kind, i.number, i.issued_on, i.due_on, i.total_ore,
         i.content -> 'credits' ->> 'number',
         (select sum(total_ore) from invoice note where note.credits_id = i.id),
         (select sum(amount_ore) from payment where invoice_id = i.id)
       from invoice i where partner_id = '${id}' order by length(number) desc, number desc limit 13`,
    ]),
  ];
}
