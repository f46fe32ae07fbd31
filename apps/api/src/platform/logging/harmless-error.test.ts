import { expect, it } from '@jest/globals';
import { errorWithoutMessage } from './create-logger.js';

it('a logged error shows its kind and location, never its message', () => {
  const said = 'kari@nordmann.no has\n    at Storgata 1, phone 49876543';
  const cause = Object.assign(new Error(said), { code: 'ECONNRESET' });
  const error = Object.assign(new TypeError(said, { cause }), { code: '22001', detail: said });
  const reported = errorWithoutMessage(error);
  expect(reported).toMatchObject({ type: 'TypeError', code: '22001', cause: 'ECONNRESET' });
  expect(reported['stack']).toContainEqual(expect.stringContaining('harmless-error.test'));
  expect(JSON.stringify(reported)).not.toMatch(/kari|Storgata|49876543/);
});

it('a logged error shows the kind of a cause without a code, as stores of files throw', () => {
  const cause = Object.assign(new Error('kari@nordmann.no'), { name: 'NoSuchBucket' });
  expect(errorWithoutMessage(new Error('away', { cause }))).toMatchObject({
    cause: 'NoSuchBucket',
  });
  const worded = Object.assign(new Error('away'), { name: 'kari@nordmann.no' });
  expect(errorWithoutMessage(new Error('away', { cause: worded }))['cause']).toBeUndefined();
});

it('a logged error omits the original message after a rewording', () => {
  const error = new Error('kari@nordmann.no');
  expect(error.stack).toContain('kari');
  error.message = 'Somebody';
  expect(JSON.stringify(errorWithoutMessage(error))).not.toContain('kari');
});

it('a thrown value that is no error shows nothing of itself', () =>
  expect(JSON.stringify(errorWithoutMessage('kari@nordmann.no'))).not.toContain('kari'));
