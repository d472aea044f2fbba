import { highlight } from './highlight.ts';

const marked = (text: string, query: string) =>
  highlight(text, query)
    .map(({ text: part, matched }) => (matched ? `[${part}]` : part))
    .join('');

describe('the highlighting of matches', () => {
  it.each([
    ['FA-00012', 'fa000', '[FA-000]12'],
    ['FA-00012', 'fa 00012', '[FA-00012]'],
    ['Citroën C-Élysée', 'citroen', '[Citroën] C-Élysée'],
    ['Citroën C-Élysée', 'elysee', 'Citroën C-[Élysée]'],
    ['Peugeot 308 II', '308 peug', '[Peug]eot [308] II'],
    ['Peugeot 308', 'xyz', 'Peugeot 308'],
    ['Peugeot 308', '', 'Peugeot 308'],
    ['', 'peu', ''],
  ])('marks in %p for the search %p: %p', (text, query, expected) => {
    expect(marked(text, query)).toBe(expected);
  });

  it('keeps every character of the text', () => {
    const text = 'Škoda « Octavia » – Combi <b>';
    expect(
      highlight(text, 'octa')
        .map((part) => part.text)
        .join(''),
    ).toBe(text);
  });
});
