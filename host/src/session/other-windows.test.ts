import { isSignOut } from './other-windows.saga.ts';

const from = 'https://backoffice.example';
const message = (parts: Partial<MessageEvent>) =>
  ({ origin: from, source: window.parent, data: { type: 'userSignOut' }, ...parts }) as MessageEvent;

describe('a message from another window', () => {
  it('signs out when the configured back office, which frames the portal, asks for it [A2.03]', () => {
    expect(isSignOut(message({}), from)).toBe(true);
  });

  it.each([
    ['another origin', { origin: 'https://backoffice.example.evil.test' }],
    ['no origin', { origin: 'null' }],
    ['another window than the parent', { source: null }],
    ['another type', { data: { type: 'userSignIn' } }],
    ['a text', { data: 'userSignOut' }],
    ['nothing', { data: null }],
  ])('does nothing when it comes with %s [A2.03]', (_name, parts) => {
    expect(isSignOut(message(parts), from)).toBe(false);
  });
});
