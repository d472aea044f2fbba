import type { ImportLine } from '@extranet/shared/contracts';
import { registerTexts, useTranslation } from '@extranet/shared/i18n';
import { render, screen } from '@testing-library/react';
import texts from '../locales/fr.json';
import { differenceColumns } from './differenceColumns.tsx';

const line: ImportLine = {
  ...{ line: 2, ref: 'FA-00001', objectId: 'p-1', state: 'change', reason: '' },
  ...{ priceBefore: 100, priceAfter: 100, percent: null, priceWithout: null },
  ...{ stockBefore: 2, stockAfter: 2, stockCodeBefore: '1', stockCodeAfter: '2' },
  ...{ textBefore: 'A1', textAfter: 'B2', userId: null, userName: '' },
  ...{ termsBefore: null, termsAfter: null, stops: false, negative: false },
};

function Remark() {
  const { t } = useTranslation('admin');
  const columns = differenceColumns('catalogue', t, false);
  return <>{columns.find(({ id }) => id === 'remark')?.cell(line)}</>;
}

describe('the difference of a catalogue file', () => {
  it('names what changes beside price and quantity: the word that customers read, and the place [B5.04]', () => {
    registerTexts('admin', texts);
    render(<Remark />);
    expect(screen.getByText(/En stock → Stock limité · Emplacement\s: A1 → B2/)).toBeInTheDocument();
  });
});
