import { decisionEmailsContract } from '../../notifications/testing/decision-emails-contract.js';
import { decisionsContract } from './decisions-contract.js';
import { dueLeadsContract } from './due-leads-contract.js';
import type { MatchingUnderTest } from './matching-steps.js';
import { oneHomeContract } from '../../leads/testing/one-home-contract.js';
import { partnerContract } from '../../partners/testing/partner-contract.js';
import { saleContract } from '../../billing/testing/sale-contract.js';

/** Contract of the matching, partner and sale repositories together. */
export function matchingContract(setUp: () => Promise<MatchingUnderTest>): void {
  decisionsContract(setUp);
  decisionEmailsContract(setUp);
  dueLeadsContract(setUp);
  oneHomeContract(setUp);
  partnerContract(setUp);
  saleContract(setUp);
}
