import { Toasts } from '@extranet/shared/ui';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { offerReload } from './offer-reload.ts';

const OFFER = { text: 'Une nouvelle version est prête.', durationMs: 0 };
const isOffered = () => screen.queryByText(OFFER.text) !== null;
const aSecond = () => act(() => jest.advanceTimersByTime(1_000));
let stop = () => {};
let around: HTMLElement;

const offer = () =>
  act(() => {
    stop = offerReload(OFFER);
  });

function page(html: string): HTMLElement {
  around.innerHTML = html;
  return around.firstElementChild as HTMLElement;
}

function type(field: HTMLElement, value: string): void {
  fireEvent.input(field, { target: { value } });
  aSecond();
}

describe('the offer to reload the page', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    render(<Toasts />);
    around = document.body.appendChild(document.createElement('main'));
  });
  afterEach(() => {
    act(() => stop());
    around.remove();
    jest.useRealTimers();
  });

  it('is made where nothing would be lost', () => {
    page('<input value="filled in by the page">');
    offer();
    expect(isOffered()).toBe(true);
  });

  it('is withdrawn while there is typed text, and comes back when that is gone', () => {
    const field = page('<input>');
    offer();
    type(field, 'Attelage de');
    expect(isOffered()).toBe(false);
    type(field, '');
    expect(isOffered()).toBe(true);
    type(field, 'Attelage');
    field.remove();
    aSecond();
    expect(isOffered()).toBe(true);
  });

  it.each([
    ['a text was typed before', '<textarea>Bonjour</textarea>'],
    ['an order is being sent', '<button aria-busy="true">Valider</button>'],
    ['a dialog is open', '<div role="dialog"></div>'],
  ])('waits while %s', (_what, html) => {
    page(html);
    offer();
    expect(isOffered()).toBe(false);
    page('');
    aSecond();
    expect(isOffered()).toBe(true);
  });

  it('is not made again to somebody who dismissed it', () => {
    offer();
    fireEvent.click(screen.getByRole('button'));
    aSecond();
    expect(isOffered()).toBe(false);
  });
});
