import type { AdminReturn } from '@extranet/shared/contracts';
import { Provider } from '@extranet/shared/store';
import { apiServer, later, refusal, settled } from '@extranet/shared/testing/server';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter, Route, Routes } from 'react-router';
import ReturnsPage from '../ReturnsPage.tsx';
import ReturnWorkPage from '../ReturnWorkPage.tsx';
import { startRemote } from '../testing/store.ts';

const server = apiServer();
const aReturn = (more: Partial<AdminReturn> = {}): AdminReturn => ({
  returnId: 'r-1',
  returnRef: 'RET-2026-000001-1',
  orderId: 'o-1',
  orderRef: 'CMD-2026-000001',
  state: 'demande',
  version: 1,
  reason: 'defaut',
  text: 'Ne s’allume pas.',
  askedAt: '2026-11-20T09:00:00.000Z',
  lines: [],
  photos: [],
  events: [{ at: '2026-11-20T09:00:00.000Z', state: 'demande', actor: 'customer', who: 'Léa', note: '' }],
  customer: {
    userId: 'u-1',
    userCompName: 'Garage Martin',
    userName: 'Martin',
    userFirstname: 'Léa',
    userEmail: 'lea@example.com',
    userPhone: '',
  },
  ...more,
});

function open(at: string, answers: Parameters<typeof server.answer>[0]) {
  server.answer(answers);
  render(
    <Provider store={startRemote().store}>
      <MemoryRouter initialEntries={[at]}>
        <Link to="/extradmin/retours/r-2">Le suivant</Link>
        <Routes>
          <Route path="/extradmin/retours" element={<ReturnsPage />} />
          <Route path="/extradmin/retours/:id" element={<ReturnWorkPage />} />
        </Routes>
      </MemoryRouter>
    </Provider>,
  );
}

describe('a return on the office’s page', () => {
  it('is refused with a reason only, and the menu counts anew [B4.07]', async () => {
    const sent: unknown[] = [];
    let counted = 0;
    const week = { orders: 0, turnover: 0, buyers: 0, accounts: 0 };
    open('/extradmin/retours/r-1', {
      'GET /admin/desk': () => {
        counted += 1;
        return { queue: [], imports: [], week, before: week };
      },
      'GET /admin/returns/r-1': () => aReturn(),
      'POST /admin/returns/r-1/steps': (body) => {
        sent.push(body);
        return aReturn({ state: 'refuse', version: 2 });
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Refuser' }));
    const note = screen.getByRole('textbox', { name: 'Note pour le client' });
    expect(note).toBeInvalid();
    await userEvent.type(note, 'Montée.');
    await userEvent.click(screen.getByRole('button', { name: 'Refuser' }));
    expect(await screen.findByText(/plus rien à décider/)).toBeVisible();
    expect(sent).toEqual([{ version: 1, step: 'refuser', note: 'Montée.' }]);
    await waitFor(() => expect(counted).toBe(1));
  });

  it('says that its customer has withdrawn it, and offers no step [B4.07]', async () => {
    const events: AdminReturn['events'] = [
      { at: '2026-11-21T09:00:00.000Z', state: 'retire', actor: 'customer', who: 'Léa', note: '' },
    ];
    open('/extradmin/retours/r-1', {
      'GET /admin/returns/r-1': () => aReturn({ state: 'retire', version: 2, events }),
    });
    expect(await screen.findByText('Retiré')).toBeVisible();
    expect(screen.getByText('Demande retirée')).toBeVisible();
    expect(screen.getByText(/^Le client a retiré sa demande/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Accepter' })).toBeNull();
  });

  it('says what a colleague decided meanwhile, and goes on from there [B4.07]', async () => {
    let now = aReturn();
    open('/extradmin/retours/r-1', {
      'GET /admin/returns/r-1': () => now,
      'POST /admin/returns/r-1/steps': () => {
        now = aReturn({ state: 'accepte', version: 2 });
        const event = { at: '2026-11-21T09:00:00.000Z', state: 'accepte', actor: 'office', note: '' };
        return refusal(409, 'return.changed', 'Un collègue a déjà traité ce retour.', {
          events: [{ ...event, who: 'Camille Martin' }],
        });
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Accepter' }));
    expect(await screen.findByText('Retour accepté, par Camille Martin')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Marquer reçu' })).toBeEnabled();
  });
});

describe('the office’s list of returns', () => {
  it('keeps what came of a step out of the next return’s page [B4.07]', async () => {
    const { answer, resolve } = later<AdminReturn>();
    open('/extradmin/retours/r-1', {
      'GET /admin/returns/r-1': () => aReturn(),
      'GET /admin/returns/r-2': () =>
        aReturn({ returnId: 'r-2', returnRef: 'RET-2026-000002-1', version: 4 }),
      'POST /admin/returns/r-1/steps': () => answer,
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Accepter' }));
    await userEvent.click(screen.getByRole('link', { name: 'Le suivant' }));
    await act(async () => {
      resolve(aReturn({ state: 'accepte', version: 2 }));
      await settled();
    });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('RET-2026-000002-1');
    expect(screen.getByRole('button', { name: 'Accepter' })).toBeEnabled();
  });

  it('asks the server by what its address says [B4.07]', async () => {
    const asked: string[] = [];
    open('/extradmin/retours?etat=demande&client=Martin', {
      'GET /admin/returns/r-1': () => aReturn(),
      'GET /admin/returns': (_body, { request }) => {
        asked.push(decodeURIComponent(new URL(request.url).search));
        return [aReturn()];
      },
    });
    expect(await screen.findByText('Garage Martin')).toBeInTheDocument();
    expect(asked[0]).toContain('{"state:eq":"demande"}');
    expect(asked[0]).toContain('customer=Martin');
    await userEvent.click(screen.getByText('Garage Martin'));
    await waitFor(() => expect(screen.getByText('Ne s’allume pas.')).toBeInTheDocument());
  });
});
