/** The button's own answer is painted first: what it opens takes a slow machine longer than a click may wait. */
export const afterPaint = (then: () => void): void => {
  requestAnimationFrame(() => setTimeout(then));
};
