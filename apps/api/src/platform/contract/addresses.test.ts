import { expect, test } from '@jest/globals';
import { contract } from '../../testing/contract.js';

/** Harmless ids and filters: browsers, proxies and logs keep addresses. */
const IN_ADDRESSES = {
  path: ['id', 'leadId', 'assignmentId', 'passkeyId', 'paymentId', 'form'],
  query: [
    ...[
      'act',
      'active',
      'by',
      'city',
      'cursor',
      'dispute',
      'from',
      'held',
      'reveals',
      'ids',
      'merged',
      'kind',
      'limit',
      'municipality',
    ],
    ...['only', 'partner_id', 'payment_status', 'service', 'show', 'sort', 'source', 'status'],
    ...['subject_id', 'to', 'utm_source', 'utm_campaign', 'referrer_host', 'page'],
  ],
};

const all = Object.entries(contract.paths).flatMap(([path, operations]) =>
  Object.values(operations).flatMap(({ operationId, deprecated = false, parameters = [] }) =>
    parameters
      .filter((each) => each.in !== 'header')
      .map((each) => ({
        what: `${operationId} ${each.name}`,
        isLeft: deprecated || (each.deprecated ?? false),
        isHarmless: IN_ADDRESSES[each.in as 'path' | 'query'].includes(each.name),
        isToken: path.includes('{token}'),
      })),
  ),
);

test('no address holds a token or a name, except deprecated ones', () => {
  const held = all.filter(({ isHarmless, isLeft }) => !isHarmless && !isLeft);
  expect(held.map(({ what }) => what)).toEqual([]);
  const left = all.filter(({ isLeft, isToken }) => isLeft && !isToken);
  expect(left.map(({ what }) => what).sort()).toEqual([
    'exportLeads q',
    'listAudit name',
    'listLeads q',
    'listPartners q',
  ]);
});
