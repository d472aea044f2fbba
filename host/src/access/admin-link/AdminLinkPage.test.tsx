import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { ADMIN_LINK } from '../../base/addresses.ts';
import { answerCalls, refusal, renderInHost } from '../../testing/host.tsx';
import { AdminLinkPage } from './AdminLinkPage.tsx';
import { adminLinkSaga } from './admin-link.saga.ts';
import { takeLinkFromAddress } from './admin-link.ts';

/** Somebody opens the portal by a link; the exchange answers as the test says. */
function comeByLink(exchange: () => unknown) {
  history.replaceState(null, '', '/?adminAuthToken=secret&userId=u-admin');
  takeLinkFromAddress();
  const made = answerCalls({ 'POST /admin/signin': exchange });
  const pages = (
    <Routes>
      <Route path={ADMIN_LINK} element={<AdminLinkPage />} />
      <Route path="/" element="the landing page" />
    </Routes>
  );
  return { ...made, ...renderInHost(pages, [adminLinkSaga], ADMIN_LINK) };
}

describe('an administrator’s link that does not open the back office', () => {
  it.each([
    ['adminLink.expired', 401, 'Ce lien de connexion a expiré.'],
    ['adminLink.used', 401, 'Ce lien de connexion a déjà servi.'],
    ['adminLink.unknown', 401, 'Ce lien de connexion est inconnu ou incomplet.'],
    ['throttle.tooMany', 429, 'Trop de liens incorrects. Réessayez dans 15 minutes.'],
  ])('%s: the page says why, and what to do', async (code, status, message) => {
    const { named } = comeByLink(() => {
      throw refusal(status, code, message);
    });
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(screen.getByText(/Demandez un nouveau lien là d’où vient celui-ci/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Réessayer' })).toBeNull();
    expect(named('POST /admin/signin').map(({ body }) => body)).toEqual([
      { adminAuthToken: 'secret', userId: 'u-admin' },
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Aller à la page d’accueil' }));
    expect(await screen.findByText('the landing page')).toBeInTheDocument();
  });

  it('can be tried again when the server could not be reached: the link may still be valid', async () => {
    let reachable = false;
    const { named } = comeByLink(() => {
      if (!reachable) throw refusal(0, 'network.unreachable', '');
      return { isAdmin: true, token: 'an-administrators-token', backOfficeUrl: '' };
    });
    await screen.findByText(/Le serveur ne répond pas/);
    reachable = true;
    await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
    await waitFor(() => expect(localStorage.getItem('adminToken')).toBe('an-administrators-token'));
    expect(named('POST /admin/signin')).toHaveLength(2);
  });
});
