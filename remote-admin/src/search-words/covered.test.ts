import { synonymOf } from './covered.ts';

const synonym = (written: string) => ({ id: written, written, meant: 'attelage', author: '', savedAt: '' });
const miss = (text: string) => ({ text, times: 1, customers: 1, last: '' });

describe('the synonym for what was searched in vain', () => {
  it('stands for whole words, however they are written [B3.07]', () => {
    const known = [synonym('bm'), synonym('Prise Jaeger')];
    expect(synonymOf(miss('une PRISE-jaéger svp'), known)?.written).toBe('Prise Jaeger');
    expect(synonymOf(miss('bmw'), known)).toBeUndefined();
    expect(synonymOf(miss('jaeger prise'), known)).toBeUndefined();
  });
});
