import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FileDownload } from './FileDownload.tsx';
import { ImageThumb } from './ImageThumb.tsx';

const file = { filename: 'fiche.pdf', mimetype: 'application/pdf', contents: btoa('%PDF') };
const createObjectURL = jest.fn(() => 'blob:one');
const revokeObjectURL = jest.fn();

beforeEach(() => {
  createObjectURL.mockClear();
  revokeObjectURL.mockClear();
  Object.assign(URL, { createObjectURL, revokeObjectURL });
});

describe('FileDownload', () => {
  it('saves under the server’s name, and revokes the object URL after a second [C7.14][C9.04]', async () => {
    const names: string[] = [];
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      names.push(this.download);
    });
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    render(
      <FileDownload name="Fiche" fetcher={() => Promise.resolve(file)}>
        Fiche
      </FileDownload>,
    );
    await user.click(screen.getByRole('button', { name: 'Fiche' }));
    expect(names).toEqual(['fiche.pdf']);
    expect(revokeObjectURL).not.toHaveBeenCalled();
    await act(async () => jest.advanceTimersByTimeAsync(1000));
    expect(revokeObjectURL).toHaveBeenCalledWith('blob:one');
    jest.useRealTimers();
    click.mockRestore();
  });

  it.each([
    [{ code: 'datasheet.missing', message: 'Cette fiche n’existe plus.' }, 'Cette fiche n’existe plus.'],
    [new TypeError('fetch failed'), 'Une erreur est survenue.'],
  ])('shows an error in a dialog with a Close button: %p [C8.08][A8.09]', async (error, message) => {
    render(
      <FileDownload name="Fiche" fetcher={() => Promise.reject(error)}>
        Fiche
      </FileDownload>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Fiche' }));
    expect(await screen.findByRole('dialog')).toHaveTextContent(message);
    expect(screen.getAllByRole('button', { name: 'Fermer' }).length).toBeGreaterThan(0);
  });

  it('saves a file that could run scripts in our origin instead of showing it', async () => {
    const tab = { close: jest.fn(), location: { replace: jest.fn() } };
    jest.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    const show = (mimetype: string) => (
      <FileDownload name="Fiche" mode="show" fetcher={() => Promise.resolve({ ...file, mimetype })}>
        Fiche
      </FileDownload>
    );
    const { rerender } = render(show('text/html'));
    await userEvent.click(screen.getByRole('button'));
    expect(tab.close).toHaveBeenCalled();
    expect(tab.location.replace).not.toHaveBeenCalled();
    rerender(show('application/pdf'));
    await userEvent.click(screen.getByRole('button'));
    expect(tab.location.replace).toHaveBeenCalledWith('blob:one');
    click.mockRestore();
  });
});

describe('ImageThumb', () => {
  it('shows the picture that was fetched with the token, and revokes it on unmount [C7.13]', async () => {
    const fetcher = () => Promise.resolve(new Blob(['x']));
    const { unmount } = render(<ImageThumb path="a" alt="Un kit" fetcher={fetcher} />);
    expect(await screen.findByRole('img', { name: 'Un kit' })).toHaveAttribute('src', 'blob:one');
    unmount();
    expect(revokeObjectURL).toHaveBeenCalledWith('blob:one');
  });

  it('shows a placeholder when the picture cannot be fetched, or is no image [C7.13][C8.11]', async () => {
    const { rerender } = render(
      <ImageThumb path="a" alt="Un kit" fetcher={() => Promise.reject(new Error('404'))} />,
    );
    expect(await screen.findByText('Image introuvable')).toBeVisible();
    const fetcher = () => Promise.resolve(new Blob(['x']));
    rerender(<ImageThumb path="b" alt="Un kit" fetcher={fetcher} />);
    fireEvent.error(await screen.findByRole('img', { name: 'Un kit' }));
    expect(screen.getByText('Image introuvable')).toBeVisible();
  });

  it('fetches the picture again once the server has turned it [C7.42]', async () => {
    const fetcher = jest.fn(() => Promise.resolve(new Blob(['x'])));
    const handleRotate = jest.fn(() => Promise.resolve());
    render(<ImageThumb path="a" alt="Un kit" fetcher={fetcher} onRotate={handleRotate} />);
    await screen.findByRole('img', { name: 'Un kit' });
    await userEvent.click(screen.getByRole('button', { name: 'Tourner l’image' }));
    expect(handleRotate).toHaveBeenCalledTimes(1);
    expect(fetcher).toHaveBeenCalledTimes(2);
  });
});
