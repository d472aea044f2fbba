import { media } from '@extranet/shared/theme';
import { act, render } from '@testing-library/react';
import styled, { css } from 'styled-components';
import { ConditionsAhead } from './ConditionsAhead.tsx';
import { noted, takeWaiting } from './conditions-ahead.ts';

const noting = noted(styled);
const narrow = css`${media.phone} { display: none; }`;
const idle: (() => void)[] = [];
const width = Object.assign(new EventTarget(), { matches: false });

beforeEach(() => {
  window.matchMedia = () => width as unknown as MediaQueryList;
  takeWaiting();
  idle.length = 0;
  window.requestIdleCallback = (then) => idle.push(then as () => void);
  window.cancelIdleCallback = () => {};
});

const untilIdle = () =>
  act(() => {
    for (const then of idle.splice(0)) then();
  });
const written = () => document.head.textContent;

it('elements with a condition are noted, those without are not', () => {
  const WithCondition = noting.div`${narrow}`;
  noting.p`color: red;`;
  expect(takeWaiting()).toEqual([WithCondition]);
  expect(takeWaiting()).toEqual([]);
});

it('also where one is made of another, and with a name of its own', () => {
  const Plain = noting.a`color: red;`;
  const Made = noting(Plain)`${narrow}`;
  expect(takeWaiting()).toEqual([Made]);
});

it('what depends on what it is given is left alone, and so is what is no element', () => {
  noting.div<{ $wide: boolean }>`${narrow} inline-size: ${({ $wide }) => ($wide ? '2rem' : '1rem')};`;
  const Given = styled.div<{ $at: { x: number } }>`inset-inline-start: ${({ $at }) => $at.x}px;`;
  noting(Given)`${narrow}`;
  noting(({ className }: { className?: string }) => <b className={className} />)`${narrow}`;
  expect(takeWaiting()).toEqual([]);
});

it('what was noted is drawn once the page is idle, out of sight, and so is what comes later', () => {
  noting.div`${media.phone} { outline-offset: 41px; }`;
  const { container } = render(<ConditionsAhead />);
  expect(written()).not.toContain('41px');
  untilIdle();
  expect(written()).toContain('41px');
  noting.p`${media.print} { outline-offset: 42px; }`;
  untilIdle();
  expect(written()).toContain('42px');
  expect(container).toBeEmptyDOMElement();
});

it('a browser without idle callbacks draws them a moment later', () => {
  jest.useFakeTimers();
  Reflect.deleteProperty(window, 'requestIdleCallback');
  noting.div`${media.phone} { outline-offset: 43px; }`;
  render(<ConditionsAhead />);
  expect(written()).not.toContain('43px');
  act(() => jest.advanceTimersByTime(2_000));
  expect(written()).toContain('43px');
  jest.useRealTimers();
});

it('a change of the width brings one rule with a condition into the sheet of the components, which has the page styled anew', () => {
  jest.useFakeTimers();
  const { unmount } = render(<ConditionsAhead />);
  const sheet = () => [...document.querySelectorAll<HTMLStyleElement>('style[data-styled]')].at(-1)?.sheet;
  const restyled = () =>
    [...(sheet()?.cssRules ?? [])].filter(({ cssText }) => cssText.includes('data-restyle')).length;
  const change = () => {
    width.dispatchEvent(new Event('change'));
    jest.runAllTimers();
  };
  change();
  change();
  expect(restyled()).toBe(1);
  unmount();
  sheet()?.deleteRule((sheet()?.cssRules.length ?? 0) - 1);
  change();
  expect(restyled()).toBe(0);
  jest.useRealTimers();
});
