import { decisionLettersContract } from '../../notifications/testing/decision-letters-contract.js';
import { decisionsContract } from './decisions-contract.js';
import { dueLeadsContract } from './due-leads-contract.js';
import type { MatchingUnderTest } from './matching-steps.js';
import { oneHomeContract } from '../../leads/testing/one-home-contract.js';
import { partnerContract } from '../../partners/testing/partner-contract.js';
import { saleContract } from '../../billing/testing/sale-contract.js';

/** What the repositories of matching, of partners and of sales keep together. */
export function matchingContract(setUp: () => Promise<MatchingUnderTest>): void {
  decisionsContract(setUp);
  decisionLettersContract(setUp);
  dueLeadsContract(setUp);
  oneHomeContract(setUp);
  partnerContract(setUp);
  saleContract(setUp);
}
