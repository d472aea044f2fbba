/** After a form was sent with gaps: the first of them gets the focus, once its message is drawn. */
export function focusFirstInvalid(): void {
  const within = document.activeElement?.closest('form') ?? document;
  requestAnimationFrame(() => within.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
}
