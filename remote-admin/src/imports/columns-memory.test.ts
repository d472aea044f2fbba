import { recallColumns, rememberColumns } from './columns-memory.ts';

const HEADS = ['Client', 'Email', 'Référence', 'Prix public HT', 'Prix spécial HT', 'Valable du', 'Paliers'];

describe('the columns of a file', () => {
  it('are known by their heads; what everybody pays is not taken for the special price [B5.07]', () => {
    expect(recallColumns('specialPrices', HEADS)).toEqual({
      customer: 'Client',
      email: 'Email',
      number: '',
      ref: 'Référence',
      price: 'Prix spécial HT',
      validFrom: 'Valable du',
      validTo: '',
      steps: 'Paliers',
    });
  });

  it('are known by the least of words: De and À are years of a vehicle [B1.06] [B5.07]', () => {
    const heads = ['Réf', 'Constructeur', 'Modèle', '', 'De', 'À', 'Avec', 'Sans', 'Remarque'];
    expect(recallColumns('applications', heads)).toEqual({
      ...{ ref: 'Réf', marque: 'Constructeur', modele: 'Modèle', from: 'De', to: 'À' },
      ...{ with: 'Avec', without: 'Sans', note: 'Remarque' },
    });
  });

  it('are remembered for files of the same heads, each kind of file for itself [B5.07]', () => {
    const chosen = { ...recallColumns('specialPrices', HEADS), price: 'Prix public HT', customer: '' };
    rememberColumns('specialPrices', HEADS, chosen);
    expect(recallColumns('specialPrices', HEADS)).toEqual(chosen);
    expect(recallColumns('specialPrices', [...HEADS, 'Ville']).price).toBe('Prix spécial HT');
    expect(recallColumns('customers', HEADS).company).toBe('Client');
  });

  it('kept by somebody else’s hand are proposed anew [B5.07]', () => {
    localStorage.setItem(`columns_customers_${HEADS.join('|').toLowerCase()}`, '{"email":7');
    expect(recallColumns('customers', HEADS).email).toBe('Email');
  });
});
