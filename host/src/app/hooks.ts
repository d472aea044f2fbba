import { useAppSelector } from '@extranet/shared/store';
import type { HostState } from './reducers.ts';

export const useHostSelector = useAppSelector as unknown as <T>(select: (state: HostState) => T) => T;
