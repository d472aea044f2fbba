import { inTab, onDevice } from './storage.ts';

describe('what the browser remembers', () => {
  afterEach(() => {
    jest.restoreAllMocks();
    onDevice.drop('token');
  });

  it('is kept in local storage [C4.01]', () => {
    onDevice.keep('token', 'abc');
    expect(localStorage.getItem('token')).toBe('abc');
    onDevice.drop('token');
    expect(onDevice.read('token')).toBeNull();
  });

  it('lives in the page when local storage is full', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    onDevice.keep('token', 'abc');
    expect(onDevice.read('token')).toBe('abc');
  });

  it('forgets what only the page had once storage takes a newer value', () => {
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    onDevice.keep('token', 'old');
    full.mockRestore();
    onDevice.keep('token', 'new');
    expect(onDevice.read('token')).toBe('new');
  });

  it('survives a storage that may not even be read', () => {
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('forbidden', 'SecurityError');
    });
    expect(onDevice.read('token')).toBeNull();
  });

  it('is named, also what only this page has', () => {
    onDevice.keep('kept', '1');
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    onDevice.keep('here', '2');
    expect(onDevice.keys().sort()).toEqual(['here', 'kept']);
    for (const key of onDevice.keys()) onDevice.drop(key);
    expect(onDevice.keys()).toEqual([]);
  });

  it('is another one for the tab', () => {
    inTab.keep('token', 'abc');
    expect([sessionStorage.getItem('token'), localStorage.getItem('token')]).toEqual(['abc', null]);
    inTab.drop('token');
    expect(inTab.read('token')).toBeNull();
  });
});
