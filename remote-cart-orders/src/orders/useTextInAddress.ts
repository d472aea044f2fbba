import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigationType, useSearchParams } from 'react-router-dom';

const NAME = 'q';

/**
 * The text of a filter, kept in the address, so that 'back', a reload and a link show it again. The field itself does not wait
 * for the address, which may be drawn later than the next letter is typed.
 */
export function useTextInAddress(): readonly [text: string, setText: (typed: string) => void] {
  const [address, setAddress] = useSearchParams();
  const { key } = useLocation();
  const type = useNavigationType();
  const [text, setText] = useState(address.get(NAME) ?? '');
  // A letter replaces the address: only a link, 'back' and 'forward' say something that the field does not know.
  const follow = useEffectEvent(() => {
    if (type !== 'REPLACE') setText(address.get(NAME) ?? '');
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each address.
  useEffect(() => follow(), [key]);
  const handleText = (typed: string) => {
    setText(typed);
    const change = (before: URLSearchParams) => {
      const next = new URLSearchParams(before);
      if (typed === '') next.delete(NAME);
      else next.set(NAME, typed);
      return next;
    };
    setAddress(change, { replace: true, preventScrollReset: true });
  };
  return [text, handleText];
}
