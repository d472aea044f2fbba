import { isCompanyNumber, isVatNumber } from './index.ts';

describe('numbers of a company [B4.10]', () => {
  it.each([
    ['732 829 320', true],
    ['73282932000074', true],
    ['732 829 320 00074', true],
    ['732829321', false],
    ['73282932000075', false],
    // La Poste: the head office by Luhn's rule, other offices by the sum of their digits.
    ['35600000000048', true],
    ['35600000049837', true],
    ['35600000049838', false],
    ['12345', false],
    ['', false],
    ['73282932O', false],
  ])('SIREN or SIRET %s: %s', (number, right) => {
    expect(isCompanyNumber(number)).toBe(right);
  });

  it.each([
    ['FR44732829320', true],
    ['fr 44 732 829 320', true],
    ['FR45732829320', false],
    ['FR44732829321', false],
    ['FRA1732829320', true],
    ['FRO1732829320', false],
    ['BE0123456789', true],
    ['BE123', false],
    ['DE123456789', true],
    ['44732829320', false],
    ['', false],
  ])('VAT number %s: %s', (number, right) => {
    expect(isVatNumber(number)).toBe(right);
  });
});
