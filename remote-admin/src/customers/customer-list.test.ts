import type { AdminCustomerRow } from '@extranet/shared/contracts';
import { findCustomers, sortCustomers } from './customer-list.ts';

const customer = (parts: Partial<AdminCustomerRow>): AdminCustomerRow => ({
  userId: '1',
  userCompName: 'Garage Hervé',
  userFirstname: 'Aurélie',
  userName: 'Le Goff',
  userPostcode: '29000',
  userCity: 'Quimper',
  userPhone: '+33 298000000',
  userEmail: 'a@b.example',
  userCatalogs: ['Kit'],
  userStatus: 'active',
  custLoyaltyNumber: '',
  ...parts,
});

describe('customers list', () => {
  it('searches name, first name and company without accents or case [A2.08]', () => {
    const all = [customer({})];
    for (const text of ['HERVE', 'le goff', 'aurelie', 'Goff Auré'])
      expect(findCustomers(all, text, ['Kit'])).toHaveLength(1);
    expect(findCustomers(all, 'brest', ['Kit'])).toHaveLength(0);
  });

  it('searches town, e-mail address and phone in any writing [A2.08]', () => {
    const all = [customer({})];
    const found = (text: string) => findCustomers(all, text, ['Kit']).length;
    for (const text of [
      'quimper',
      'A@B.exam',
      '02 98 00 00 00',
      '+33 2 98',
      '0033298000000',
      '02.98.00',
      '+33 (0)2 98',
    ])
      expect([text, found(text)]).toEqual([text, 1]);
    for (const text of ['02 99', '+32 298', '000']) expect([text, found(text)]).toEqual([text, 0]);
    expect(findCustomers([customer({ userPhone: '' })], '0298', ['Kit'])).toHaveLength(0);
  });

  it('shows customers of at least one ticked catalogue, and nobody when none is ticked [A2.09]', () => {
    const all = [customer({ userCatalogs: ['Kit', 'Faisceau'] }), customer({ userCatalogs: ['Attelage'] })];
    expect(findCustomers(all, '', ['Faisceau'])).toHaveLength(1);
    expect(findCustomers(all, '', ['Faisceau', 'Attelage'])).toHaveLength(2);
    expect(findCustomers(all, '', [])).toHaveLength(0);
  });

  it('sorts by company or name in French order, both ways, empty values last [A2.10]', () => {
    const all = ['Zoé', 'Étoile', '', 'eclair'].map((userCompName) => customer({ userCompName }));
    const sorted = (direction: 'up' | 'down') =>
      sortCustomers(all, 'company', direction).map(({ userCompName }) => userCompName);
    expect(sorted('up')).toEqual(['eclair', 'Étoile', 'Zoé', '']);
    expect(sorted('down')).toEqual(['Zoé', 'Étoile', 'eclair', '']);
  });
});
