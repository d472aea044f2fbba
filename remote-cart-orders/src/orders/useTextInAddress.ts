import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigationType, useSearchParams } from 'react-router-dom';

/** Not 'q': that is what the search in the header looks for, on every page. It was the name before; such links still work. */
const NAME = 'filter';
const FORMER_NAME = 'q';

const textIn = (address: URLSearchParams) => address.get(NAME) ?? address.get(FORMER_NAME) ?? '';

/**
 * The text of a filter, kept in the address, so that 'back', a reload and a link show it again. The field itself does not wait
 * for the address, which may be drawn later than the next letter is typed.
 */
export function useTextInAddress(): readonly [text: string, setText: (typed: string) => void] {
  const [address, setAddress] = useSearchParams();
  const { key } = useLocation();
  const type = useNavigationType();
  const [text, setText] = useState(textIn(address));
  // A letter replaces the address: only a link, 'back' and 'forward' say something that the field does not know.
  const follow = useEffectEvent(() => {
    if (type !== 'REPLACE') setText(textIn(address));
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each address.
  useEffect(() => follow(), [key]);
  const handleText = (typed: string) => {
    setText(typed);
    const change = (before: URLSearchParams) => {
      const next = new URLSearchParams(before);
      next.delete(FORMER_NAME);
      if (typed === '') next.delete(NAME);
      else next.set(NAME, typed);
      return next;
    };
    setAddress(change, { replace: true, preventScrollReset: true });
  };
  return [text, handleText];
}
