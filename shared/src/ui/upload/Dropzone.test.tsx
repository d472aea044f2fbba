import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Dropzone } from './Dropzone.tsx';

const pdf = { 'application/pdf': ['.pdf'] };
const fileOf = (name: string, type: string, size: number) =>
  Object.defineProperty(new File(['x'], name, { type }), 'size', { value: size });

const choose = (files: File[]) => {
  const input = screen.getByRole('group', { name: 'Fiche' }).querySelector('input');
  if (input) fireEvent.change(input, { target: { files } });
};

describe('Dropzone', () => {
  it.each([
    [
      'too large',
      fileOf('grand.pdf', 'application/pdf', 10_485_761),
      'Le fichier "grand.pdf" est trop volumineux ou n\'est pas d\'un type attendu. Il dépasse 10 Mo.',
    ],
    [
      'of a wrong type',
      fileOf('note.txt', 'text/plain', 10),
      'Le fichier "note.txt" est trop volumineux ou n\'est pas d\'un type attendu. C’est son type (.txt) qui n’est pas accepté.',
    ],
    ['empty', fileOf('vide.pdf', 'application/pdf', 0), 'Le fichier "vide.pdf" est vide ou trop petit.'],
  ])('refuses a file that is %s [C5.10][A5.22]', async (_case, file, message) => {
    const handleFiles = jest.fn();
    render(<Dropzone label="Fiche" accept={pdf} onFiles={handleFiles} />);
    choose([file]);
    expect(await screen.findByText(message)).toBeVisible();
    expect(handleFiles).not.toHaveBeenCalled();
  });

  it('says with a refusal what can be joined instead [N34]', async () => {
    const hint = 'JPG, PNG ou WebP, 10 Mo maximum.';
    render(<Dropzone label="Fiche" accept={pdf} onFiles={() => {}} hint={hint} />);
    choose([fileOf('note.txt', 'text/plain', 10)]);
    expect((await screen.findByRole('alert')).textContent).toContain(`Fichiers acceptés\u00a0: ${hint}`);
  });

  it('accepts one file at a time by default [C5.10]', async () => {
    const handleFiles = jest.fn();
    const [first, second] = [
      fileOf('a.pdf', 'application/pdf', 10),
      fileOf('b.pdf', 'application/pdf', 10_485_760),
    ];
    const { rerender } = render(<Dropzone label="Fiche" accept={pdf} onFiles={handleFiles} />);
    choose([first, second]);
    expect(await screen.findByText('Un seul fichier à la fois.')).toBeVisible();
    expect(handleFiles).toHaveBeenLastCalledWith([first]);
    rerender(<Dropzone label="Fiche" accept={pdf} onFiles={handleFiles} multiple />);
    choose([first, second]);
    await waitFor(() => expect(handleFiles).toHaveBeenLastCalledWith([first, second]));
    expect(screen.queryByText('Un seul fichier à la fois.')).not.toBeInTheDocument();
  });

  it('shows the progress and the failure of each file [A4.09]', () => {
    const uploads = [
      { name: 'a.pdf', progress: 0.42 },
      { name: 'b.pdf', progress: 1, error: 'Refusé.' },
    ];
    render(<Dropzone label="Fiche" accept={pdf} onFiles={() => {}} uploads={uploads} />);
    expect(screen.getByRole('progressbar', { name: 'Envoi de a.pdf' })).toHaveAttribute(
      'aria-valuenow',
      '42',
    );
    expect(screen.getByRole('alert')).toHaveTextContent('b.pdfRefusé.');
  });
});
