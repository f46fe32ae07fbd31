import { applyDecorators } from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import { fromRequest } from './from-request.js';

const HEADER = 'link-token';

/** Documents that the calls need a link's token. In a header it is in no address, and so in no log. */
export const ApiLinkToken = () =>
  applyDecorators(
    ApiHeader({
      name: HEADER,
      required: true,
      schema: { type: 'string', maxLength: 200 },
      description: 'What stands after `#` in the link of an e-mail.',
      example: 'request.0199a5f2-6a3b-7c1d-8e2f-0a1b2c3d4e5f.1795000000.signature',
    }),
  );

/** The token in a call's header, or in its path, where links of before had it; empty when there is none. */
export const LinkToken = fromRequest(({ headers, params }) => {
  const token = (params as { token?: string }).token ?? headers[HEADER];
  return typeof token === 'string' ? token : '';
});
