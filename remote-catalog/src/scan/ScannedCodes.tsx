import { useAppDispatch } from '@extranet/shared/store';
import { useEffect } from 'react';
import { productInAddress } from '../navigation.ts';
import { createScanReader } from './read-scan.ts';
import { codeScanned } from './scan.facts.ts';
import { addScanPart } from './scan.part.ts';

addScanPart();

/** What takes letters takes those of a scanner too, but the quantity of an open product, which goes with the product. */
const takesLetters = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (/^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName) || target.isContentEditable) &&
  !(target.getAttribute('role') === 'spinbutton' && productInAddress() !== null);

/**
 * A part that is scanned while no field has the focus opens. The Enter behind it presses nothing: under a dialog, whose buttons have
 * the focus, that is all that happens, except under an open product, which the next one takes the place of.
 */
export default function ScannedCodes() {
  const dispatch = useAppDispatch();
  useEffect(() => {
    const read = createScanReader();
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (takesLetters(event.target)) return;
      const code = read(event);
      if (code === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      if (productInAddress() !== null || !document.querySelector('[aria-modal="true"]'))
        dispatch(codeScanned(code));
    };
    // Before any button hears of the Enter.
    document.addEventListener('keydown', handleKeyDown, { capture: true });
    return () => document.removeEventListener('keydown', handleKeyDown, { capture: true });
  }, [dispatch]);
  return null;
}
