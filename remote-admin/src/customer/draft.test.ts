import type { AdminCustomer } from '@extranet/shared/contracts';
import { canSave, customerTitle, draftOf, formOf, newCustomer, sameDraft } from './draft.ts';

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

  it('holds only the fields of the form, and detects changes', () => {
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

  it('cannot be saved with an invalid password, nor a new customer without one [A5.09]', () => {
    const draft = draftOf(customer);
    expect(canSave(draft, false, rule)).toBe(true);
    expect(canSave({ ...draft, password: 'short' }, false, rule)).toBe(false);
    expect(canSave({ ...draft, password: 'long-enough-1' }, false, rule)).toBe(true);
    expect(canSave(draft, true, rule)).toBe(false);
    expect(canSave({ ...draft, password: 'long-enough-1' }, true, rule)).toBe(true);
    expect(canSave({ ...draft, userEmail: ' ' }, false, rule)).toBe(false);
  });

  it('has a title of last name, first name and company [A2.14]', () => {
    expect(customerTitle(customer)).toBe('Le Goff Aurélie / Garage Hervé');
    expect(customerTitle({ ...customer, userCompName: '  ' })).toBe('Le Goff Aurélie');
  });
});
