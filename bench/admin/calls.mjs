const NEWEST = 'order by received_at desc, id desc limit 51';
const LATELY = "received_at >= now() - interval '84 days'";

/** Each call of the dashboard, with the statements that a person would write for the same answer. */
export const CALLS = [
  list('first page', '', 'true'),
  list('new leads', 'status=new', "status = 'new'"),
  {
    name: 'by name',
    path: '/leads?sort=customer_name',
    statements: [
      'select * from lead order by customer_name collate "nb-x-icu", received_at, id limit 51',
      'select count(*) from lead',
    ],
  },
  list(
    'a city and a service',
    'city=Bergen&service=Delstyling',
    "location = 'Bergen' and service_type = 'Delstyling'",
  ),
  list(
    'search for a name',
    'q=kari+nordmann',
    "search_text like '%kari%' and search_text like '%nordmann%'",
  ),
  list('search for a person', 'q=person4321@', "search_text like '%person4321@%'"),
  {
    name: 'what is new',
    path: '/leads/version',
    statements: [`select id, status from lead ${NEWEST}`],
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
    ],
  },
];

function list(name, query, condition) {
  return {
    name,
    path: `/leads?${query}`,
    statements: [
      `select * from lead where ${condition} ${NEWEST}`,
      `select count(*) from lead where ${condition}`,
    ],
  };
}
