/** Paints the pressed button before the work: on a slow machine, what it opens takes longer than a click may wait. */
export const afterPaint = (then: () => void): void => {
  requestAnimationFrame(() => setTimeout(then));
};
