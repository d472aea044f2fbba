import { useAppSelector } from '@extranet/shared/store';

/** For the selectors of the host's own slices: each says which part of the state it reads. */
export const useHostSelector = useAppSelector as unknown as <State, T>(select: (state: State) => T) => T;
