/// <reference lib="dom" />

/** Runs in the page: scrolls a little in each frame and returns the times between the frames. */
export function scrollFrames([frames, pixels]: readonly [number, number]): Promise<number[]> {
  const scroller = document.querySelector('[role="grid"]');
  return new Promise((resolve) => {
    const gaps: number[] = [];
    let before: number | undefined;
    const step = (now: number) => {
      if (before !== undefined) gaps.push(now - before);
      before = now;
      if (gaps.length >= frames) {
        resolve(gaps);
        return;
      }
      if (scroller) scroller.scrollTop += pixels;
      requestAnimationFrame(step);
    };
    requestAnimationFrame(step);
  });
}
