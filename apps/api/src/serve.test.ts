import { expect, it } from '@jest/globals';
import { parseConfig } from './config/config.js';
import { startUpLine } from './serve.js';

it('the start entry of the log gives release, schema and settings', () => {
  const product = {
    config: parseConfig({ MATCHING: 'manual' }),
    port: 3000,
    schema: '0124-rulings-after-erasure',
    madePassword: 'secret',
    stop: () => Promise.resolve(),
    giveUp: () => undefined,
  };
  expect(startUpLine(product)).toEqual({
    version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    schema: '0124-rulings-after-erasure',
    port: 3000,
    settings: expect.objectContaining({ matching: 'manual', smtpUrl: 'not set' }),
  });
});
