import { inTab, onDevice } from './storage.ts';

describe('browser storage', () => {
  afterEach(() => {
    jest.restoreAllMocks();
    onDevice.drop('token');
  });

  it('keeps values in local storage [C4.01]', () => {
    onDevice.keep('token', 'abc');
    expect(localStorage.getItem('token')).toBe('abc');
    onDevice.drop('token');
    expect(onDevice.read('token')).toBeNull();
  });

  it('keeps values in memory when local storage is full', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    onDevice.keep('token', 'abc');
    expect(onDevice.read('token')).toBe('abc');
  });

  it('drops the value in memory once storage accepts a newer one', () => {
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    onDevice.keep('token', 'old');
    full.mockRestore();
    onDevice.keep('token', 'new');
    expect(onDevice.read('token')).toBe('new');
  });

  it('works when storage must not even be read', () => {
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('forbidden', 'SecurityError');
    });
    expect(onDevice.read('token')).toBeNull();
  });

  it('lists all keys, including those in memory only', () => {
    onDevice.keep('kept', '1');
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    onDevice.keep('here', '2');
    expect(onDevice.keys().sort()).toEqual(['here', 'kept']);
    for (const key of onDevice.keys()) onDevice.drop(key);
    expect(onDevice.keys()).toEqual([]);
  });

  it('separates values of the tab from those of the device', () => {
    inTab.keep('token', 'abc');
    expect([sessionStorage.getItem('token'), localStorage.getItem('token')]).toEqual(['abc', null]);
    inTab.drop('token');
    expect(inTab.read('token')).toBeNull();
  });
});
