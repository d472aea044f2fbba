import { cleanConfig, OWN_CONFIG } from './clean-config.ts';
import { decodeConfig } from './config.api.ts';
import {
  configFailed,
  configRead,
  configReducer,
  configRequested,
  selectPhoneNumber,
} from './config.slice.ts';

const encode = (value: unknown) =>
  btoa(String.fromCharCode(...new TextEncoder().encode(JSON.stringify(value))));
const rules = {
  email: { regexp: '^a@b$' },
  password: {
    regex: '^.{4,}$',
    length: { min: 4, max: 9 },
    include: { uppercase: true, lowercase: false, number: true, special: '!?' },
  },
};
const brand = {
  name: 'Attelages du Ponant',
  colour: '#1f6fd6',
  look: { '--color-accent': '#7dd3fc' },
  logo: '/api/config/logo/0123456789abcdef',
};
const config = { phone_number: 'standard : 02 40 – été', form_rules: rules, brand };

describe('the configuration', () => {
  it('is base64 of UTF-8 JSON [C3.03, C7.10]', () => {
    expect(decodeConfig(`${encode(config)}\n`)).toEqual(config);
    expect(() => decodeConfig('bm90IGpzb24=')).toThrow();
  });

  it('is idle, loading, then succeeded or failed with a message [C4.11]', () => {
    const idle = configReducer(undefined, { type: '' });
    expect(idle.status).toBe('idle');
    const loading = configReducer(idle, configRequested());
    expect(loading.status).toBe('loading');
    expect(configReducer(loading, configFailed('network.timeout'))).toMatchObject({
      status: 'failed',
      error: 'network.timeout',
    });
    const read = configReducer(loading, configRead(config));
    expect(read.status).toBe('succeeded');
    expect(selectPhoneNumber({ config: read })).toBe(config.phone_number);
  });

  it.each([
    ['null', null],
    ['a list', [1]],
    ['a text', 'config'],
    [
      'wrong types',
      { phone_number: 12, form_rules: { email: 'x', password: { length: 'long', include: [] } } },
    ],
    [
      'a broken expression',
      { phone_number: '', form_rules: { email: { regexp: '(' }, password: { regex: '[' } } },
    ],
  ])('is replaced by the rules of the shell when it is %s [C3.03]', (_name, nonsense) => {
    expect(cleanConfig(nonsense)).toEqual(OWN_CONFIG);
  });

  it('never asks for a password that no length can satisfy [C5.03]', () => {
    const { length } = cleanConfig({
      form_rules: { password: { length: { min: 80, max: 3 } } },
    }).form_rules.password;
    expect(length).toEqual({ min: 80, max: 80 });
  });
});
