import { signedIn, signOutRequested } from '@extranet/shared/session';
import { customer } from '../testing/customer.ts';
import { endedByServer, leavingReducer, leftElsewhere, selectEnd, selectHasLeft } from './session.slice.ts';

type Action = Parameters<typeof leavingReducer>[1];
const after = (...actions: Action[]) => ({
  leaving: actions.reduce(leavingReducer, leavingReducer(undefined, { type: 'start' })),
});
const hasLeft = (...actions: Action[]) => selectHasLeft(after(...actions));

describe('whether somebody left on purpose', () => {
  it('is so after signing out here, not in another tab, and no longer once somebody signed in', () => {
    expect(hasLeft()).toBe(false);
    expect(hasLeft(signOutRequested())).toBe(true);
    expect(hasLeft(leftElsewhere())).toBe(false);
    expect(hasLeft(signOutRequested(), signedIn(customer))).toBe(false);
  });
});

describe('what the landing page says to somebody who did not sign out there', () => {
  it('tells the end by the server from a sign-out in another tab, and nothing after one’s own [C2.13]', () => {
    expect(selectEnd(after())).toBeNull();
    expect(selectEnd(after(leftElsewhere()))).toBe('elsewhere');
    expect(selectEnd(after(endedByServer()))).toBe('ended');
    expect(selectEnd(after(signOutRequested()))).toBeNull();
    expect(selectEnd(after(leftElsewhere(), signedIn(customer)))).toBeNull();
  });
});
