import { type Dispatch, type SetStateAction, useRef } from 'react';

interface Field {
  /** What the page searches. */
  words: string;
  setText: Dispatch<SetStateAction<string>>;
  /** It comes empty, and offers the words: on a phone. */
  comesEmpty: boolean;
}

/**
 * The next letter begins another search: it does not go on with the page's words. On a phone they give way, elsewhere they are
 * selected, unless somebody points into them. What was typed since, also before the field was there, is never touched.
 */
export function useAnotherSearch({ words, setText, comesEmpty }: Field) {
  const pointed = useRef(false);
  return {
    handlePointerDown: () => {
      pointed.current = true;
    },
    handleEntered: (input: HTMLInputElement, typedBefore = '') => {
      const isPointed = pointed.current;
      pointed.current = false;
      if (words === '' || typedBefore !== '') return;
      if (comesEmpty) setText((shown) => (shown === words ? '' : shown));
      else if (!isPointed && input.value === words) input.select();
    },
    handleLeft: () => {
      pointed.current = false;
      setText((shown) => shown || words);
    },
  };
}
