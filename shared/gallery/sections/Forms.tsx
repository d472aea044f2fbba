import { useState } from 'react';
import {
  Button,
  Columns,
  Form,
  type FormStatus,
  fieldError,
  Panel,
  type ServerError,
  TextField,
} from '../../src/ui/index.ts';
import { Example } from '../Example.tsx';

const refusal: ServerError = {
  code: 'delivery.invalid',
  message:
    'Votre adresse est incomplète. [{"field":"city","message":"La ville est requise."},{"field":"postcode","message":"Le code postal doit avoir cinq chiffres."}]',
};
const labels: Record<string, string> = { city: 'Ville', postcode: 'Code postal' };
const states: FormStatus[] = ['empty', 'pending', 'error', 'success'];

export function Forms() {
  return (
    <Columns $min="20rem">
      {states.map((status) => (
        <Example key={status} name={`Form ${status}`}>
          <Panel title="Adresse de livraison">
            <Address start={status} />
          </Panel>
        </Example>
      ))}
    </Columns>
  );
}

function Address({ start }: { start: FormStatus }) {
  const [status, setStatus] = useState(start);
  const [city, setCity] = useState('Quimper');
  const [postcode, setPostcode] = useState('290');
  const error = status === 'error' ? refusal : null;
  return (
    <Form
      label={`Adresse ${start}`}
      status={status}
      error={error}
      success="Vos données ont été mises à jour"
      fieldLabel={(field) => labels[field] ?? field}
      onSubmit={() => setStatus('pending')}
      actions={
        <>
          <Button onClick={() => setStatus('empty')}>Annuler</Button>
          <Button type="submit" variant="primary" busy={status === 'pending'}>
            Valider
          </Button>
        </>
      }
    >
      <TextField
        label="Code postal"
        value={postcode}
        onValue={setPostcode}
        required
        error={fieldError(error, 'postcode')}
      />
      <TextField label="Ville" value={city} onValue={setCity} required error={fieldError(error, 'city')} />
    </Form>
  );
}
