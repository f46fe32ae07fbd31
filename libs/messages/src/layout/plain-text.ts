const WIDTH = 72;

/** Wraps at 72 characters between words. A longer word keeps its own line. */
export function wrap(text: string, indent = ''): string {
  const wrapped: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line && indent.length + line.length + 1 + word.length > WIDTH) {
      wrapped.push(line);
      line = word;
    } else {
      line = line ? `${line} ${word}` : word;
    }
  }
  return [...wrapped, line].map((each) => indent + each).join('\n');
}

export function linesOf(text: string): string[] {
  return text.split(/\r\n|\r|\n/);
}

export function underline(text: string, rule: string): string {
  return `${text}\n${rule.repeat(text.length)}`;
}
