import { later } from '@extranet/shared/testing/server';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { BrowserRouter, createMemoryRouter, Link, Route, RouterProvider, Routes } from 'react-router';
import { startRemote } from './testing/store.ts';
import { useUnsavedGuard } from './useUnsavedGuard.tsx';

const SAVED = 'Brest';

function Record() {
  const [typed, setTyped] = useState(SAVED);
  const [saved, setSaved] = useState(SAVED);
  const { question } = useUnsavedGuard(typed !== saved);
  return (
    <>
      <input aria-label="Ville" value={typed} onChange={({ target }) => setTyped(target.value)} />
      <button type="button" onClick={() => setSaved(typed)}>
        Enregistrer
      </button>
      {question}
    </>
  );
}

/** A record that somebody came to from a list, and to that from the start. */
function open() {
  startRemote();
  const router = createMemoryRouter(
    [
      { path: '/start', element: <p>Début</p> },
      { path: '/list', element: <p>Liste</p> },
      { path: '/record', element: <Record /> },
    ],
    { initialEntries: ['/start', '/list', '/record'] },
  );
  render(<RouterProvider router={router} />);
  const isGuarded = () => (router.state.location.state as { guarded?: boolean } | null)?.guarded === true;
  return {
    type: (city: string) => fireEvent.change(screen.getByLabelText('Ville'), { target: { value: city } }),
    guarded: () => waitFor(() => expect(isGuarded()).toBe(true)),
    back: () => act(() => router.navigate(-1)),
    follow: (to: string) => act(() => router.navigate(to)),
    isGuarded,
  };
}

describe('the guard of unsaved changes [A2.12] [W2.33]', () => {
  it('takes its second entry away only after a rest: back then leaves at once', async () => {
    const page = open();
    page.type('Quimper');
    await page.guarded();
    page.type(SAVED);
    expect(page.isGuarded()).toBe(true);
    await waitFor(() => expect(page.isGuarded()).toBe(false), { timeout: 3_000 });
    await page.back();
    expect(await screen.findByText('Liste')).toBeInTheDocument();
  });

  it('one step back leaves a page that was typed back to what was saved, also before that rest', async () => {
    const page = open();
    page.type('Quimper');
    await page.guarded();
    page.type(SAVED);
    await page.back();
    expect(await screen.findByText('Liste')).toBeInTheDocument();
  });

  it('one step back leaves a page that was just saved', async () => {
    const page = open();
    page.type('Quimper');
    await page.guarded();
    fireEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
    await page.back();
    expect(await screen.findByText('Liste')).toBeInTheDocument();
  });

  it('a page that was left right after a save stands once in the history when somebody comes back to it', async () => {
    const page = open();
    page.type('Quimper');
    await page.guarded();
    fireEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
    await page.follow('/start');
    await page.back();
    await waitFor(() => expect(page.isGuarded()).toBe(false), { timeout: 300 });
    await page.back();
    expect(await screen.findByText('Liste')).toBeInTheDocument();
  });

  it('typed back and on asks as before', async () => {
    const page = open();
    page.type('Quimper');
    await page.guarded();
    page.type(SAVED);
    page.type('Quimperlé');
    await page.back();
    expect(await screen.findByRole('alertdialog')).toBeInTheDocument();
    expect(screen.getByLabelText('Ville')).toHaveValue('Quimperlé');
  });

  it('a save that comes while it asks leaves once, to the page before', async () => {
    const page = open();
    page.type('Quimper');
    await page.guarded();
    await page.back();
    await screen.findByRole('alertdialog');
    fireEvent.click(screen.getByText('Enregistrer'));
    expect(await screen.findByText('Liste')).toBeInTheDocument();
    expect(screen.queryByText('Début')).toBeNull();
  });

  it('leaves whoever goes on right after a save on the next page, however long that takes to come', async () => {
    startRemote();
    const coming = later<{ default: () => ReactNode }>();
    const Next = lazy(() => coming.answer);
    window.history.replaceState(null, '', '/record');
    render(
      <BrowserRouter>
        <Suspense>
          <Routes>
            <Route path="/record" element={<Record />} />
            <Route path="/next" element={<Next />} />
          </Routes>
        </Suspense>
        <Link to="/next">Suite</Link>
      </BrowserRouter>,
    );
    fireEvent.change(screen.getByLabelText('Ville'), { target: { value: 'Quimper' } });
    await waitFor(() => expect(window.history.state).toMatchObject({ usr: { guarded: true } }));
    fireEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
    fireEvent.click(screen.getByRole('link', { name: 'Suite' }));
    expect(window.location.pathname).toBe('/next');
    expect(screen.getByLabelText('Ville')).toBeInTheDocument();
    // Longer than the rest after which the second entry goes.
    await act(() => new Promise((done) => setTimeout(done, 1_300)));
    coming.resolve({ default: () => <p>Page suivante</p> });
    expect(await screen.findByText('Page suivante')).toBeInTheDocument();
    expect(window.location.pathname).toBe('/next');
  });
});
