import { Controller, Get, Header, Param, Redirect, Req } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { SENT_REQUEST, SentRequest } from './sent-request.js';

/**
 * «Følg henvendelsen»: redirects to the page of the browser's last lead, or the one with that id,
 * else to the form for a link.
 */
@ApiExcludeController()
@Controller(SENT_REQUEST)
export class SentRequestController {
  constructor(private readonly sentRequest: SentRequest) {}

  /** The token goes in the fragment, which browsers do not send. */
  @Get(['', ':id'])
  @Header('cache-control', 'no-store')
  @Header('referrer-policy', 'no-referrer')
  @Redirect('/min-henvendelse', 303)
  follow(@Req() request: FastifyRequest, @Param('id') id?: string): { url: string } | undefined {
    const token = this.sentRequest.of(request, id);
    return token === undefined ? undefined : { url: `/min-henvendelse#${token}` };
  }
}
