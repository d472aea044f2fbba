import type { AdminCustomer } from '@extranet/shared/contracts';
import { customerTitle, draftOf, formOf, maySave, newCustomer, sameDraft } from './draft.ts';

const customer = {
  userId: '7',
  userName: 'Le Goff',
  userFirstname: 'Aurélie',
  userCompName: 'Garage Hervé',
  userEmail: 'a@b.example',
  userCatalogs: ['Kit'],
  userDiscout: 12.5,
  userUpdatedAt: '2026-01-01T00:00:00.000Z',
} as AdminCustomer;
const rule = /^(?=.*\d).{8,}$/;

describe('the form of a customer', () => {
  it('starts a new one active, with Faisceau and Kit, orders allowed, no discount, forum reader [A5.12][A9.06][A3.01]', () => {
    expect(draftOf(null)).toEqual(newCustomer);
    expect(newCustomer).toMatchObject({
      userStatus: 'active',
      userCatalogs: ['Faisceau', 'Kit'],
      userOrderEnabled: '1',
      userFaqRole: 'reader',
    });
    expect(formOf(newCustomer)).toMatchObject({
      userType: 'cust',
      userDiscout: 0,
      userDiscout_Faisceau: 0,
      userDiscout_Attelage: 0,
      userDiscout_Kit: 0,
    });
  });

  it('holds what the form shows and nothing else, and knows when it was changed', () => {
    const draft = draftOf(customer);
    expect(draft).toMatchObject({ userName: 'Le Goff', userDiscout: 12.5 });
    expect(draft).not.toHaveProperty('userId');
    expect(sameDraft(draft, { ...draft })).toBe(true);
    expect(sameDraft(draft, { ...draft, userCatalogs: ['Kit', 'Faisceau'] })).toBe(false);
  });

  it('sends no password when none was typed', () => {
    expect(formOf(draftOf(customer))).not.toHaveProperty('password');
    expect(formOf({ ...draftOf(customer), password: 'secret-1' })).toHaveProperty('password', 'secret-1');
  });

  it('may not be saved with an invalid password, nor new without one [A5.09]', () => {
    const draft = draftOf(customer);
    expect(maySave(draft, false, rule)).toBe(true);
    expect(maySave({ ...draft, password: 'short' }, false, rule)).toBe(false);
    expect(maySave({ ...draft, password: 'long-enough-1' }, false, rule)).toBe(true);
    expect(maySave(draft, true, rule)).toBe(false);
    expect(maySave({ ...draft, password: 'long-enough-1' }, true, rule)).toBe(true);
    expect(maySave({ ...draft, userEmail: ' ' }, false, rule)).toBe(false);
  });

  it('is called by last name, first name and company [A2.14]', () => {
    expect(customerTitle(customer)).toBe('Le Goff Aurélie / Garage Hervé');
    expect(customerTitle({ ...customer, userCompName: '  ' })).toBe('Le Goff Aurélie');
  });
});
