import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Button } from './Button.tsx';
import { Modal } from './Modal.tsx';

function Stacked() {
  const [first, setFirst] = useState(false);
  const [second, setSecond] = useState(false);
  return (
    <>
      <Button onClick={() => setFirst(true)}>Ouvrir</Button>
      <Modal open={first} onClose={() => setFirst(false)} title="Dessous">
        <Button onClick={() => setSecond(true)}>Encore</Button>
      </Modal>
      <Modal open={second} onClose={() => setSecond(false)} title="Dessus">
        Texte
      </Modal>
    </>
  );
}

function Question({ onConfirm }: { onConfirm: () => void }) {
  const [open, setOpen] = useState(true);
  const confirm = () => {
    onConfirm();
    setOpen(false);
  };
  return (
    <Modal open={open} onClose={confirm} title="Supprimer ?">
      <Button onClick={confirm}>Supprimer</Button>
    </Modal>
  );
}

/** The dialog is painted one frame before the page behind it is put away. */
const A_FRAME = 20;
const user = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
const wait = (ms: number) => act(async () => jest.advanceTimersByTimeAsync(ms));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('Modal', () => {
  it('stays for the 300 ms of its transition, then restores the focus [C4.12]', async () => {
    const { click, keyboard } = user();
    render(<Stacked />);
    const opener = screen.getByRole('button', { name: 'Ouvrir' });
    await click(opener);
    expect(screen.getByRole('dialog', { name: 'Dessous' })).toContainElement(
      document.activeElement as HTMLElement,
    );
    await keyboard('{Escape}');
    await wait(299);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('dialog', { hidden: true })).toBeInTheDocument();
    await wait(1);
    expect(screen.queryByRole('dialog', { hidden: true })).not.toBeInTheDocument();
    expect(opener).toHaveFocus();
  });

  it('closes by Back on a phone, one layer at a time, and leaves nobody watching [C4.12]', async () => {
    const watching = new Set<FakeWatcher>();
    class FakeWatcher {
      onclose = () => {};
      constructor() {
        watching.add(this);
      }
      destroy() {
        watching.delete(this);
      }
    }
    Object.assign(window, { CloseWatcher: FakeWatcher });
    // As the browser does it: the one that was opened last is used up.
    const goBack = () =>
      act(async () => {
        const last = [...watching].at(-1);
        last?.destroy();
        last?.onclose();
      });
    const { click } = user();
    render(<Stacked />);
    await click(screen.getByRole('button', { name: 'Ouvrir' }));
    await wait(1000);
    await click(screen.getByRole('button', { name: 'Encore' }));
    await goBack();
    await wait(300);
    expect(screen.queryByRole('dialog', { name: 'Dessus' })).not.toBeInTheDocument();
    expect(screen.getByRole('dialog', { name: 'Dessous' })).toBeVisible();
    await goBack();
    await wait(300);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(watching.size).toBe(0);
    Reflect.deleteProperty(window, 'CloseWatcher');
  });

  it('closes one layer at a time, and makes everything behind unreachable', async () => {
    const { click, keyboard } = user();
    const { container } = render(<Stacked />);
    await click(screen.getByRole('button', { name: 'Ouvrir' }));
    await wait(A_FRAME);
    expect(container).toHaveAttribute('aria-hidden', 'true');
    await click(screen.getByRole('button', { name: 'Encore' }));
    await wait(A_FRAME);
    expect(screen.queryByRole('dialog', { name: 'Dessous' })).not.toBeInTheDocument();
    await keyboard('{Escape}');
    await wait(300);
    expect(screen.getByRole('dialog', { name: 'Dessous' }).parentElement).not.toHaveAttribute('aria-hidden');
    expect(screen.getByRole('button', { name: 'Encore' })).toHaveFocus();
    await keyboard('{Escape}');
    await wait(300);
    expect(container).not.toHaveAttribute('aria-hidden');
  });

  it('takes back the focus that went behind it, to where it was', async () => {
    const { click } = user();
    render(
      <>
        <Stacked />
        <input aria-label="Derrière" />
      </>,
    );
    const behind = screen.getByLabelText('Derrière');
    await click(screen.getByRole('button', { name: 'Ouvrir' }));
    await wait(A_FRAME);
    const inside = screen.getByRole('button', { name: 'Encore' });
    inside.focus();
    behind.focus();
    expect(inside).toHaveFocus();
    inside.remove();
    behind.focus();
    expect(screen.getByRole('dialog', { name: 'Dessous' })).toHaveFocus();
  });

  it('takes no key any more once it closes, also where what opened it is gone: Enter twice confirms once', async () => {
    const handleConfirm = jest.fn();
    const { keyboard } = user();
    render(<Question onConfirm={handleConfirm} />);
    screen.getByRole('button', { name: 'Supprimer' }).focus();
    const layer = screen.getByRole('dialog').parentElement;
    await keyboard('{Enter}{Enter}');
    expect(handleConfirm).toHaveBeenCalledTimes(1);
    expect(layer).toContainElement(screen.getByRole('dialog', { hidden: true }));
    await wait(A_FRAME);
    expect(layer).toHaveAttribute('inert');
  });

  it('takes no click any more once it closes: two clicks confirm once', async () => {
    const handleConfirm = jest.fn();
    const { click } = user();
    render(<Question onConfirm={handleConfirm} />);
    const confirm = screen.getByRole('button', { name: 'Supprimer' });
    await click(confirm);
    await click(confirm);
    expect(confirm).toBeInTheDocument();
    expect(handleConfirm).toHaveBeenCalledTimes(1);
  });

  it('is neither closed nor answered by the second half of the double click that opened it', async () => {
    const handleClose = jest.fn();
    const handlePress = jest.fn();
    render(
      <Modal open onClose={handleClose} title="Titre">
        <Button onClick={handlePress}>Accepter</Button>
      </Modal>,
    );
    const backdrop = screen.getByRole('dialog').parentElement as HTMLElement;
    const second = (at: HTMLElement) => {
      fireEvent.pointerDown(at);
      fireEvent.click(at, { detail: 2 });
    };
    second(backdrop);
    second(screen.getByRole('button', { name: 'Accepter' }));
    expect([handleClose, handlePress].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
    await wait(501);
    second(screen.getByRole('button', { name: 'Accepter' }));
    second(backdrop);
    expect([handleClose, handlePress].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  });

  it('closes by a click on its backdrop, not by a drag that began inside', async () => {
    const { click, pointer } = user();
    const handleClose = jest.fn();
    render(
      <Modal open onClose={handleClose} title="Titre">
        Texte
      </Modal>,
    );
    const dialog = screen.getByRole('dialog');
    const backdrop = dialog.parentElement as HTMLElement;
    await pointer([{ keys: '[MouseLeft>]', target: dialog }, { target: backdrop }, { keys: '[/MouseLeft]' }]);
    expect(handleClose).not.toHaveBeenCalled();
    await click(backdrop);
    expect(handleClose).toHaveBeenCalledTimes(1);
  });

  it('ignores Escape and the backdrop when it is not dismissible', async () => {
    const { keyboard, click } = user();
    const handleClose = jest.fn();
    render(
      <Modal open onClose={handleClose} title="Titre" dismissible={false}>
        Texte
      </Modal>,
    );
    await keyboard('{Escape}');
    await click(screen.getByRole('dialog').parentElement as HTMLElement);
    expect(handleClose).not.toHaveBeenCalled();
  });
});
