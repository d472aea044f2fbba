import { dismissToast, toastStore } from '../../../../shared/src/ui/toastBus.ts';
import { offerReload } from './offer-reload.ts';

const OFFER = { text: 'Une nouvelle version est prête.' };
const isOffered = () => toastStore.read().length > 0;
let stop = () => {};

function page(html: string): HTMLElement {
  document.body.innerHTML = html;
  return document.body.firstElementChild as HTMLElement;
}
function type(field: HTMLElement, text: string): void {
  (field as HTMLInputElement).value = text;
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  jest.advanceTimersByTime(1_000);
}

describe('the offer to reload the page', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => {
    stop();
    for (const { id } of toastStore.read()) dismissToast(id);
    jest.useRealTimers();
  });

  it('is made where nothing would be lost', () => {
    page('<input value="filled in by the page">');
    stop = offerReload(OFFER);
    expect(isOffered()).toBe(true);
  });

  it('is withdrawn while there is typed text, and comes back when that is gone', () => {
    const field = page('<input>');
    stop = offerReload(OFFER);
    type(field, 'Attelage de');
    expect(isOffered()).toBe(false);
    type(field, '');
    expect(isOffered()).toBe(true);
    type(field, 'Attelage');
    field.remove();
    jest.advanceTimersByTime(1_000);
    expect(isOffered()).toBe(true);
  });

  it.each([
    ['a text was typed before', '<textarea>Bonjour</textarea>'],
    ['an order is being sent', '<button aria-busy="true">Valider</button>'],
    ['a dialog is open', '<div role="dialog"></div>'],
  ])('waits while %s', (_what, html) => {
    page(html);
    stop = offerReload(OFFER);
    expect(isOffered()).toBe(false);
    page('');
    jest.advanceTimersByTime(1_000);
    expect(isOffered()).toBe(true);
  });

  it('is not made again to somebody who dismissed it', () => {
    page('');
    stop = offerReload(OFFER);
    dismissToast(toastStore.read()[0]?.id ?? 0);
    jest.advanceTimersByTime(5_000);
    expect(isOffered()).toBe(false);
  });
});
