import { Reference } from '@extranet/shared/ui';
import { useSupplier } from './useSupplier.ts';

interface Props {
  title: string;
  reference?: string;
  facts: readonly (readonly [label: string, value: string])[];
}

/** The head of what is printed: whose it is, what it is. */
export function SheetHead({ title, reference, facts }: Props) {
  return (
    <header>
      <Supplier />
      <div>
        <h1>
          {title} {reference && <Reference>{reference}</Reference>}
        </h1>
        <dl>
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </header>
  );
}

function Supplier() {
  const supplier = useSupplier();
  if (!supplier) return <div />;
  const { name, address, postcode, city, phone, email } = supplier;
  return (
    <div className="supplier">
      <strong>{name}</strong>
      <span>{address}</span>
      <span>
        {postcode} {city}
      </span>
      <span>
        {phone} – {email}
      </span>
    </div>
  );
}
