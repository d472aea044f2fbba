import { type RefObject, useEffect, useState } from 'react';
import { addressOf, type ImageState } from './fetched-image.ts';

/** Fetches the picture when the element comes near the viewport; releases its memory when the element unmounts. */
export function useImage(
  element: RefObject<HTMLElement | null>,
  fetcher: (path: string) => Promise<Blob>,
  path: string | null | undefined,
  version: number,
): ImageState {
  const [state, setState] = useState<ImageState>({ status: 'waiting' });
  // biome-ignore lint/correctness/useExhaustiveDependencies: version grows when the picture is rotated: it is then fetched again.
  useEffect(() => {
    const box = element.current;
    if (!path || !box) {
      setState({ status: 'failed' });
      return;
    }
    setState({ status: 'waiting' });
    let release = () => {};
    const stop = whenNear(box, () => {
      release = addressOf(fetcher(path), setState);
    });
    return () => {
      stop();
      release();
    };
  }, [element, fetcher, path, version]);
  return state;
}

function whenNear(element: Element, callback: () => void): () => void {
  if (typeof IntersectionObserver === 'undefined') {
    callback();
    return () => {};
  }
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      callback();
    },
    { rootMargin: '200px' },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
