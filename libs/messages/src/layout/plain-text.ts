const WIDTH = 72;

/** The text broken between words at 72 characters. A longer word keeps a line of its own. */
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

/** The lines of a text, whatever they end in. */
export function linesOf(text: string): string[] {
  return text.split(/\r\n|\r|\n/);
}

/** A heading with a rule of the same length below it. */
export function underline(text: string, rule: string): string {
  return `${text}\n${rule.repeat(text.length)}`;
}
