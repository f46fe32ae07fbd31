import { expect, test } from '@jest/globals';
import { Answers } from '../contract/answers.js';
import { ApiProblems, ProblemDto } from './api-problems.js';

const named = (...decorators: MethodDecorator[]) => {
  const method = { value: () => undefined } as PropertyDescriptor;
  return () => decorators.forEach((decorate) => decorate({}, 'ruleOnDispute', method));
};

test('a status named twice for one call is rejected, because the contract would keep the last kinds only', () => {
  const answers = Answers(ProblemDto, 'sale-not-found', 'dispute-not-open');
  expect(named(ApiProblems('sale-settled'), answers)).toThrow('ruleOnDispute: 409');
  expect(named(ApiProblems('too-many-attempts'), answers)).not.toThrow();
});
