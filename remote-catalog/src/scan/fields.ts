/** The quantity that has the focus: no scanned code is one, though its field takes digits. */
export function quantityIn(target: EventTarget | null): HTMLInputElement | undefined {
  const isQuantity = target instanceof HTMLInputElement && target.getAttribute('role') === 'spinbutton';
  return isQuantity ? target : undefined;
}

/** The search of the portal, or a filter of the catalogue: a code that is scanned there is for a part, whatever the field asks for. */
export function searchIn(target: EventTarget | null): HTMLInputElement | undefined {
  const isSearch =
    target instanceof HTMLInputElement && target.closest('[data-search-field], [data-search-here]');
  return isSearch ? target : undefined;
}

/** Whether it takes letters, and so those of a scanner too. */
export const takesLetters = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (/^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName) || target.isContentEditable);

/** As if it had been typed, so that React takes it. */
export function giveBack(field: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.select();
}
