import type { Supplier } from '@extranet/shared/contracts';
import { registerTexts } from '@extranet/shared/i18n';
import { color, font, space } from '@extranet/shared/theme';
import { Reference } from '@extranet/shared/ui';
import styled from 'styled-components';
import texts from './locales/print.fr.json';

registerTexts('catalog', texts);

interface Props {
  /** Whose paper it is; null while it is not known. */
  supplier: Supplier | null;
  title: string;
  reference?: string | undefined;
  facts: readonly (readonly [label: string, value: string])[];
}

/** The head of what is printed: who it is from and how to reach them, what it is, when it was printed. */
export const PrintHead = ({ supplier, title, reference, facts }: Props) => (
  <Head>
    {supplier ? <From supplier={supplier} /> : <div />}
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
  </Head>
);

const From = ({ supplier: { name, address, postcode, city, phone, email } }: { supplier: Supplier }) => (
  <div>
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

const Head = styled.header`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space('l')};
  padding-block-end: ${space('m')};
  border-block-end: 1.5pt solid ${color('ink')};
  font: ${font('xs')};
  & > :first-child { display: grid; align-content: start; }
  & > :first-child > strong { font: ${font('m', 'strong')}; }
  & > :last-child { text-align: end; }
  & h1 { font: ${font('l', 'strong')}; }
  & dl { display: grid; }
  & dl > div { display: flex; justify-content: flex-end; gap: ${space('s')}; }
  & dt { color: ${color('soft')}; }
`;
