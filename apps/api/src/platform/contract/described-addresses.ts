import type { OpenAPIObject } from '@nestjs/swagger';

const PATH_PARAMETERS: Record<string, { description: string; schema: object }> = {
  id: { description: 'The id of what is asked for.', schema: { type: 'string', format: 'uuid' } },
  leadId: { description: 'The id of the lead.', schema: { type: 'string', format: 'uuid' } },
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
  token: {
    description: 'The signed part of the link, as it stands in the e-mail.',
    schema: { type: 'string', maxLength: 200 },
  },
};

export function operationsOf({ paths }: OpenAPIObject) {
  return Object.values(paths).flatMap(({ get, post, put, patch, delete: erase }) =>
    [get, post, put, patch, erase].filter((operation) => operation !== undefined),
  );
}

/**
 * Deprecated calls with the token in the path. Operation ids are unique, and the current call keeps
 * its id.
 */
export function describeOldLinks(document: OpenAPIObject): void {
  const isOld = ({ tags = [] }: { tags?: string[] }) => tags.includes('old links');
  const all = operationsOf(document);
  const names = all.filter((each) => !isOld(each)).map(({ operationId }) => operationId);
  for (const operation of all.filter(isOld)) {
    operation.deprecated = true;
    operation.parameters = [{ name: 'token', in: 'path', required: true }];
    if (names.includes(operation.operationId)) operation.operationId += 'ByOldLink';
  }
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

/** A searched name does not belong in an address, so a sibling call takes it in its body. */
export function describeNamesInQueries(document: OpenAPIObject): void {
  for (const { parameters = [] } of operationsOf(document)) {
    for (const parameter of parameters) {
      if ('in' in parameter && parameter.in === 'query' && ['q', 'name'].includes(parameter.name)) {
        parameter.deprecated = true;
      }
    }
  }
}
