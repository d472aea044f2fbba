import type { AdminCustomer } from '@extranet/shared/contracts';
import {
  changedSections,
  customerTitle,
  draftOf,
  formOf,
  missingIn,
  newCustomer,
  sameDraft,
  wrongIn,
} from './draft.ts';

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
    expect(missingIn(draft, false, rule)).toEqual([]);
    expect(missingIn({ ...draft, password: 'short' }, false, rule)).toEqual(['passwordRule']);
    expect(missingIn({ ...draft, password: 'long-enough-1' }, false, rule)).toEqual([]);
    expect(missingIn(draft, true, rule)).toEqual(['password']);
    expect(missingIn({ ...draft, password: 'long-enough-1' }, true, rule)).toEqual([]);
    expect(missingIn({ ...draft, userEmail: ' ' }, false, rule)).toEqual(['userEmail']);
  });

  it('needs no password when the link to choose one is mailed [W2.10]', () => {
    const draft = { ...draftOf(customer), sendCredentials: true };
    expect(missingIn(draft, true, rule)).toEqual([]);
    expect(missingIn({ ...draft, password: 'short' }, true, rule)).toEqual(['passwordRule']);
  });

  it('is wrong without any name, and with a French postcode of other than five digits [W2.09]', () => {
    const draft = draftOf(customer);
    const nobody = { ...newCustomer, userEmail: 'a@b.example' };
    expect(wrongIn(newCustomer, nobody, true)).toEqual(['userCompName']);
    expect(wrongIn(nobody, { ...nobody, userCity: 'Brest' }, false)).toEqual([]);
    expect(wrongIn(draft, { ...draft, userPostcode: 'ABC' }, false)).toEqual(['userPostcode']);
    expect(wrongIn(draft, { ...draft, userPostcode: 'SW1A', userCountry: 'ROYAUME-UNI' }, false)).toEqual([]);
    const stored = { ...draft, userPostcode: 'ABC' };
    expect(wrongIn(stored, { ...stored, userCity: 'Brest' }, false)).toEqual([]);
  });

  it('names the sections that changed [W2.14]', () => {
    const draft = draftOf(customer);
    expect(changedSections(draft, draft)).toEqual([]);
    expect(changedSections(draft, { ...draft, userCity: 'Brest', sendCredentials: true })).toEqual([
      'profile',
      'password',
    ]);
  });

  it('has a title of last name, first name and company, and never a blank one [A2.14] [W2.09]', () => {
    expect(customerTitle(customer)).toBe('Le Goff Aurélie / Garage Hervé');
    expect(customerTitle({ ...customer, userCompName: '  ' })).toBe('Le Goff Aurélie');
    const nameless = { ...customer, userName: '', userFirstname: '' };
    expect(customerTitle(nameless)).toBe('Garage Hervé');
    expect(customerTitle({ ...nameless, userCompName: '' })).toBe('a@b.example');
  });
});
