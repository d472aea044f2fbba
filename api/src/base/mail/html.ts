const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const trusted = Symbol('markup');

/** Markup made by html``, which escapes every inserted value that is not Markup itself. */
export interface Markup {
  readonly [trusted]: string;
}

type Value = string | number | Markup | readonly Markup[];

export function html(strings: TemplateStringsArray, ...values: readonly Value[]): Markup {
  const [first = '', ...others] = strings;
  return { [trusted]: others.reduce((done, part, index) => done + write(values[index] ?? '') + part, first) };
}

export const markupOf = (markup: Markup): string => markup[trusted];

function write(value: Value): string {
  if (typeof value === 'object') {
    return 'length' in value ? value.map(markupOf).join('') : markupOf(value);
  }
  return String(value).replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
}
