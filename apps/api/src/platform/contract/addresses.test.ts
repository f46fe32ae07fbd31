import { expect, test } from '@jest/globals';
import { contract } from '../../testing/contract.js';

/** Harmless ids and filters: browsers, proxies and logs keep addresses. */
const IN_ADDRESSES = {
  /** `picture` and `attachment` are signed and open one file for minutes, as browsers need it. */
  path: [
    ...[
      'id',
      'leadId',
      'assignmentId',
      'attachmentId',
      'passkeyId',
      'paymentId',
      'form',
      'subject',
    ],
    ...['picture', 'attachment'],
  ],
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
      'ids',
      'merged',
      'kind',
      'limit',
      'municipality',
    ],
    ...['only', 'partner_id', 'payment_status', 'service', 'show', 'sort', 'source', 'status'],
    ...['subject_id', 'to', 'store', 'view', 'utm_source', 'utm_campaign', 'referrer_host', 'page'],
  ],
};

const all = Object.values(contract.paths).flatMap((operations) =>
  Object.values(operations).flatMap(({ operationId, parameters = [] }) =>
    parameters
      .filter((each) => each.in !== 'header')
      .map((each) => ({
        what: `${operationId} ${each.name}`,
        isDeprecated: each.deprecated ?? false,
        isHarmless: IN_ADDRESSES[each.in as 'path' | 'query'].includes(each.name),
      })),
  ),
);

test('no address holds a token or a name, except deprecated ones', () => {
  const held = all.filter(({ isHarmless, isDeprecated }) => !isHarmless && !isDeprecated);
  expect(held.map(({ what }) => what)).toEqual([]);
  const deprecated = all.filter(({ isDeprecated }) => isDeprecated);
  expect(deprecated.map(({ what }) => what)).toEqual(['listLeads q']);
});
