import { takeLinkFromAddress } from './admin-link.ts';

describe('an administrator’s link', () => {
  it('is read once, removed from the address bar, and opens the page that sends it [A2.03]', () => {
    history.replaceState(null, '', '/?adminAuthToken=secret&userId=7&keep=1');
    expect(takeLinkFromAddress()).toEqual({ adminAuthToken: 'secret', userId: '7' });
    expect(location.search).toBe('?keep=1');
    expect(location.pathname).toBe('/lien-administrateur');
    expect(takeLinkFromAddress()).toBeUndefined();
  });

  it('is ignored when one of its two parts is missing [A2.03]', () => {
    history.replaceState(null, '', '/?adminAuthToken=secret');
    expect(takeLinkFromAddress()).toBeUndefined();
  });
});
