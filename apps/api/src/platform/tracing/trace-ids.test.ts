import { describe, expect, it } from '@jest/globals';
import { askerOf, traceOf } from './traces.js';

describe('the trace of a request', () => {
  it('has the id of the request if that is a valid trace id', () => {
    const trace = traceOf('0199d0c2-7c3d-7e4f-8a5b-6c7d8e9f0a1b');
    expect(trace.traceId).toBe('0199d0c27c3d7e4f8a5b6c7d8e9f0a1b');
    expect(trace.spanId).toMatch(/^[\da-f]{16}$/);
    expect(traceOf('0199d0c2-7c3d-7e4f-8a5b-6c7d8e9f0a1b')).toEqual(trace);
  });

  it.each(['0123456789abcdef', '00000000-0000-0000-0000-000000000000'])(
    'is derived from the id %s, which is no valid trace id',
    (id) => expect(traceOf(id).traceId).toMatch(/^(?!0{32})[\da-f]{32}$/),
  );
});

describe('the calling span', () => {
  const [traceId, spanId] = ['4bf92f3577b34da6a3ce929d0e0e4736', '00f067aa0ba902b7'];

  it('is read as W3C Trace Context has it', () => {
    expect(askerOf(`00-${traceId}-${spanId}-01`)).toEqual({ traceId, spanId });
  });

  it.each([
    undefined,
    '',
    `00-${'0'.repeat(32)}-${spanId}-01`,
    `00-${traceId}-${'0'.repeat(16)}-01`,
    `00-${traceId}-${spanId}`,
    `01-${traceId}-${spanId}-01`,
  ])('is nobody in %j', (header) => expect(askerOf(header)).toBeUndefined());
});
