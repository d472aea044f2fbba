import { toggleMark } from 'prosemirror-commands';
import type { Command, EditorState } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { useEffect, useRef, useState } from 'react';
import { clearMarks, createState, em, hasMark, link, serialize, strong } from './editing.ts';

interface Options {
  value: string;
  onValue: (html: string) => void;
  disabled: boolean;
  autoFocus: boolean;
  attributes: Record<string, string>;
}

/** One ProseMirror view on an element; pasting and dropping insert plain text only (C2.27, A5.24). */
export function useEditor({ value, onValue, disabled, autoFocus, attributes }: Options) {
  const mount = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView | null>(null);
  const told = useRef(value);
  const latest = useRef({ onValue, disabled, attributes });
  latest.current = { onValue, disabled, attributes };
  const [state, setState] = useState<EditorState>(() => createState(value));
  const first = useRef({ state, autoFocus });

  useEffect(() => {
    if (!mount.current) return;
    const pasteWords = (data: DataTransfer | null) => {
      const text = data?.getData('text/plain') ?? '';
      if (text !== '') editor.pasteText(text);
    };
    const editor = new EditorView(mount.current, {
      state: first.current.state,
      editable: () => !latest.current.disabled,
      attributes: () => latest.current.attributes,
      dispatchTransaction(transaction) {
        const next = editor.state.apply(transaction);
        editor.updateState(next);
        setState(next);
        if (!transaction.docChanged) return;
        told.current = serialize(next.doc);
        latest.current.onValue(told.current);
      },
      handleDOMEvents: {
        paste: (_view, event) => {
          event.preventDefault();
          pasteWords(event.clipboardData);
          return true;
        },
        drop: (_view, event) => {
          event.preventDefault();
          pasteWords(event.dataTransfer);
          return true;
        },
      },
    });
    view.current = editor;
    if (first.current.autoFocus) editor.focus();
    return () => editor.destroy();
  }, []);

  // The value was set from outside: emptied after sending, or replaced by another post to edit.
  useEffect(() => {
    if (value === told.current || !view.current) return;
    told.current = value;
    const next = createState(value);
    view.current.updateState(next);
    setState(next);
  }, [value]);

  const shown = `${disabled} ${JSON.stringify(attributes)}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the view reads its attributes again when they change.
  useEffect(() => view.current?.setProps({}), [shown]);

  const run = (command: Command) => {
    if (!view.current) return;
    command(view.current.state, view.current.dispatch);
    view.current.focus();
  };
  return {
    mount,
    state,
    active: { strong: hasMark(state, strong), em: hasMark(state, em), link: hasMark(state, link) },
    bold: () => run(toggleMark(strong)),
    italic: () => run(toggleMark(em)),
    clear: () => run(clearMarks),
    setLink: (href: string) => run(linkTo(href)),
    unlink: () => run(toggleMark(link)),
  };
}

/** Without a selection, the address itself becomes the link text. */
const linkTo =
  (href: string): Command =>
  (state, dispatch) => {
    const mark = link.create({ href });
    const { from, to, empty } = state.selection;
    dispatch?.(
      empty
        ? state.tr.insert(from, state.schema.text(href, [mark])).removeStoredMark(link)
        : state.tr.removeMark(from, to, link).addMark(from, to, mark),
    );
    return true;
  };
