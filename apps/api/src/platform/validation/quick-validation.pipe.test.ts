import 'reflect-metadata';
import { type Type, ValidationPipe } from '@nestjs/common';
import { describe, expect, it } from '@jest/globals';
import { ValidateIf, ValidateNested } from 'class-validator';
import fc from 'fast-check';
import { sampleSubmission } from '../../testing/sample-submission.js';
import { compiledRules, QuickValidationPipe } from './quick-validation.pipe.js';
import { InvalidRequest, invalidRequest } from '../problems/api-problems.js';
import { SubmitLeadDto } from '../../leads/submit/submit-lead.dto.js';

const options = {
  transform: true,
  whitelist: true,
  forbidNonWhitelisted: true,
  stopAtFirstError: true,
  exceptionFactory: invalidRequest,
};

async function outcome(pipe: ValidationPipe, body: unknown) {
  try {
    return await pipe.transform(body, { type: 'body', metatype: SubmitLeadDto });
  } catch (error) {
    return error instanceof InvalidRequest ? error.fields : error;
  }
}

const changedField = fc.tuple(
  fc.constantFrom(...Object.keys(sampleSubmission()), 'unknown'),
  fc.oneof(
    fc.constantFrom('', ' ', 'yes', 'Fullstyling', '40 00 00 00', 'Kari\u0007', 'a'.repeat(300)),
    fc.string(),
    fc.jsonValue(),
    fc.constant(undefined),
  ),
);

describe('quick validation', () => {
  it('agrees with class-validator', async () => {
    const [quick, plain] = [new QuickValidationPipe(options), new ValidationPipe(options)];
    await fc.assert(
      fc.asyncProperty(fc.array(changedField, { maxLength: 3 }), async (changes) => {
        const body = JSON.stringify(sampleSubmission(Object.fromEntries(changes)));
        const [ours, theirs] = [
          await outcome(quick, JSON.parse(body)),
          await outcome(plain, JSON.parse(body)),
        ];
        expect(ours).toStrictEqual(theirs);
      }),
      { numRuns: 500 },
    );
  });

  it.each([null, undefined, [], 'text', 1])('rejects %j as a body', (body) => {
    expect(compiledRules(SubmitLeadDto)(body)).toBe(false);
  });

  it('refuses to compile a rule of another kind', () => {
    class Nested {
      @ValidateNested()
      inner!: object;
    }
    class Free {
      @ValidateIf(() => false)
      field!: string;
    }
    expect(() => compiledRules(Nested as Type<object>)).toThrow('inner');
    expect(compiledRules(Free as Type<object>)({ field: 1 })).toBe(true);
  });
});
