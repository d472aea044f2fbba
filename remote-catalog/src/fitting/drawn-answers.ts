import type { Answers } from '@extranet/shared/rules/fitting';
import { createContext, useContext } from 'react';
import { useVehicle } from '../useVehicle.ts';

const Drawn = createContext<Answers | undefined>(undefined);

/** Around what is drawn from these answers: a newer one is drawn in its question first, and in here after it. */
export const DrawnFrom = Drawn.Provider;

export function useDrawnAnswers(): Answers {
  const drawn = useContext(Drawn);
  return useVehicle(({ answers }) => drawn ?? answers);
}
