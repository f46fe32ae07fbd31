import { randomUUID } from 'node:crypto';
import { Ajv, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import type { Response } from 'supertest';
import { contract, type Method } from './contract.js';

const ajv = new Ajv({ strict: false, allErrors: true });
addFormats.default(ajv);
ajv.addSchema(contract, 'openapi');

export interface OpenCall {
  method: Method;
  template: string;
  path: string;
}

export function callsOpenTo(scheme: 'apikey' | 'bearer' | 'partner'): OpenCall[] {
  return Object.entries(contract.paths).flatMap(([template, operations]) =>
    Object.entries(operations)
      .filter(([, { security }]) => security.some((each) => scheme in each))
      .map(([method]) => ({
        method: method as Method,
        template,
        path: template.replaceAll(/\{\w+\}/g, () => randomUUID()),
      })),
  );
}

/** @throws Error unless `openapi.yaml` allows this answer to the request */
export function matchesContract(response: Response): void {
  const { method, url } = response.request;
  const template = templateOf(new URL(url).pathname);
  const verb = method.toLowerCase();
  const documented = contract.paths[template]?.[verb]?.responses[response.status];
  if (!documented) throw new Error(`${method} ${template} may not answer ${response.status}`);
  if (!documented.content) return;

  const mediaType = response.headers['content-type']?.split(';')[0] ?? 'none';
  if (!(mediaType in documented.content)) {
    throw new Error(`${method} ${template} may not answer ${mediaType} with ${response.status}`);
  }
  if (!mediaType.endsWith('json')) return;
  const answer = ['responses', String(response.status), 'content', mediaType, 'schema'];
  const validate = validatorAt(['paths', template, verb, ...answer]);
  if (!validate(response.body)) {
    throw new Error(`${method} ${template} answered ${ajv.errorsText(validate.errors)}`);
  }
}

/** @throws Error unless `openapi.yaml` has a webhook message with exactly these fields */
export function matchesWebhook(message: { type: string; data: object }): void {
  const reported = contract.webhooks[message.type]?.post.requestBody.content['application/json'];
  if (!reported) throw new Error(`The contract knows no ${message.type}`);
  const at = ['post', 'requestBody', 'content', 'application/json', 'schema'];
  const validate = validatorAt(['webhooks', message.type, ...at]);
  const [known, sent] = [reported.example.data, message.data].map((data) =>
    Object.keys(data).sort(),
  );
  if (validate(message) && String(known) === String(sent)) return;
  throw new Error(`${message.type} has ${sent}, not ${known}. ${ajv.errorsText(validate.errors)}`);
}

export function requiresVersion(method: Method, path: string): boolean {
  const template = templateOf(new URL(path, 'http://localhost').pathname);
  const { parameters = [] } = contract.paths[template]?.[method] ?? {};
  return parameters.some(({ name, required }) => name === 'If-Match' && required);
}

const validators = new Map<string, ValidateFunction>();

/** Cached for each schema: making it takes longer than using it. */
function validatorAt(steps: string[]): ValidateFunction {
  const pointer = steps.map((step) => encodeURIComponent(pointerStep(step))).join('/');
  const $ref = `openapi#/${pointer}`;
  const validate = validators.get($ref) ?? ajv.compile({ $ref });
  validators.set($ref, validate);
  return validate;
}

const PATTERNS = Object.keys(contract.paths).map((template) => {
  const pattern = template.replaceAll('.', '\\.').replace(/\{\w+\}/g, '[^/]+');
  return { template, pattern: new RegExp(`^${pattern}$`) };
});

function templateOf(path: string): string {
  if (path in contract.paths) return path;
  return PATTERNS.find(({ pattern }) => pattern.test(path))?.template ?? path;
}

function pointerStep(step: string): string {
  return step.replaceAll('~', '~0').replaceAll('/', '~1');
}
