/** What may be told of an error: its message may quote a person, its name, code and frames do not. */
export function harmlessError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: 'something that is no error' };
  const { name, message } = error;
  const stack = error.stack?.replace(message, '');
  const [code, cause] = [codeOf(error), codeOf(error.cause)];
  const frames = stack?.split('\n').filter((line) => line.startsWith('    at '));
  return { type: name, code, cause, stack: frames?.map((line) => line.trim()) };
}

function codeOf(error: unknown): string | undefined {
  const isCoded = error instanceof Error && 'code' in error && typeof error.code === 'string';
  return isCoded ? String(error.code) : undefined;
}
