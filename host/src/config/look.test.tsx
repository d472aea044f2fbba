import { act } from '@testing-library/react';
import '../early.ts';
import { Logo } from '../frame/Logo.tsx';
import { answerCalls, renderInHost } from '../testing/host.tsx';
import { OWN_CONFIG } from './clean-config.ts';
import { adoptConfig, configSaga } from './config.saga.ts';
import { configRead, selectPhoneNumber } from './config.slice.ts';

const brand = {
  ...OWN_CONFIG.brand,
  name: 'Ponant',
  look: { '--color-accent': '#7dd3fc', '--color-header': '#123456' },
};
const encoded = (value: unknown) => btoa(JSON.stringify(value));
const none = { '--color-accent': '', '--color-header': '' };
const token = (name: string) => document.documentElement.style.getPropertyValue(`--color-${name}`);

describe('what the supplier changes reaches an open page [B9.07]', () => {
  it('with the registry: colours, number and logo, and its own colours come back', async () => {
    answerCalls({ 'GET /config': () => encoded({ brand }) });
    const logo = '/api/config/logo/0123456789abcdef';
    const { store, container } = renderInHost(<Logo />, [configSaga]);
    act(() => {
      store.dispatch(configRead({ ...OWN_CONFIG, brand }));
    });
    expect([token('accent'), token('header')]).toEqual(['#7dd3fc', '#123456']);
    expect(container.querySelector('svg')).not.toBeNull();
    const text = encoded({ phone_number: '02 98 11 22 33', brand: { name: 'Ponant', logo, look: none } });
    await act(async () => {
      store.runSaga('adopt', () => adoptConfig(text));
    });
    expect(container.querySelector('img')).toHaveAttribute('src', logo);
    expect(selectPhoneNumber(store.getState() as never)).toBe('02 98 11 22 33');
    expect([token('accent'), token('header')]).toEqual(['', '']);
    const before = store.getState();
    store.runSaga('again', () => adoptConfig(text));
    store.runSaga('older server', () => adoptConfig(undefined));
    expect(store.getState()).toEqual(before);
  });
});
