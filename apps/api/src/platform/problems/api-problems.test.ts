import { expect, test } from '@jest/globals';
import { Answers } from '../contract/answers.js';
import { ApiProblems } from './api-problems.js';
import { ProblemDto } from './problem.js';

const named = (...decorators: MethodDecorator[]) => {
  const method = { value: () => undefined } as PropertyDescriptor;
  return () => decorators.forEach((decorate) => decorate({}, 'ruleOnDispute', method));
};

test('one status of a call is named once: the contract would keep the last kinds alone', () => {
  const answers = Answers(ProblemDto, 'sale-not-found', 'dispute-not-open');
  expect(named(ApiProblems('sale-settled'), answers)).toThrow('ruleOnDispute: 409');
  expect(named(ApiProblems('too-many-attempts'), answers)).not.toThrow();
});
