import { useAppDispatch } from '@extranet/shared/store';
import { useEffect } from 'react';
import { productInAddress } from '../navigation.ts';
import { takeEarlyKeys } from './early-keys.ts';
import { giveBack, quantityIn } from './quantity.ts';
import { createScanReader } from './read-scan.ts';
import { codeScanned } from './scan.facts.ts';
import { addScanPart } from './scan.part.ts';

addScanPart();

/** What takes letters takes those of a scanner too. */
const takesLetters = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (/^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName) || target.isContentEditable) &&
  !quantityIn(target);

function keep(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}

/**
 * A part that is scanned while no field has the focus, or only a quantity, opens. The Enter behind it presses nothing: under a dialog, whose
 * buttons have the focus, that is all that happens, except under an open product, which the next one takes the place of.
 */
export default function ScannedCodes() {
  const dispatch = useAppDispatch();
  useEffect(() => {
    const read = createScanReader();
    /** What stood in the quantity before the first key. */
    let before = '';
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (takesLetters(event.target)) return;
      const { soFar, scanned } = read(event);
      const quantity = quantityIn(event.target);
      if (quantity && soFar.length === 1) before = quantity.value;
      // In 'FA-00012' the hyphen takes no piece away.
      if (quantity && soFar.length > 1 && /[a-z]/i.test(soFar)) keep(event);
      if (scanned === undefined) return;
      keep(event);
      if (quantity) giveBack(quantity, before);
      if (productInAddress() !== null || !document.querySelector('[aria-modal="true"]'))
        dispatch(codeScanned(scanned));
    };
    takeEarlyKeys().forEach(handleKeyDown);
    // Before any button hears of the Enter.
    document.addEventListener('keydown', handleKeyDown, { capture: true });
    return () => document.removeEventListener('keydown', handleKeyDown, { capture: true });
  }, [dispatch]);
  return null;
}
