import { act, screen } from '@testing-library/react';
import { create } from 'qrcode';
import { PrintedQr } from './PrintedQr.tsx';
import { openStore, renderIn } from './testing/open-store.tsx';

/** Which squares of a drawing are dark, as 'column row'. */
const darkOf = (path: string) => [...path.matchAll(/M(\d+) (\d+)h1/g)].map(([, x, y]) => `${x} ${y}`).sort();

describe('the code of a printed sheet', () => {
  it('is there while it is printed, and holds the address that opens the product [B6.07]', () => {
    renderIn(openStore(), <PrintedQr prodId="p-fa 1" />);
    expect(screen.queryByRole('img')).toBeNull();
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    const code = screen.getByRole('img', { name: 'Code à scanner pour ouvrir cette fiche sur un téléphone' });
    const { modules } = create('http://localhost/catalog?produit=p-fa%201', { errorCorrectionLevel: 'M' });
    const expected = Array.from(modules.data, (bit, at) =>
      bit ? `${4 + (at % modules.size)} ${4 + Math.floor(at / modules.size)}` : '',
    ).filter(Boolean);
    expect(darkOf(code.querySelector('path')?.getAttribute('d') ?? '')).toEqual(expected.sort());
    act(() => void window.dispatchEvent(new Event('afterprint')));
    expect(screen.queryByRole('img')).toBeNull();
  });
});
