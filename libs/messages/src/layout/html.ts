/** Safe markup: created by {@link html} alone. */
export class Html {
  constructor(readonly source: string) {}
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

type Value = string | number | Html | readonly Html[];

function render(value: Value): string {
  if (value instanceof Html) return value.source;
  if (typeof value === 'object') return value.map(render).join('');
  return escape(String(value));
}

export const FOR_LAYOUT = new Html(
  'role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"',
);

/** Escapes every interpolated text; only {@link Html} passes unchanged. */
export function html(parts: TemplateStringsArray, ...values: Value[]): Html {
  const pieces = values.map((value, index) => `${render(value)}${parts[index + 1]}`);
  return new Html(`${parts[0]}${pieces.join('')}`);
}
