/** The quantity that has the focus: no scanned code is one, though its field takes digits. */
export function quantityIn(target: EventTarget | null): HTMLInputElement | undefined {
  const isQuantity = target instanceof HTMLInputElement && target.getAttribute('role') === 'spinbutton';
  return isQuantity ? target : undefined;
}

/** As if it had been typed, so that React takes it. */
export function giveBack(field: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.select();
}
