import path from 'node:path';
import { createConfig, formatProblems, getTotals, lint } from '@redocly/openapi-core';
import { ROOT } from './run.mjs';

/** Redocly's strict rules, and that everything is described. */
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
    // The server that the document came from is meant, whatever its name.
    'no-server-example.com': 'off',
    'no-empty-servers': 'error',
    // A probe of liveness cannot be refused.
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
