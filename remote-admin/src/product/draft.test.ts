import type { AdminProduct } from '@extranet/shared/contracts';
import { changesOf, creationOf, draftOf, newProduct, wrongIn } from './draft.ts';

const product = {
  prodId: '1',
  prodRef: 'FA-00001',
  prodPrix: '12.50',
  prodCatalogue: 'Faisceau',
} as AdminProduct;

describe('the form of a product', () => {
  it('starts a new one as an available harness [A3.04][A9.05]', () => {
    expect(newProduct).toMatchObject({
      prodCatalogue: 'Faisceau',
      prodStatut: 'disponible',
      prodNewsletters: '0',
    });
  });

  it('holds the price as a number, or null without a price', () => {
    expect(draftOf(product).prodPrix).toBe(12.5);
    expect(draftOf({ ...product, prodPrix: '0' }).prodPrix).toBeNull();
  });

  it('sends only the changed fields', () => {
    const base = draftOf(product);
    expect(changesOf(base, base)).toEqual({});
    expect(changesOf(base, { ...base, prodPrix: null, prodMarque: 'Peugeot' })).toEqual({
      prodPrix: '0',
      prodMarque: 'Peugeot',
    });
  });

  it('reads an EAN with its blanks, and says before it is saved when it is none', () => {
    const base = draftOf(product);
    const written = (prodCodeEAN: string) => ({ ...base, prodCodeEAN });
    expect(wrongIn(base, written('3 401597 400001'))).toEqual([]);
    expect(changesOf(base, written('3 401597 400001'))).toEqual({ prodCodeEAN: '3401597400001' });
    for (const wrong of ['12', 'ABC', '123456789012345'])
      expect(wrongIn(base, written(wrong))).toEqual(['prodCodeEAN']);
    expect(wrongIn(written('ABC'), written('ABC'))).toEqual([]);
  });

  it('creates a product without the characteristics of other catalogues [A3.05][A3.06]', () => {
    const kit = creationOf({ ...newProduct, prodCatalogue: 'Kit', prodRef: ' KI-9 ', prodType: '7' });
    expect(kit).toMatchObject({ prodRef: 'KI-9', prodCatalogue: 'Kit', prodPrix: '0' });
    expect(kit).not.toHaveProperty('prodType');
    expect(kit).not.toHaveProperty('prodPoids');
    expect(creationOf({ ...newProduct, prodCatalogue: 'Attelage' })).toHaveProperty('prodPoids', '');
  });
});
