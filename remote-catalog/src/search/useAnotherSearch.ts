import { type Dispatch, type SetStateAction, useRef } from 'react';

interface Field {
  /** What the page searches. */
  words: string;
  /** What stood in the field when its page came: the words, or what was typed there before. */
  begun: string;
  setText: Dispatch<SetStateAction<string>>;
  /** It comes empty, and offers the words: on a phone. */
  comesEmpty: boolean;
}

/**
 * The next letter begins another search: it does not go on with a text that the page brought along. On a phone the page's words give
 * way, elsewhere such a text is selected, as in a browser's address bar: the first click selects it, the next one points into it. What
 * was typed since, also before the field was there, is never touched.
 */
export function useAnotherSearch({ words, begun, setText, comesEmpty }: Field) {
  const pressed = useRef(false);
  const entered = useRef(false);
  const isUntouched = (input: HTMLInputElement) => begun !== '' && input.value === begun;
  return {
    handlePointerDown: () => {
      pressed.current = true;
    },
    handleEntered: (input: HTMLInputElement, typedBefore = '') => {
      if (typedBefore !== '') return;
      if (comesEmpty && words !== '') setText((shown) => (shown === words ? '' : shown));
      // The browser would put its caret there when the button goes up.
      else if (pressed.current) entered.current = true;
      else if (isUntouched(input)) input.select();
    },
    /** Whoever has drawn over a part of it meanwhile wants that part. */
    handleClick: (input: HTMLInputElement) => {
      const isFirst = entered.current;
      pressed.current = false;
      entered.current = false;
      const hasSelected = input.selectionStart !== input.selectionEnd;
      if (isFirst && !hasSelected && isUntouched(input)) input.select();
    },
    handleLeft: () => {
      pressed.current = false;
      entered.current = false;
      setText((shown) => shown || words);
    },
  };
}
