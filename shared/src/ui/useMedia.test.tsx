import { act, render, screen } from '@testing-library/react';
import { useMedia } from './useMedia.ts';

/** The width of the window, or of a sheet of paper. */
function onScreen(narrow: boolean) {
  const listeners = new Set<() => void>();
  const list = {
    matches: narrow,
    addEventListener: (_type: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_type: string, listener: () => void) => listeners.delete(listener),
  };
  window.matchMedia = () => list as unknown as MediaQueryList;
  const become = (matches: boolean) => {
    list.matches = matches;
    for (const listener of listeners) listener();
  };
  return (matches: boolean) => act(() => become(matches));
}

const Layout = ({ query }: { query: string }) => <p>{useMedia(query) ? 'narrow' : 'wide'}</p>;
const print = (event: string) => act(() => void window.dispatchEvent(new Event(event)));

describe('useMedia', () => {
  const { matchMedia } = window;
  afterEach(() => {
    window.matchMedia = matchMedia;
  });

  it('follows the width of the window', () => {
    const become = onScreen(false);
    render(<Layout query="(max-width: 1px)" />);
    expect(screen.getByText('wide')).toBeInTheDocument();
    become(true);
    expect(screen.getByText('narrow')).toBeInTheDocument();
  });

  it('stays what it is while the page is printed, however narrow the paper, and follows the window again after it', () => {
    const become = onScreen(false);
    render(<Layout query="(max-width: 2px)" />);
    print('beforeprint');
    become(true);
    expect(screen.getByText('wide')).toBeInTheDocument();
    // The window has become narrow meanwhile.
    print('afterprint');
    expect(screen.getByText('narrow')).toBeInTheDocument();
  });
});
