import { Provider } from '@extranet/shared/store';
import { aRow } from '@extranet/shared/testing';
import { apiServer, refusal } from '@extranet/shared/testing/server';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { startRemote } from '../testing/store.ts';
import { SuccessorForm } from './SuccessorForm.tsx';

const server = apiServer();
const URL_OF = '/admin/reference/FA-00007/successor';

function open(put: (body: unknown) => unknown) {
  server.answer({
    'GET /admin/references': () => ['FA-00007', 'FA-00008'],
    'GET /admin/products': () => [aRow({ prodRef: 'FA-00008', prodMarque: 'Renault', prodModele: 'Kadjar' })],
    [`GET ${URL_OF}`]: () => ({ successor: '' }),
    [`PUT ${URL_OF}`]: put,
  });
  render(
    <Provider store={startRemote().store}>
      <MemoryRouter>
        <SuccessorForm reference="FA-00007" />
      </MemoryRouter>
    </Provider>,
  );
}

describe('what replaces a product, on its page', () => {
  it('is saved as the server writes it [B4.06]', async () => {
    open(() => ({ successor: 'FA-00008' }));
    const field = await screen.findByRole('combobox', { name: 'Remplacé par la référence' });
    await userEvent.type(field, 'fa 8');
    await userEvent.click(screen.getByRole('button', { name: 'Enregistrer le remplaçant' }));
    expect(await screen.findByDisplayValue('FA-00008')).toBeVisible();
    expect(server.named(`PUT ${URL_OF}`).map(({ body }) => body)).toEqual([{ successor: 'fa 8' }]);
  });

  it('is refused in the server’s words, and what was typed stays [B4.06]', async () => {
    const circle = 'FA-00008 est déjà remplacé par FA-00007.';
    open(() => refusal(422, 'successor.circle', circle));
    const field = await screen.findByRole('combobox', { name: 'Remplacé par la référence' });
    await userEvent.type(field, 'FA-00008');
    await userEvent.click(screen.getByRole('button', { name: 'Enregistrer le remplaçant' }));
    expect(await screen.findByText(circle)).toBeVisible();
    expect(field).toHaveValue('FA-00008');
  });

  it('suggests references with what they are, and nothing over the button once one is whole [B4.06]', async () => {
    open(() => ({ successor: 'FA-00008' }));
    const field = await screen.findByRole('combobox', { name: 'Remplacé par la référence' });
    await userEvent.type(field, 'FA-0000');
    expect(
      await screen.findByRole('option', { name: /^FA-00008\s*Faisceau .*Renault Kadjar/ }),
    ).toBeVisible();
    await userEvent.type(field, '8');
    expect(screen.queryByRole('option')).toBeNull();
  });

  it('asks before it takes a product of another catalogue, and saves it when that is meant [B4.06]', async () => {
    const bodies: unknown[] = [];
    open((body) => {
      bodies.push(body);
      return (body as { otherKind?: boolean }).otherKind
        ? { successor: 'AT-00008' }
        : refusal(409, 'successor.otherKind', 'AT-00008 est un attelage, et FA-00007 un faisceau.');
    });
    const field = await screen.findByRole('combobox', { name: 'Remplacé par la référence' });
    await userEvent.type(field, 'AT-00008');
    await userEvent.click(screen.getByRole('button', { name: 'Enregistrer le remplaçant' }));
    expect(await screen.findByText(/AT-00008 est un attelage/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Revoir la référence' }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(field).toHaveValue('AT-00008');
    await userEvent.click(screen.getByRole('button', { name: 'Enregistrer le remplaçant' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Enregistrer quand même' }));
    expect(await screen.findByDisplayValue('AT-00008')).toBeVisible();
    expect(bodies).toEqual([
      { successor: 'AT-00008' },
      { successor: 'AT-00008' },
      { successor: 'AT-00008', otherKind: true },
    ]);
  });
});
