import { fireEvent } from '@testing-library/react';
import { afterTyping } from './afterTyping.ts';

const write = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  history.replaceState(null, '', '/list');
  write.mockClear();
});
afterEach(() => jest.useRealTimers());

describe('the address of a list that is typed into', () => {
  it('is written once, when no letter has come for a moment [W2.22]', () => {
    for (let letter = 0; letter < 5; letter += 1) {
      const stop = afterTyping(write);
      jest.advanceTimersByTime(100);
      if (letter < 4) stop();
    }
    expect(write).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1000);
    expect(write).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['the field is left', () => fireEvent.focusOut(window)],
    ['the page is read again', () => fireEvent.keyDown(document.body, { key: 'F5' })],
    ['a shortcut leads back', () => fireEvent.keyDown(document.body, { key: 'Alt', altKey: true })],
  ])('is written before %s [W2.22]', (_when, act) => {
    afterTyping(write);
    act();
    expect(write).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(1000);
    expect(write).toHaveBeenCalledTimes(1);
  });

  it('is not written over another page, when Back takes the field away with its page [W2.22]', () => {
    afterTyping(write);
    history.replaceState(null, '', '/other');
    fireEvent.focusOut(window);
    jest.advanceTimersByTime(1000);
    expect(write).not.toHaveBeenCalled();
  });
});
