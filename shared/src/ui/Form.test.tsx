import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Button } from './Button.tsx';
import { Form, type FormStatus } from './Form.tsx';
import { fieldError, readServerError, type ServerError } from './serverMessage.ts';
import { TextField } from './TextField.tsx';

const refusal: ServerError = {
  code: 'delivery.invalid',
  message: 'Adresse incomplète : [{"field":"daCity","message":"La ville est requise."},"Le nom aussi."]',
};

interface Props {
  status: FormStatus;
  onSubmit?: () => void;
  error?: ServerError;
  errorsAtFields?: boolean;
}

function City({ status, onSubmit = () => {}, error = refusal, errorsAtFields = false }: Props) {
  const [city, setCity] = useState('');
  return (
    <Form
      status={status}
      onSubmit={onSubmit}
      error={error}
      errorsAtFields={errorsAtFields}
      success="Vos données ont été mises à jour"
      fieldLabel={() => 'Ville'}
      actions={
        <Button type="submit" busy={status === 'pending'}>
          Valider
        </Button>
      }
    >
      <TextField label="Ville" value={city} onValue={setCity} error={fieldError(error, 'daCity')} />
    </Form>
  );
}

describe('a form', () => {
  it('is submitted by Enter, but not while its request runs [C4.02]', async () => {
    const handleSubmit = jest.fn();
    const { rerender } = render(<City status="empty" onSubmit={handleSubmit} />);
    await userEvent.type(screen.getByLabelText('Ville'), 'Brest{Enter}');
    expect(handleSubmit).toHaveBeenCalledTimes(1);
    rerender(<City status="pending" onSubmit={handleSubmit} />);
    expect(screen.getByLabelText('Ville')).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: 'Valider' }));
    expect(handleSubmit).toHaveBeenCalledTimes(1);
  });

  it('shows a 422 as a heading and a list, in a red alert that can be dismissed [C5.08][C8.01][C8.07]', async () => {
    render(<City status="error" />);
    const alerts = screen.getAllByRole('alert');
    expect(alerts[0]).toHaveTextContent('Adresse incomplète');
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Ville\u00a0: La ville est requise.',
      'Le nom aussi.',
    ]);
    expect(screen.getByLabelText('Ville')).toHaveAccessibleDescription('La ville est requise.');
    await userEvent.click(screen.getByRole('button', { name: 'Fermer le message' }));
    expect(screen.queryByRole('list')).not.toBeInTheDocument();
  });

  it('only names the fields that show their own message, and focuses the first [W1.30]', () => {
    const error = { message: 'Refusée.', fields: { daCity: 'La ville est requise.' } };
    render(<City status="error" error={error} errorsAtFields />);
    expect(screen.getByRole('listitem')).toHaveTextContent(/^Ville$/);
    expect(screen.getByText('La ville est requise.')).toBeInTheDocument();
    expect(screen.getByLabelText('Ville')).toHaveFocus();
  });

  it('says that the server was not reached and what to do, where there are no words of the server [W1.24]', () => {
    render(<City status="error" error={{ code: 'network.unreachable', message: '' }} />);
    expect(screen.getByRole('alert')).toHaveTextContent(
      /ne répond pas.*vérifiez votre connexion, puis réessayez/,
    );
  });

  it('shows its success message [C4.02]', () => {
    render(<City status="success" />);
    expect(screen.getByRole('status')).toHaveTextContent('Vos données ont été mises à jour');
  });
});

describe('a server message', () => {
  it.each<[ServerError, ReturnType<typeof readServerError>]>([
    [{ message: 'Simple.' }, { heading: 'Simple.', details: [] }],
    [{ message: 'Avec [crochets] libres' }, { heading: 'Avec [crochets] libres', details: [] }],
    [{ message: 'Cassé ["a' }, { heading: 'Cassé ["a', details: [] }],
    [
      { message: 'Objet {"daName":"Requis"}' },
      { heading: 'Objet', details: [{ field: 'daName', text: 'Requis' }] },
    ],
    [
      { message: 'Champs', fields: { daName: 'Requis' } },
      { heading: 'Champs', details: [{ field: 'daName', text: 'Requis' }] },
    ],
  ])('is parsed without ever throwing: %p [C5.08]', (error, read) => {
    expect(readServerError(error)).toEqual(read);
  });
});
