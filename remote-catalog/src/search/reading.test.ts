import { RECENT_SEARCHES } from '../forget.ts';
import { mayBecomePlate, readSearch } from './reading.ts';
import { recentSearches, rememberSearch } from './recent.ts';

describe('what is typed into the search', () => {
  it.each([
    'AB-123-CD',
    'ab 123 cd',
    'ab123cd',
    '1234 AB 56',
    'VF3LBBHZHES123456',
    'VF3LBBHZHES12345',
    '1-ABC-123',
  ])('is no words when it reads as plate or VIN: %s [B3.02] [B1.09]', (text) => {
    expect(readSearch(text).kind).toBe('vehicle');
  });

  it.each(['AB-123-C', 'ab123c', '1234 AB 5'])('is not sent one key before it is a plate: %s', (text) => {
    expect(readSearch(text).kind).not.toBe('words');
  });

  it.each(['AB-123', 'ab123', 'ab 123 ', 'nx300'])(
    'may become a plate with the next keys, and is words if it is left so: %s [B1.09]',
    (text) => {
      expect(mayBecomePlate(text)).toBe(true);
      expect(readSearch(text).kind).toBe('words');
    },
  );

  it.each(['fa123', 'AT-208', 'ab-12', 'ab-1234', 'io-123', 'ab-000', 'peugeot 308', 'c4 2015'])(
    'becomes no plate: %s',
    (text) => {
      expect(mayBecomePlate(text)).toBe(false);
    },
  );

  it.each([
    'fa-00012',
    'FA 00012',
    '308 II 2016',
    'peugeot 308 2016',
    '2016 bmw',
    'e-C4',
    'ë-C3',
    'golf vii 13 broches',
    '3401234567890',
    '00059',
  ])('is words otherwise: %s', (text) => {
    expect(readSearch(text).kind).toBe('words');
  });
});

describe('the last searches on this computer', () => {
  beforeEach(() => localStorage.clear());

  it('are eight at most, the latest first, each once', () => {
    for (const text of ['a1', 'b2', 'c3', 'd4', 'e5', 'f6', 'g7', 'h8', 'i9', 'B2 '])
      rememberSearch(text, 'u-1');
    expect(recentSearches('u-1')).toEqual(['B2', 'i9', 'h8', 'g7', 'f6', 'e5', 'd4', 'c3']);
  });

  it('belong to their account', () => {
    rememberSearch('peugeot', 'u-1');
    expect(recentSearches('u-2')).toEqual([]);
    rememberSearch('renault', 'u-2');
    expect(recentSearches('u-1')).toEqual([]);
  });

  it('never hold a plate or VIN', () => {
    rememberSearch('AB-123-CD', 'u-1');
    rememberSearch('VF3LBBHZHES123456', 'u-1');
    expect(localStorage.getItem(RECENT_SEARCHES)).toBeNull();
  });

  it('are none when what is kept cannot be read', () => {
    localStorage.setItem(RECENT_SEARCHES, '{"owner":"u-1","texts":5}');
    expect(recentSearches('u-1')).toEqual([]);
  });
});
