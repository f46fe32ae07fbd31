import { decisionLettersContract } from './decision-letters-contract.js';
import { decisionsContract } from './decisions-contract.js';
import { dueLeadsContract } from './due-leads-contract.js';
import type { MatchingUnderTest } from './matching-steps.js';
import { oneHomeContract } from './one-home-contract.js';
import { partnerContract } from './partner-contract.js';
import { saleContract } from './sale-contract.js';

/** What the repositories of matching, of partners and of sales keep together. */
export function matchingContract(setUp: () => Promise<MatchingUnderTest>): void {
  decisionsContract(setUp);
  decisionLettersContract(setUp);
  dueLeadsContract(setUp);
  oneHomeContract(setUp);
  partnerContract(setUp);
  saleContract(setUp);
}
