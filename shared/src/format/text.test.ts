import { fileSize } from './files.ts';
import { parsePhone, phone, phoneDigits, phoneHref, serializePhone } from './phone.ts';
import { excerpt, french, plural } from './typography.ts';

describe('phone', () => {
  it.each([
    ['+33 612345678', '+33 6 12 34 56 78'],
    ['+33 0612345678', '+33 6 12 34 56 78'],
    ['0298000000', '+33 2 98 00 00 00'],
    ['+32 470123456', '+32 470 12 34 56'],
    ['', ''],
    [null, ''],
  ])('shows %p as %p: in groups [D6]', (wire, shown) => {
    expect(phone(wire).replace(/\u00a0/g, ' ')).toBe(shown);
  });

  it('keeps only digits and strips leading zeros [C5.04]', () => {
    expect(phoneDigits('06 12-34.56 78')).toBe('612345678');
    expect(phoneDigits('000')).toBe('');
  });

  it('is written to the API as {dial} {digits}, and read back [C3.02]', () => {
    expect(serializePhone({ dial: '+32', digits: '470123456' })).toBe('+32 470123456');
    expect(parsePhone('+32 470123456')).toEqual({ dial: '+32', digits: '470123456' });
    expect(parsePhone('612345678')).toEqual({ dial: '+33', digits: '612345678' });
    expect(phoneHref('+33 6 12 34')).toBe('tel:+3361234');
  });
});

describe('French typography', () => {
  it.each([
    ['Vraiment ?', 'Vraiment\u202f?'],
    ['Supprimer !', 'Supprimer\u202f!'],
    ['Total : 12 €', 'Total\u00a0: 12\u00a0€'],
    ['« Zoé »', '«\u00a0Zoé\u00a0»'],
    ['l’adresse', 'l’adresse'],
    ['https://a.example/?b=1', 'https://a.example/?b=1'],
    ['à 12:30', 'à 12:30'],
    ['jusqu’à 4 250 kg, BE au-delà', 'jusqu’à 4\u202f250\u00a0kg, BE au-delà'],
    ['02 40 55 18 30', '02 40 55 18 30'],
  ])('sets %p as %p [D1]', (typed, set) => {
    expect(french(typed)).toBe(set);
  });

  it('uses the singular for 0 and 1', () => {
    expect([0, 1, 2].map((count) => plural(count, 'produit'))).toEqual(['produit', 'produit', 'produits']);
  });

  it('cuts an excerpt between words and never inside an emoji [C9.03]', () => {
    expect(excerpt('un deux trois', 20)).toBe('un deux trois');
    expect(excerpt('un deux trois', 11)).toBe('un deux…');
    expect(excerpt('🚗🚗🚗', 2)).toBe('🚗🚗…');
  });
});

it.each([
  [0, '0 o'],
  [1536, '1,5 Ko'],
  [10_485_760, '10 Mo'],
])('shows %p bytes as %p', (size, shown) => {
  expect(fileSize(size).replace(/\u00a0/g, ' ')).toBe(shown);
});
