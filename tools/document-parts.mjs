const part = (command) =>
  new RegExp(`(<!-- Written by \`${command}\`. -->\\n)[^]*?(<!-- End. -->)`);

/** The document with the part of a command replaced. @throws Error where it has none */
export function filledIn(text, command, content) {
  if (!part(command).test(text)) throw new Error(`There is no part of \`${command}\`.`);
  return text.replace(part(command), (_, begin, end) => `${begin}\n${content}\n\n${end}`);
}

/** The document without the parts that commands write. */
export const withoutWrittenParts = (text) =>
  text.replaceAll(/<!-- Written by [^]*?<!-- End\. -->/g, '');
