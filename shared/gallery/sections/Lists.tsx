import { Search } from 'lucide-react';
import { useMemo, useState } from 'react';
import { searchable } from '../../src/format/index.ts';
import { Autocomplete, Combobox } from '../../src/ui/combobox/index.ts';
import { Columns, Price, Reference, StockBadge, Tabs } from '../../src/ui/index.ts';
import { Example } from '../Example.tsx';

const references = Array.from({ length: 40_000 }, (_, at) => `FA-${String(at + 1).padStart(5, '0')}`);
const makes = ['Citroën', 'Peugeot', 'Renault', 'Škoda', 'Volkswagen', 'Mercedes-Benz', 'Dacia'];
const same = (text: string) => text;

export function Lists() {
  const [make, setMake] = useState<string | null>('Citroën');
  const [none, setNone] = useState<string | null>(null);
  const [text, setText] = useState('');
  const [picked, setPicked] = useState('');
  const [tab, setTab] = useState<'profile' | 'password' | 'addresses' | 'closed'>('profile');
  const found = useMemo(
    () => references.filter((reference) => searchable(reference).includes(searchable(text))),
    [text],
  );
  return (
    <>
      <Example name="Combobox">
        <Columns>
          <Combobox label="Constructeur" items={makes} itemText={same} value={make} onValue={setMake} />
          <Combobox
            label="Quarante mille références"
            items={references}
            itemText={same}
            value={none}
            onValue={setNone}
            placeholder="FA-..."
          />
          <Combobox label="En attente" items={[]} itemText={same} value={null} onValue={setNone} loading />
          <Combobox
            label="Refusé"
            items={makes}
            itemText={same}
            value={null}
            onValue={setNone}
            error="Choisissez un constructeur."
          />
          <Combobox
            label="Désactivé"
            items={makes}
            itemText={same}
            value="Dacia"
            onValue={setNone}
            disabled
          />
        </Columns>
      </Example>
      <Example name="Autocomplete">
        <Columns>
          <Autocomplete
            label="Recherche de produits"
            text={text}
            onText={setText}
            items={found}
            itemText={same}
            onPick={setPicked}
            icon={Search}
            hint="3 caractères minimum"
            renderItem={(reference) => (
              <>
                <Reference>{reference}</Reference>
                <StockBadge code={reference.at(-1)} compact />
                <span style={{ marginInlineStart: 'auto' }}>
                  <Price amount={reference.slice(-3)} tax="HT" />
                </span>
              </>
            )}
          />
          <Autocomplete
            label="En attente"
            text="abc"
            onText={setText}
            items={[]}
            itemText={same}
            onPick={setPicked}
            loading
          />
          <Autocomplete
            label="Désactivé"
            text=""
            onText={setText}
            items={[]}
            itemText={same}
            onPick={setPicked}
            disabled
          />
        </Columns>
        <output data-picked>{picked && `Choisi\u00a0: ${picked}`}</output>
      </Example>
      <Example name="Tabs">
        <Tabs
          label="Mon compte"
          active={tab}
          onActive={setTab}
          tabs={[
            { id: 'profile', label: 'Profil', content: <p>Le profil.</p> },
            { id: 'password', label: 'Mot de passe', content: <p>Le mot de passe.</p> },
            { id: 'addresses', label: 'Adresses de livraison', content: <p>Les adresses.</p> },
            { id: 'closed', label: 'Fermé', content: <p />, disabled: true },
          ]}
        />
      </Example>
    </>
  );
}
