import { baseKeymap, chainCommands, exitCode, toggleMark } from 'prosemirror-commands';
import { history, redo, undo } from 'prosemirror-history';
import { keymap } from 'prosemirror-keymap';
import { DOMParser, DOMSerializer, type MarkType, type Node, Schema } from 'prosemirror-model';
import { type Command, EditorState } from 'prosemirror-state';
import { sanitizedFragment } from './sanitize.ts';

/** The only content allowed in a contribution (D7): paragraphs, line breaks, bold, italic, links. */
const schema = new Schema({
  nodes: {
    doc: { content: 'paragraph+' },
    paragraph: { content: 'inline*', parseDOM: [{ tag: 'p' }], toDOM: () => ['p', 0] },
    text: { group: 'inline' },
    br: { group: 'inline', inline: true, selectable: false, parseDOM: [{ tag: 'br' }], toDOM: () => ['br'] },
  },
  marks: {
    link: {
      attrs: { href: { validate: 'string' } },
      inclusive: false,
      parseDOM: [{ tag: 'a[href]', getAttrs: (dom) => ({ href: dom.getAttribute('href') }) }],
      toDOM: (mark) => ['a', { href: String(mark.attrs.href) }, 0],
    },
    em: { parseDOM: [{ tag: 'i' }, { tag: 'em' }], toDOM: () => ['em', 0] },
    strong: { parseDOM: [{ tag: 'b' }, { tag: 'strong' }], toDOM: () => ['strong', 0] },
  },
});

export const { link, em, strong } = schema.marks;

const lineBreak: Command = chainCommands(exitCode, (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(schema.nodes.br.create()).scrollIntoView());
  return true;
});

const parse = (html: string): Node => DOMParser.fromSchema(schema).parse(sanitizedFragment(html));

export function serialize(doc: Node): string {
  const box = document.createElement('div');
  box.append(DOMSerializer.fromSchema(schema).serializeFragment(doc.content));
  return doc.textContent.trim() === '' ? '' : box.innerHTML;
}

export const createState = (html: string) =>
  EditorState.create({
    doc: parse(html),
    plugins: [
      history(),
      keymap({
        'Mod-b': toggleMark(strong),
        'Mod-i': toggleMark(em),
        'Mod-z': undo,
        'Mod-y': redo,
        'Shift-Mod-z': redo,
        'Shift-Enter': lineBreak,
      }),
      keymap(baseKeymap),
    ],
  });

/** Whether the selection contains the mark, or, without a selection, whether typed text will have it. */
export function hasMark({ selection, storedMarks, doc }: EditorState, type: MarkType): boolean {
  const { from, to, empty, $from } = selection;
  return empty ? Boolean(type.isInSet(storedMarks ?? $from.marks())) : doc.rangeHasMark(from, to, type);
}

export const clearMarks: Command = (state, dispatch) => {
  const { from, to, empty } = state.selection;
  if (empty) dispatch?.(state.tr.setStoredMarks([]));
  else dispatch?.(state.tr.removeMark(from, to));
  return true;
};
