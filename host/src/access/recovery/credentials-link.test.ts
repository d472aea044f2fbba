import { takeCredentialsFromAddress } from './credentials-link.ts';

describe('the link of a credentials mail', () => {
  it('is read once, and removed from the address', () => {
    history.replaceState(null, '', '/?keep=1#credentials=abc-DEF_123');
    expect(takeCredentialsFromAddress()).toBe('abc-DEF_123');
    expect(location.hash).toBe('');
    expect(location.search).toBe('?keep=1');
    expect(takeCredentialsFromAddress()).toBeUndefined();
  });

  it('leaves any other hash alone', () => {
    history.replaceState(null, '', '/#contenu');
    expect(takeCredentialsFromAddress()).toBeUndefined();
    expect(location.hash).toBe('#contenu');
  });
});
