import type { Notification, NotificationList } from '@extranet/shared/contracts';
import { signedIn } from '@extranet/shared/session';
import { Provider } from '@extranet/shared/store';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { customer } from '../../testing/customer.ts';
import { answerCalls, refusal, renderInHost } from '../../testing/host.tsx';
import { BellInHeader } from './BellInHeader.tsx';
import { bellSaga } from './bell.saga.ts';
import { EarlyBell } from './EarlyBell.tsx';
import { earlyBell } from './early-bell.ts';

let tell: (unread: number) => void = () => {};
jest.mock('./follow-news.ts', () => ({
  followNews: (_account: string, onNews: (news: { unread: number }) => void) => {
    tell = (unread) => onNews({ unread });
    return () => {};
  },
}));

const news = (id: string, more: Partial<Notification> = {}): Notification => ({
  id,
  kind: 'order',
  title: `Commande ${id} expédiée`,
  detail: '',
  path: `/order/${id}`,
  createdAt: '2026-11-24T09:00:00.000Z',
  read: false,
  ...more,
});
const listOf = (notifications: Notification[], more = false): NotificationList => ({
  notifications,
  unread: notifications.filter(({ read }) => !read).length,
  more,
});

function open(answers: Parameters<typeof answerCalls>[0]) {
  const made = answerCalls(answers);
  const page = (
    <>
      <div id="bell" />
      <p>La page</p>
      <BellInHeader />
    </>
  );
  const { store } = renderInHost(page, [bellSaga], '/home');
  act(() => void store.dispatch(signedIn(customer)));
  return made;
}
const bell = (name: RegExp) => screen.findByRole('button', { name });

describe('the bell', () => {
  it('counts what the server tells, lists it and leads to its place, which reads it [B4.05]', async () => {
    const { named } = open({
      'GET /notifications': () => listOf([news('1', { detail: 'Colis 1 sur 2' }), news('2', { read: true })]),
      'POST /notifications/1/read': () => ({ done: true }),
    });
    act(() => tell(1));
    await userEvent.click(await bell(/1 non lue/));
    expect(await screen.findByText('Colis 1 sur 2')).toBeVisible();
    const link = screen.getByRole('link', { name: /Non lue.*Commande 1 expédiée/ });
    expect(link).toHaveAttribute('href', '/order/1');
    await userEvent.click(link);
    await waitFor(() => expect(named('POST /notifications/1/read')).toHaveLength(1));
    expect(await bell(/^Notifications$/)).toHaveAttribute('aria-expanded', 'false');
  });

  it('reads all with one click, and closes with Escape where it was opened [B4.05]', async () => {
    const { named } = open({
      'GET /notifications': () => listOf([news('1'), news('2')]),
      'POST /notifications/read': () => ({ done: true }),
    });
    act(() => tell(100));
    await userEvent.click(await bell(/plus de 99/));
    await userEvent.dblClick(await screen.findByRole('button', { name: 'Tout marquer comme lu' }));
    await waitFor(() => expect(named('POST /notifications/read')).toHaveLength(1));
    await userEvent.keyboard('{Escape}');
    expect(await bell(/^Notifications$/)).toHaveFocus();
    expect(screen.queryByRole('link', { name: /Commande 1/ })).toBeNull();
  });

  it('adds older ones, and shows at once what comes while it is open [B4.05]', async () => {
    let newest = listOf([news('2')], true);
    open({
      'GET /notifications': (_body, { request }) =>
        request.url.includes('before=2') ? listOf([news('1')]) : newest,
    });
    act(() => tell(1));
    await userEvent.click(await bell(/1 non lue/));
    await userEvent.click(await screen.findByRole('button', { name: 'Plus anciennes' }));
    expect(await screen.findByRole('link', { name: /Commande 1/ })).toBeVisible();
    newest = listOf([news('3'), news('2')], true);
    act(() => tell(2));
    expect(await screen.findByRole('link', { name: /Commande 3/ })).toBeVisible();
  });

  it('says what to do when nothing is there, and when the list cannot be read [B4.05]', async () => {
    let fails = true;
    open({ 'GET /notifications': () => (fails ? refusal(500, 'internal') : listOf([])) });
    await userEvent.click(await bell(/^Notifications$/));
    fails = false;
    await userEvent.click(await screen.findByRole('button', { name: 'Réessayer' }));
    expect(await screen.findByText('Rien de nouveau')).toBeVisible();
  });
});

describe('the early bell', () => {
  it('stands in its place from the first drawing on; pressed, it has the bell fetched, which opens and has the focus [B4.05]', async () => {
    answerCalls({ 'GET /notifications': () => listOf([news('1')]) });
    const fetched = jest.fn();
    earlyBell.onPress = fetched;
    const page = (
      <div id="bell">
        <EarlyBell />
      </div>
    );
    const { store, rerender } = renderInHost(page, [bellSaga], '/home');
    act(() => void store.dispatch(signedIn(customer)));
    await userEvent.click(await bell(/^Notifications$/));
    expect(fetched).toHaveBeenCalledTimes(1);
    rerender(
      <Provider store={store}>
        <MemoryRouter initialEntries={['/home']}>
          {page}
          <BellInHeader />
        </MemoryRouter>
      </Provider>,
    );
    expect(await screen.findByRole('link', { name: /Commande 1/ })).toBeVisible();
    expect(document.activeElement).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getAllByRole('button', { name: /^Notifications/ })).toHaveLength(1);
    expect(earlyBell.pressed).toBe(false);
  });
});
