/** After submitting an incomplete form: focuses the first invalid field once its message is drawn. */
export function focusFirstInvalid(): void {
  const within = document.activeElement?.closest('form') ?? document;
  requestAnimationFrame(() => within.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
}
