import { customerKeys, customerSearch } from './search.ts';

const keys = customerKeys({
  ...{ name: 'Le Goff', firstname: 'Aurélie', company: 'Garage Hervé', email: 'a@b.example' },
  ...{ city: 'Quimper', loyaltyNumber: '000042', phone: '+33 298000000' },
});
const isFound = (text: string) => customerSearch(text)(keys);

describe('how a customer is searched', () => {
  it('finds words of several facts in any order, without accents or case [A2.08] [W2.22]', () => {
    for (const text of ['herve quimper', 'QUIMPER goff', 'aurélie 000042', '  Hervé   a@b '])
      expect([text, isFound(text)]).toEqual([text, true]);
    for (const text of ['hervé brest', 'goff paris quimper'])
      expect([text, isFound(text)]).toEqual([text, false]);
  });

  it('finds no text that begins in one fact and ends in the next, and everybody by nothing [A2.08]', () => {
    expect(isFound('hervea@')).toBe(false);
    expect([isFound(''), isFound('  '), isFound('%'), isFound('\u{1F600}')]).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  it('finds a telephone number in any writing, and none by three digits of a name [A2.08] [W2.22]', () => {
    for (const text of ['02 98 00', '0033298000000', '+33 (0)2 98', '02.98.00'])
      expect([text, isFound(text)]).toEqual([text, true]);
    for (const text of ['980', '+32 298']) expect([text, isFound(text)]).toEqual([text, false]);
  });

  it('finds a saint written short or whole, in a town and in a company [A2.08] [B9.03]', () => {
    const base = { name: '', firstname: '', email: '', loyaltyNumber: '', phone: '' };
    const finds = (text: string, city: string, company = '') =>
      customerSearch(text)(customerKeys({ ...base, city, company }));
    for (const [text, city] of [
      ...[
        ['st etienne', 'Saint-Étienne'],
        ['ST-ETIENNE', 'Saint-Étienne'],
      ],
      ...[
        ['saint étienne', 'St. Etienne'],
        ['ste foy', 'Sainte-Foy-lès-Lyon'],
        ['sainte foy', 'STE FOY'],
      ],
    ] as [string, string][]) {
      expect([text, city, finds(text, city)]).toEqual([text, city, true]);
      expect([text, city, finds(text, '', `Garage ${city}`)]).toEqual([text, city, true]);
    }
    for (const [text, city] of [
      ['saint', 'Brest'],
      ['saint ation', 'Station'],
    ] as [string, string][])
      expect([text, city, finds(text, city)]).toEqual([text, city, false]);
  });
});
