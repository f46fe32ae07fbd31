import type { OpenAPIObject } from '@nestjs/swagger';

const PATH_PARAMETERS: Record<string, { description: string; schema: object }> = {
  id: { description: 'The id of what is asked for.', schema: { type: 'string', format: 'uuid' } },
  leadId: { description: 'The id of the lead.', schema: { type: 'string', format: 'uuid' } },
  attachmentId: { description: 'The attachment’s id.', schema: { type: 'string', format: 'uuid' } },
  assignmentId: {
    description: 'The id of one of the assignments of the lead.',
    schema: { type: 'string', format: 'uuid' },
  },
  passkeyId: {
    description: 'The id of the passkey, as the account lists it.',
    schema: { type: 'string' },
  },
  paymentId: {
    description: 'The id of one of the payments of the invoice.',
    schema: { type: 'string', format: 'uuid' },
  },
};

export function operationsOf({ paths }: OpenAPIObject) {
  return Object.values(paths).flatMap(({ get, post, put, patch, delete: erase }) =>
    [get, post, put, patch, erase].filter((operation) => operation !== undefined),
  );
}

export function describePathParameters(document: OpenAPIObject): void {
  for (const { parameters = [] } of operationsOf(document)) {
    for (const parameter of parameters) {
      if ('in' in parameter && parameter.in === 'path') {
        Object.assign(parameter, PATH_PARAMETERS[parameter.name]);
      }
    }
  }
}

/** `searchLeads` takes the search in its body, where no log of addresses has it. */
export function describeSearchesInQueries(document: OpenAPIObject): void {
  for (const { parameters = [] } of operationsOf(document)) {
    for (const parameter of parameters) {
      if ('in' in parameter && parameter.in === 'query' && parameter.name === 'q') {
        parameter.deprecated = true;
      }
    }
  }
}

const RULES = `Every error is a problem document (RFC 9457): \`type\` names its kind, and \`error\` says it to a person, in Norwegian. A fault of ours is answered 500 with \`/problems/internal-server-error\`. Bodies are JSON of at most 64 KB, but for files (the postal register, a bank's, a logo); a field that is not described here is refused. A call without a body may say that it is JSON; a body that it is given all the same is refused as any other: 400 if it is not JSON, 413 if it is too large, 415 if it is called something else.

A method that an address does not have is answered 405 with \`/problems/method-not-allowed\`, and \`Allow\` names those that it has; a path under \`/api\` that is not percent-encoded UTF-8, such as \`/api/%ff\`, 400 with \`/problems/bad-request\`.`;

const WHAT = 'Lead generation and matching for home staging, in Norway.';

export const ABOUT = `${WHAT}

Integrators submit leads with the public key or one of their own; the administrator's calls need the bearer token that a login answers; a partner's calls need the cookie that its link sets; the links in e-mails need nothing but themselves. How to begin: [the guide](/api/docs/guide).

${RULES}`;

export const ABOUT_FOR_INTEGRATORS = `${WHAT}

What a key opens, the public one or one of an integrator's own, and the webhooks about outcomes of leads. How to begin: [the guide](/api/docs/guide). All other calls, those of our own pages, are in [the whole contract](/api/docs/whole).

${RULES}`;

export const TAGS = {
  leads: 'Calls of integrators, with the public key or their own.',
  integrators: 'Views of integrators on the leads that they have sent, with keys of their own.',
  links: 'Acts of owners and partners by the signed links in their e-mails, without a login.',
  partners: 'Calls of those who want to be partners, with the public key.',
  partner: 'Calls of partners who are logged in, by a link from their mailbox.',
  admin: 'Calls of the administrator, with the token of a session.',
  visits: 'Reports of pages on how far a visit gets, without a key.',
  health: 'Calls of load balancers and supervisors.',
};
