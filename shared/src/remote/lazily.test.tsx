import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Component, type ReactNode, Suspense, useState } from 'react';
import { lazily } from './lazily.ts';

const missing = () => Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' });

function Counter() {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {count}
    </button>
  );
}

describe('a lazy part of a remote', () => {
  afterEach(() => jest.restoreAllMocks());

  function open(...answers: (Error | 'Page')[]) {
    const load = jest.fn(async () => {
      const answer = answers[Math.min(load.mock.calls.length, answers.length) - 1];
      if (answer instanceof Error) throw answer;
      return { default: () => <p>{answer}</p> };
    });
    const Part = lazily(load);
    render(
      <Suspense fallback={<p>...</p>}>
        <Part />
      </Suspense>,
    );
    return load;
  }

  it('is asked for again when its file did not arrive', async () => {
    const load = open(missing(), 'Page');
    expect(await screen.findByText('Page')).toBeInTheDocument();
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('that was preloaded is drawn at once, without its fallback, and keeps its state when it is drawn again', async () => {
    const fallback = jest.fn(() => null);
    const Fallback = fallback as () => ReactNode;
    const Part = lazily(async () => ({ default: Counter }));
    await Part.preload();
    const page = (
      <Suspense fallback={<Fallback />}>
        <Part />
      </Suspense>
    );
    const { rerender } = render(page);
    await userEvent.click(screen.getByRole('button', { name: '0' }));
    rerender(page);
    expect(screen.getByRole('button', { name: '1' })).toBeInTheDocument();
    expect(fallback).not.toHaveBeenCalled();
  });

  it('comes once there is a network, however long there was none', async () => {
    const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const load = open(missing(), missing(), missing(), 'Page');
    for (let seen = 1; seen <= 3; seen += 1) {
      await screen.findByText('...');
      await new Promise((resolve) => setTimeout(resolve, 10));
      expect(load).toHaveBeenCalledTimes(seen);
      if (seen === 3) onLine.mockReturnValue(true);
      window.dispatchEvent(new Event('online'));
    }
    expect(await screen.findByText('Page')).toBeInTheDocument();
  });

  it.each([
    ['throws', new Error('broken')],
    ['throws while its file runs', Object.assign(missing(), { message: 'broken', type: 'missing' })],
  ])('fails at once when its own code %s, and is not asked for again', async (_how, broken) => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const load = jest.fn(() => Promise.reject(broken));
    const Part = lazily(load);
    render(
      <Boundary>
        <Suspense>
          <Part />
        </Suspense>
      </Boundary>,
    );
    expect(await screen.findByText('broken')).toBeInTheDocument();
    expect(load).toHaveBeenCalledTimes(1);
  });
});

class Boundary extends Component<{ children: ReactNode }, { message?: string }> {
  override state: { message?: string } = {};
  static getDerivedStateFromError = ({ message }: Error) => ({ message });
  override render() {
    return this.state.message ?? this.props.children;
  }
}
