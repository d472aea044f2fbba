import { act, screen } from '@testing-library/react';
import { OWN_CONFIG } from '../../config/clean-config.ts';
import { configRead } from '../../config/config.slice.ts';
import { endedByServer } from '../../session/session.slice.ts';
import { renderInHost } from '../../testing/host.tsx';
import { LandingPage } from './LandingPage.tsx';

describe('the landing page', () => {
  it('says whose it is and what is sold [C2.02, W1.36]', () => {
    const { store, container } = renderInHost(<LandingPage />);
    const brand = { ...OWN_CONFIG.brand, name: 'Attelages du Ponant', colour: '#1f6fd6' };
    act(() => {
      store.dispatch(configRead({ ...OWN_CONFIG, brand }));
    });
    expect(screen.getByText('Attelages du Ponant')).toBeInTheDocument();
    expect(container.querySelector('main svg [stroke="#1f6fd6"]')).not.toBeNull();
    const sold = screen.getAllByRole('listitem').map((item) => item.querySelector('strong')?.textContent);
    expect(sold).toEqual(['Faisceaux', 'Attelages', 'Kits']);
    const drawn = [...container.querySelectorAll<HTMLImageElement>('li img')].map(({ src }) => src);
    expect(drawn.map((src) => src.split('/').at(-1))).toEqual(['faisceau.svg', 'attelage.svg', 'kit.svg']);
    expect(screen.getByRole('button', { name: 'CONNEXION' })).toBeInTheDocument();
    expect(screen.queryByText(/Votre session est terminée/)).toBeNull();
  });

  it('says that a session was ended elsewhere [C4.01]', () => {
    const { store } = renderInHost(<LandingPage />);
    act(() => {
      store.dispatch(endedByServer());
    });
    expect(screen.getByText(/Votre session est terminée/)).toBeInTheDocument();
  });
});
