import { act, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { Button } from './Button.tsx';
import { ModalRehearsal } from './ModalRehearsal.tsx';

let whenIdle: (() => void) | undefined;
beforeEach(() => {
  // jsdom has no requestIdleCallback.
  Object.assign(window, {
    requestIdleCallback: (then: () => void) => {
      whenIdle = then;
      return 1;
    },
    cancelIdleCallback: () => {
      whenIdle = undefined;
    },
  });
});

function Field({ drawn }: { drawn: () => void }) {
  useEffect(drawn, [drawn]);
  return <input aria-label="Quantité" />;
}

it('renders the dialog once, when the browser is idle, where nobody can see or reach it', async () => {
  const drawn = jest.fn();
  const { container } = render(
    <>
      <Button autoFocus>Ouvrir</Button>
      <ModalRehearsal title="Produit">
        <Field drawn={drawn} />
      </ModalRehearsal>
    </>,
  );
  const before = document.body.innerHTML;
  expect(drawn).not.toHaveBeenCalled();
  await act(async () => whenIdle?.());
  expect(drawn).toHaveBeenCalledTimes(1);
  expect(document.body.innerHTML).toBe(before);
  expect(screen.queryByRole('dialog', { hidden: true })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Ouvrir' })).toHaveFocus();
  expect(container.closest('[inert]')).toBeNull();
});

it('does not render it after its page was left', () => {
  const { unmount } = render(<ModalRehearsal title="Produit">Texte</ModalRehearsal>);
  unmount();
  expect(whenIdle).toBeUndefined();
});
