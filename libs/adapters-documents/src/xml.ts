const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (letter) => ESCAPES[letter] ?? letter);
}
