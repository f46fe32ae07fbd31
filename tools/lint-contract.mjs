import path from 'node:path';
import { createConfig, formatProblems, getTotals, lint } from '@redocly/openapi-core';
import { ROOT } from './run.mjs';

/** Redocly's strict rules, and descriptions everywhere. */
const config = await createConfig({
  extends: ['recommended-strict'],
  rules: {
    'operation-description': 'error',
    'parameter-description': 'error',
    'tag-description': 'error',
    'operation-operationId': 'error',
    'operation-4xx-problem-details-rfc7807': 'error',
    'no-invalid-media-type-examples': 'error',
    'no-invalid-schema-examples': 'error',
    'response-contains-property': 'off',
    // Servers are relative to the document's origin.
    'no-server-example.com': 'off',
    'no-empty-servers': 'error',
    // A liveness probe has no 4xx answer.
    'operation-4xx-response': 'off',
  },
});

const linted = ['openapi.yaml', 'openapi-integrators.yaml'].map((file) =>
  lint({ ref: path.join(ROOT, file), config }),
);
const problems = (await Promise.all(linted)).flat();
const totals = getTotals(problems);
formatProblems(problems, { totals, format: 'stylish', version: '' });
process.exitCode = problems.length > 0 ? 1 : 0;
