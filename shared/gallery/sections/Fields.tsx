import { Search } from 'lucide-react';
import { useState } from 'react';
import { DISCOUNT, SPECIAL_PRICE, type TypedQuantity } from '../../src/rules/index.ts';
import {
  Checkbox,
  Columns,
  NumberField,
  PasswordField,
  QuantityStepper,
  Row,
  Select,
  TextArea,
  TextField,
  type TypedNumber,
} from '../../src/ui/index.ts';
import { CodeField, PhoneField } from '../../src/ui/sign-in/index.ts';
import { Example } from '../Example.tsx';

const SENTENCE = 'Indiquez une valeur de 0 à 100, avec deux décimales au plus.';
const catalogues = ['Faisceau', 'Attelage', 'Kit'].map((name) => ({ value: name, label: name }));
const dialCodes = [
  { dial_code: '+33', code: 'FR' },
  { dial_code: '+32', code: 'BE' },
  { dial_code: '+1', code: 'US' },
  { dial_code: '+1', code: 'CA' },
];

export function Fields() {
  const [text, setText] = useState('garage@demo.example');
  const [empty, setEmpty] = useState('');
  const [password, setPassword] = useState('Demo-20');
  const [amount, setAmount] = useState<TypedNumber>(1234.5);
  const [quantity, setQuantity] = useState<TypedQuantity>(2);
  const [catalogue, setCatalogue] = useState('Faisceau');
  const [checked, setChecked] = useState(true);
  const [phone, setPhone] = useState('+33 612345678');
  return (
    <>
      <Example name="TextField">
        <Columns>
          <TextField label="Adresse email" value={text} onValue={setText} required />
          <TextField label="Vide" value={empty} onValue={setEmpty} placeholder="Référence, véhicule…" />
          <TextField
            label="Recherche"
            value={empty}
            onValue={setEmpty}
            icon={Search}
            hint="3 caractères minimum"
          />
          <TextField
            label="Refusé"
            value="garage@"
            onValue={setText}
            error="Adresse email invalide"
            required
          />
          <TextField label="Désactivé" value="CMD-2026-000123" onValue={setText} disabled />
          <TextArea label="Mémo" value={empty} onValue={setEmpty} />
        </Columns>
      </Example>
      <Example name="PasswordField">
        <Columns>
          <PasswordField label="Mot de passe" value={password} onValue={setPassword} />
          <PasswordField
            label="Nouveau mot de passe"
            value={password}
            onValue={setPassword}
            rules={[
              { id: 'length', text: 'De 8 à 32 caractères', met: password.length >= 8 },
              { id: 'upper', text: 'Une majuscule', met: /[A-Z]/.test(password) },
              { id: 'digit', text: 'Un chiffre', met: /\d/.test(password) },
            ]}
          />
          <PasswordField label="Désactivé" value={password} onValue={setPassword} disabled />
        </Columns>
      </Example>
      <Example name="NumberField, QuantityStepper">
        <Columns>
          <NumberField
            label="Prix remisé"
            value={amount}
            onValue={setAmount}
            rule={SPECIAL_PRICE}
            sentence={SENTENCE}
            after="€"
          />
          <NumberField
            label="Remise"
            value={null}
            onValue={setAmount}
            rule={DISCOUNT}
            sentence={SENTENCE}
            after="%"
          />
          <NumberField
            label="Remise refusée"
            value="150"
            onValue={setAmount}
            rule={DISCOUNT}
            sentence={SENTENCE}
            after="%"
          />
          <NumberField
            label="Désactivé"
            value={1_000}
            onValue={setAmount}
            rule={SPECIAL_PRICE}
            sentence={SENTENCE}
            disabled
          />
        </Columns>
        <Row $gap="l">
          <QuantityStepper value={quantity} onValue={setQuantity} />
          <QuantityStepper value={1} onValue={setQuantity} label="Quantité au minimum" />
          <QuantityStepper value={9999} onValue={setQuantity} label="Quantité au maximum" />
          <QuantityStepper value="99999" onValue={setQuantity} label="Quantité refusée" />
          <QuantityStepper value={3} onValue={setQuantity} label="Quantité désactivée" disabled />
        </Row>
      </Example>
      <Example name="Select, Checkbox">
        <Columns>
          <Select label="Catalogue" value={catalogue} onValue={setCatalogue} options={catalogues} />
          <Select label="Année" value="" onValue={setCatalogue} options={catalogues} placeholder="Choisir" />
          <Select
            label="Refusé"
            value=""
            onValue={setCatalogue}
            options={catalogues}
            placeholder="Choisir"
            error="La colonne Référence doit être sélectionnée."
          />
          <Select label="Désactivé" value="Kit" onValue={setCatalogue} options={catalogues} disabled />
        </Columns>
        <Row $gap="xl">
          <Checkbox label="Faisceaux" checked={checked} onValue={setChecked} />
          <Checkbox label="Attelages" checked={!checked} onValue={() => setChecked(!checked)} />
          <Checkbox label="Désactivée" checked onValue={setChecked} disabled />
          <Checkbox label="Refusée" checked={false} onValue={setChecked} error="À cocher pour continuer." />
        </Row>
      </Example>
      <Example name="PhoneField, CodeField">
        <Columns $min="20rem">
          <PhoneField label="Téléphone" value={phone} onValue={setPhone} dialCodes={dialCodes} required />
          <PhoneField label="Sans indicatifs" value="" onValue={setPhone} error="Un numéro est requis." />
          <PhoneField
            label="Désactivé"
            value="+32 470123456"
            onValue={setPhone}
            dialCodes={dialCodes}
            disabled
          />
        </Columns>
        <Columns $min="20rem">
          <Codes label="Code reçu par email" />
          <Codes label="Code refusé" start="123" error="Ce code n’est pas le bon." />
          <Codes label="Code désactivé" start="123456" disabled />
        </Columns>
      </Example>
    </>
  );
}

function Codes({
  label,
  start = '',
  ...rest
}: {
  label: string;
  start?: string;
  error?: string;
  disabled?: boolean;
}) {
  const [code, setCode] = useState(start);
  const [sent, setSent] = useState('');
  return (
    <div>
      <CodeField label={label} value={code} onValue={setCode} onComplete={setSent} {...rest} />
      <output data-sent={label}>{sent && `Envoyé\u00a0: ${sent}`}</output>
    </div>
  );
}
