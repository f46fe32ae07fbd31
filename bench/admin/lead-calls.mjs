import { between } from './between.mjs';
import { REPORT_DUE } from './report-due.mjs';

const NEWEST = 'received_at desc, id desc';
const NAME = 'customer_name collate "nb-x-icu"';
/** Ignores case and surrounding blanks. */
const PLACE = `lower(btrim(location) collate "nb-x-icu")`;
const LATELY = "received_at >= now() - interval '84 days'";

const SILENT = `from assignment a
  where a.lead_id = lead.id and a.state = 'accepted' and a.report is null`;
/** Nobody of those who accepted in time is still asked to report. */
const OVERDUE = `status = 'matched' and merged_into is null and accepted_at <= '${REPORT_DUE}'
  and (not exists (select ${SILENT}) or exists (select ${SILENT} and a.answered_at <= '${REPORT_DUE}'
    and not exists (select from quote where assignment_id = a.id
      and (state <> 'draft' or reminded_at is not null))
    and not exists (select from sale where assignment_id = a.id and dispute is not null
      and (payment_status = 'credited' or to_pay_back_since is not null))))`;

export function listCalls(days, partnerId) {
  return [
    list('first page', '', 'true'),
    list('oldest first', 'sort=received_at', 'true', 'received_at, id'),
    list('new leads', 'status=new', "status = 'new'"),
    list('some days', new URLSearchParams(days), between('received_at', days)),
    list('by name', 'sort=customer_name', 'true', `${NAME}, received_at, id`),
    list(
      'by name, from the end',
      'sort=-customer_name',
      'true',
      `${NAME} desc, received_at desc, id desc`,
    ),
    list(
      'a city and a service',
      'city=Bergen&service=Delstyling',
      `${PLACE} = 'bergen' and service_type = 'Delstyling'`,
    ),
    list('a place, typed otherwise', 'city=OSLO', `${PLACE} = 'oslo'`),
    list('from a form', 'source=articles_page', "source = 'articles_page'"),
    list('held', 'only=held', 'suspicion is not null'),
    list('in an unknown place', 'only=unknown-place', 'municipality is null'),
    list('taken and not told of', 'only=overdue', OVERDUE),
    list(
      'asked of a partner',
      `partner_id=${partnerId}`,
      `id in (select lead_id from assignment where partner_id = '${partnerId}')`,
    ),
    list(
      'search for a name',
      'q=kari+nordmann',
      "search_text like '%kari%' and search_text like '%nordmann%'",
    ),
    list(
      'search for a person',
      'q=person4321@',
      "(search_text like '%person4321@%' or home_key like '%person4321@%')",
    ),
    {
      name: 'what is new',
      path: '/leads/version',
      statements: [
        `select id, status, suspicion, merged_into, (select count(*) from assignment
           where lead_id = lead.id and state = 'accepted') from lead order by ${NEWEST} limit 50`,
      ],
    },
    {
      name: 'summary and charts',
      path: '/summary',
      statements: [
        'select status, count(*) from lead group by status',
        `select received_at::date, count(*) from lead where ${LATELY} group by 1`,
        `select location, count(*) from lead where ${LATELY} group by 1`,
        `select service_type, count(*) from lead where ${LATELY} group by 1`,
        `select percentile_cont(0.5) within group (order by contacted_at - received_at) from lead
         where contacted_at >= now() - interval '84 days'`,
        `select percentile_cont(0.5) within group (order by accepted_at - received_at) from lead
         where accepted_at >= now() - interval '84 days'`,
        'select active, count(*) from partner group by active',
        'select payment_status, count(*), sum(amount_ore) from sale group by payment_status',
      ],
    },
  ];
}

function list(name, query, condition, order = NEWEST) {
  return {
    name,
    path: `/leads?${query}`,
    statements: [
      `select * from lead where ${condition} order by ${order} limit 51`,
      `select (select count(*) from lead where ${condition})
         - (select count(*) from lead where ${condition} and test_until is not null)`,
    ],
  };
}
