import type { AdminCustomerRow, Catalogue } from '@extranet/shared/contracts';
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

const withCatalogues = (search: string, catalogues: readonly Catalogue[]) => ({
  search,
  catalogues,
  status: '' as const,
});

describe('customers list', () => {
  it('searches name, first name and company without accents or case [A2.08]', () => {
    const all = [customer({})];
    for (const text of ['HERVE', 'le goff', 'aurelie', 'Goff Auré'])
      expect(findCustomers(all, withCatalogues(text, ['Kit']))).toHaveLength(1);
    expect(findCustomers(all, withCatalogues('brest', ['Kit']))).toHaveLength(0);
  });

  it('searches town, e-mail address, phone in any writing and loyalty number [A2.08] [W2.22]', () => {
    const all = [customer({ custLoyaltyNumber: '000042' })];
    const found = (text: string) => findCustomers(all, withCatalogues(text, ['Kit'])).length;
    for (const text of [
      'quimper',
      'A@B.exam',
      '02 98 00 00 00',
      '+33 2 98',
      '0033298000000',
      '02.98.00',
      '+33 (0)2 98',
      '000042',
    ])
      expect([text, found(text)]).toEqual([text, 1]);
    for (const text of ['02 99', '+32 298', '000043']) expect([text, found(text)]).toEqual([text, 0]);
    expect(findCustomers([customer({ userPhone: '' })], withCatalogues('0298', ['Kit']))).toHaveLength(0);
  });

  it('shows customers of at least one ticked catalogue, and with none ticked those without a catalogue [A2.09] [D10] [W2.08]', () => {
    const all = [
      customer({ userCatalogs: ['Kit', 'Faisceau'] }),
      customer({ userCatalogs: ['Attelage'] }),
      customer({ userId: 'none', userCatalogs: [] }),
    ];
    expect(findCustomers(all, withCatalogues('', ['Faisceau']))).toHaveLength(1);
    expect(findCustomers(all, withCatalogues('', ['Faisceau', 'Attelage']))).toHaveLength(2);
    expect(findCustomers(all, withCatalogues('', [])).map(({ userId }) => userId)).toEqual(['none']);
  });

  it('shows those of one status [W2.06]', () => {
    const all = [customer({}), customer({ userId: 'waits', userStatus: 'attente' })];
    const found = findCustomers(all, { ...withCatalogues('', ['Kit']), status: 'attente' });
    expect(found.map(({ userId }) => userId)).toEqual(['waits']);
  });

  it('sorts by company or name in French order, both ways, empty values last [A2.10]', () => {
    const all = ['Zoé', 'Étoile', '', 'eclair', 'Auto Zed', 'Autobus', 'Garage 10', 'Garage 9'].map(
      (userCompName) => customer({ userCompName }),
    );
    const sorted = (direction: 'up' | 'down') =>
      sortCustomers(all, { by: 'company', direction }).map(({ userCompName }) => userCompName);
    const up = ['Auto Zed', 'Autobus', 'eclair', 'Étoile', 'Garage 9', 'Garage 10', 'Zoé'];
    expect(sorted('up')).toEqual([...up, '']);
    expect(sorted('down')).toEqual([...up.toReversed(), '']);
  });

  it('finds, and sorts once, among 20,000 customers in a moment', () => {
    const all = Array.from({ length: 20_000 }, (_, at) =>
      customer({ userId: String(at), userCompName: `Garage ${(at * 7919) % 20_000}` }),
    );
    const took = (act: () => unknown) => {
      const before = performance.now();
      act();
      return performance.now() - before;
    };
    sortCustomers(all, { by: 'company', direction: 'up' });
    findCustomers(all, withCatalogues('garage', ['Kit']));
    expect(took(() => sortCustomers(all, { by: 'company', direction: 'down' }))).toBeLessThan(500);
    expect(took(() => findCustomers(all, withCatalogues('garage 12', ['Kit'])))).toBeLessThan(150);
  });
});
