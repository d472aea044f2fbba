/** Nothing changes its size in jsdom, which has no layout. */
class NoResizes implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** Pages of this width, in all tests of the `describe` in which it is called. */
export function onScreen(width: number): void {
  const { matchMedia, ResizeObserver, scrollTo } = window;
  beforeEach(() => {
    window.ResizeObserver = NoResizes;
    window.scrollTo = () => {};
    window.matchMedia = (query) => {
      const [, limit, unit] = /max-width: ([\d.]+)(px|rem)/.exec(query) ?? [];
      const matches = limit !== undefined && width <= Number(limit) * (unit === 'rem' ? 16 : 1);
      return Object.assign(new EventTarget(), { matches, media: query }) as MediaQueryList;
    };
  });
  afterEach(() => {
    Object.assign(window, { matchMedia, ResizeObserver, scrollTo });
  });
}
