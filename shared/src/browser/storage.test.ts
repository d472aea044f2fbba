import { forget, recall, remember } from './storage.ts';

describe('what the browser remembers', () => {
  afterEach(() => {
    jest.restoreAllMocks();
    forget('token');
  });

  it('is kept in local storage [C4.01]', () => {
    remember('token', 'abc');
    expect(localStorage.getItem('token')).toBe('abc');
    forget('token');
    expect(recall('token')).toBeNull();
  });

  it('lives in the page when local storage is full', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    remember('token', 'abc');
    expect(recall('token')).toBe('abc');
  });

  it('survives a storage that may not even be read', () => {
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('forbidden', 'SecurityError');
    });
    expect(recall('token')).toBeNull();
  });
});
