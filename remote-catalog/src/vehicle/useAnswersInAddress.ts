import { VEHICLE_PARAM, vehicleChosen } from '@extranet/shared/remote';
import { useAppDispatch } from '@extranet/shared/store';
import { afterPaint } from '@extranet/shared/ui';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useVehicle } from '../useVehicle.ts';
import { ANSWERS_PARAM, readAnswers, writtenAnswers } from '../vehicle-in-address.ts';

/**
 * Keeps the answers of the address and those of the page the same: an answer is written into the address, and an address that
 * has become another, as by 'back', answers. What is no answer is taken out of it.
 */
export function useAnswersInAddress(write: () => void): void {
  const dispatch = useAppDispatch();
  const [address] = useSearchParams();
  const { chosen, answers } = useVehicle((vehicle) => vehicle);
  const written = writtenAnswers(answers);
  const named = address.get(VEHICLE_PARAM);
  const given = address.get(ANSWERS_PARAM);
  // What was answered before this file came counts as answered here.
  const seen = useRef({ key: chosen?.key, written: '' });
  const meet = useEffectEvent(() => {
    if (!chosen || named !== chosen.key) return;
    const { key } = chosen;
    const answeredHere = seen.current.key === key && seen.current.written !== written;
    const note = () => {
      seen.current = { key, written };
    };
    if ((given ?? '') === written && given !== '') return note();
    // Written once the answer is painted: whatever goes by the address is rendered then. Until it is written, it was answered here.
    if (answeredHere)
      return afterPaint(() => {
        note();
        write();
      });
    note();
    const read = readAnswers(given ?? '');
    if (given !== null && writtenAnswers(read) !== written)
      dispatch(vehicleChosen({ vehicle: chosen, answers: read }));
    else write();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the event reads has changed.
  useEffect(() => meet(), [chosen?.key, written, named, given]);
}
