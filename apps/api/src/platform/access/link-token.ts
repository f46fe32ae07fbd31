import { applyDecorators, Controller } from '@nestjs/common';
import { ApiHeader, ApiTags } from '@nestjs/swagger';
import { ApiProblems } from '../problems/api-problems.js';
import type { ProblemKind } from '../problems/problem-kinds.js';
import { fromRequest } from './from-request.js';

const HEADER = 'link-token';

/** As a header it stays out of addresses and so out of logs. */
export const ApiLinkToken = () =>
  applyDecorators(
    ApiHeader({
      name: HEADER,
      required: true,
      schema: { type: 'string', maxLength: 200 },
      description: 'The part after `#` in the link of an e-mail.',
      example: 'owner.0199a5f2-6a3b-7c1d-8e2f-0a1b2c3d4e5f.1795000000.signature',
    }),
  );

/** Opened by a signed link. */
export const LinkController = (path: string, ...more: ProblemKind[]): ClassDecorator =>
  applyDecorators(
    Controller(path),
    ApiTags('links'),
    ApiLinkToken(),
    ApiProblems('link-unknown', 'link-expired', ...more, 'storage-unavailable'),
  );

export const LinkToken = fromRequest(({ headers }) => {
  const token = headers[HEADER];
  return typeof token === 'string' ? token : '';
});
