import { Provider } from '@extranet/shared/store';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import HandbookPage from './HandbookPage.tsx';
import { startRemote } from './testing/store.ts';

describe('the handbook of the fitting', () => {
  it('says how rules and files are written, with each column, and gives a sample file [B1.06] [B2.04]', async () => {
    const saved: Blob[] = [];
    URL.createObjectURL = (blob) => `blob:${saved.push(blob as Blob)}`;
    URL.revokeObjectURL = () => {};
    const names: string[] = [];
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      names.push(this.download);
    });
    const { store } = startRemote();
    render(
      <Provider store={store}>
        <MemoryRouter>
          <HandbookPage />
        </MemoryRouter>
      </Provider>,
    );
    for (const title of [
      'Écrire une règle',
      'Les versions',
      'Le fichier des véhicules',
      'Les prix spéciaux d’un client',
    ])
      expect(screen.getByRole('heading', { name: title })).toBeVisible();
    const columns = within(screen.getByRole('table'));
    expect(columns.getAllByRole('row')).toHaveLength(9);
    expect(columns.getByRole('row', { name: /^Avec/ })).toHaveTextContent('Aide au stationnement');
    expect(document.body).not.toHaveTextContent('handbook.');
    await userEvent.click(screen.getByRole('button', { name: 'Fichier modèle' }));
    expect(names).toEqual(['vehicules-modele.csv']);
    const [file] = saved;
    expect(file?.type).toContain('text/csv');
    expect(file?.size).toBeGreaterThan(200);
  });
});
