import { inflateSync } from 'node:zlib';

type Decode = (bytes: Buffer) => string;

interface PdfObject {
  readonly dictionary: string;
  readonly content: () => string;
}

/**
 * The text of each page of a PDF as browsers and PDFKit write it, without blanks: where a line breaks is not text. Enough
 * for tests, which ask whether something stands on a page; it reads no object streams and no encryption.
 */
export function pdfText(pdf: Buffer): string[] {
  const objects = objectsOf(pdf);
  const at = (reference: string | undefined) => objects.get(reference ?? '');
  const fonts = new Map<string, Decode>();
  const decoder = (reference: string): Decode => {
    const known = fonts.get(reference);
    if (known) return known;
    const table = at(/\/ToUnicode (\d+)/.exec(at(reference)?.dictionary ?? '')?.[1]);
    const decode = table ? byTable(table.content()) : (bytes: Buffer) => western.decode(bytes);
    fonts.set(reference, decode);
    return decode;
  };
  return [...objects.values()]
    .filter(({ dictionary }) => /\/Type\s*\/Page\b/.test(dictionary))
    .map(({ dictionary }) => {
      const resources = at(/\/Resources (\d+) 0 R/.exec(dictionary)?.[1])?.dictionary ?? dictionary;
      const named = /\/Font\s*<<([^>]*)>>/.exec(resources)?.[1] ?? '';
      const fontOf = new Map(
        [...named.matchAll(/\/(\w+) (\d+) 0 R/g)].map(([, name = '', id = '']) => [name, decoder(id)]),
      );
      const contents = /\/Contents\s*(\[[^\]]*\]|\d+ 0 R)/.exec(dictionary)?.[1] ?? '';
      const parts = [...contents.matchAll(/(\d+) 0 R/g)].map(([, id]) => at(id)?.content() ?? '');
      return shownBy(parts.join('\n'), fontOf).replace(/\s/g, '');
    });
}

const western = new TextDecoder('windows-1252');

function objectsOf(pdf: Buffer): Map<string, PdfObject> {
  const text = pdf.toString('latin1');
  const objects = new Map<string, PdfObject>();
  for (const { 1: id = '', 2: dictionary = '', 3: opening, index, 0: whole } of text.matchAll(
    /(?:^|\n)(\d+) 0 obj\s([\s\S]*?)(?:(stream)\r?\n|endobj)/g,
  )) {
    const start = index + whole.length;
    const length = Number(/\/Length (\d+)/.exec(dictionary)?.[1] ?? 0);
    const content = () => {
      const bytes = pdf.subarray(start, start + length);
      return (dictionary.includes('/FlateDecode') ? inflateSync(bytes) : bytes).toString('latin1');
    };
    objects.set(id, { dictionary, content: opening ? content : () => '' });
  }
  return objects;
}

/** The strings that a page's operators show, each in the font that was chosen last. */
function shownBy(operators: string, fontOf: ReadonlyMap<string, Decode>): string {
  let decode: Decode = (bytes) => western.decode(bytes);
  let shown = '';
  for (const [, font, hex, literal] of operators.matchAll(
    /\/(\w+) [\d.]+ Tf|<([\da-fA-F\s]*)>|\(((?:\\.|[^\\)])*)\)/g,
  )) {
    if (font) decode = fontOf.get(font) ?? decode;
    else if (hex !== undefined) shown += decode(Buffer.from(hex.replace(/\s/g, ''), 'hex'));
    else if (literal !== undefined) shown += decode(Buffer.from(literal.replace(/\\(.)/g, '$1'), 'latin1'));
  }
  return shown;
}

/** By a font's ToUnicode table, which says whether its codes have one byte or two. */
function byTable(table: string): Decode {
  const letters = new Map<number, string>();
  const size = (/begincodespacerange\s*<(\w+)>/.exec(table)?.[1]?.length ?? 4) / 2;
  const number = (hex = '') => Number.parseInt(hex, 16);
  const text = (hex = '') => Buffer.from(hex, 'hex').swap16().toString('utf16le');
  for (const [, body = ''] of table.matchAll(/beginbfchar([\s\S]*?)endbfchar/g)) {
    for (const [, code, letter] of body.matchAll(/<(\w+)>\s*<(\w+)>/g))
      letters.set(number(code), text(letter));
  }
  for (const [, body = ''] of table.matchAll(/beginbfrange([\s\S]*?)endbfrange/g)) {
    for (const [, from, to, listed, first] of body.matchAll(
      /<(\w+)>\s*<(\w+)>\s*(?:\[([^\]]*)\]|<(\w+)>)/g,
    )) {
      const each = [...(listed ?? '').matchAll(/<(\w+)>/g)].map(([, letter]) => text(letter));
      for (let code = number(from); code <= number(to); code += 1) {
        const place = code - number(from);
        letters.set(
          code,
          listed === undefined ? String.fromCodePoint(number(first) + place) : (each[place] ?? ''),
        );
      }
    }
  }
  return (bytes) => {
    let read = '';
    for (let place = 0; place + size <= bytes.length; place += size) {
      read += letters.get(bytes.readUIntBE(place, size)) ?? '';
    }
    return read;
  };
}
