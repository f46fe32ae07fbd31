/** An element: its name, its attributes where it has some, and its text or the elements in it. */
export interface XmlElement {
  readonly name: string;
  readonly attributes?: Readonly<Record<string, string>>;
  readonly content: string | readonly XmlElement[];
}

/** An element; what is undefined or false among its elements is left out. */
export function element(
  name: string,
  content: string | readonly (XmlElement | undefined | false)[],
  attributes?: Readonly<Record<string, string>>,
): XmlElement {
  const kept = typeof content === 'string' ? content : content.filter((each) => !!each);
  return { name, content: kept, ...(attributes && { attributes }) };
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (letter) => ESCAPES[letter] ?? letter);
}

/** The element as text, one on each line. */
export function toXml({ name, attributes, content }: XmlElement, indent = ''): string {
  const given = Object.entries(attributes ?? {}).map(([key, text]) => ` ${key}="${escaped(text)}"`);
  const open = `${indent}<${name}${given.join('')}>`;
  if (typeof content === 'string') return `${open}${escaped(content)}</${name}>\n`;
  const inside = content.map((each) => toXml(each, `${indent}  `)).join('');
  return `${open}\n${inside}${indent}</${name}>\n`;
}
