import { signedIn, signOutRequested } from '@extranet/shared/session';
import { customer } from '../testing/customer.ts';
import { leavingReducer, leftElsewhere, selectHasLeft } from './session.slice.ts';

const hasLeft = (...actions: Parameters<typeof leavingReducer>[1][]) =>
  selectHasLeft({ leaving: actions.reduce(leavingReducer, leavingReducer(undefined, { type: 'start' })) });

describe('whether somebody left on purpose', () => {
  it('is so after signing out, here or in another tab, and no longer once somebody signed in', () => {
    expect(hasLeft()).toBe(false);
    expect(hasLeft(signOutRequested())).toBe(true);
    expect(hasLeft(leftElsewhere())).toBe(true);
    expect(hasLeft(leftElsewhere(), signedIn(customer))).toBe(false);
  });
});
