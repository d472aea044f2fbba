import { useEffect, useState } from 'react';

export type ImageState = { status: 'waiting' } | { status: 'failed' } | { status: 'ready'; address: string };

/** Gives a picture an address once it is there. Returns what gives its memory back, and says no more. */
export function addressOf(picture: Promise<Blob>, say: (state: ImageState) => void): () => void {
  let address: string | undefined;
  let gone = false;
  picture.then(
    (blob) => {
      if (gone) return;
      address = URL.createObjectURL(blob);
      say({ status: 'ready', address });
    },
    () => !gone && say({ status: 'failed' }),
  );
  return () => {
    gone = true;
    if (address) URL.revokeObjectURL(address);
  };
}

/** A picture that an <img> could not fetch because it needs the token. Keep the function stable: a new one fetches again. */
export function useFetchedImage(fetch: () => Promise<Blob>): ImageState {
  const [state, setState] = useState<ImageState>({ status: 'waiting' });
  useEffect(() => {
    setState({ status: 'waiting' });
    return addressOf(fetch(), setState);
  }, [fetch]);
  return state;
}
