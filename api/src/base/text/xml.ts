const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
// biome-ignore lint/suspicious/noControlCharactersInRegex: XML has no place for these, not even escaped.
const FORBIDDEN = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;

export const escapedXml = (text: string): string =>
  text
    .toWellFormed()
    .replace(FORBIDDEN, '')
    .replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

/** Made by `element` or `value`: text that is XML already. */
type Xml = string;

/** An element of elements; '' where all of them are empty. */
export const element = (name: string, ...children: readonly Xml[]): Xml => {
  const content = children.join('');
  return content && `<${name}>${content}</${name}>`;
};

/** An element of text with its attributes; '' where there is none. */
export const value = (name: string, text: string, attributes: Readonly<Record<string, string>> = {}): Xml => {
  const written = Object.entries(attributes).map(([key, said]) => ` ${key}="${escapedXml(said)}"`);
  return text.trim() && `<${name}${written.join('')}>${escapedXml(text.trim())}</${name}>`;
};
