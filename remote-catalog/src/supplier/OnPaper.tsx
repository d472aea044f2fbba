import { date } from '@extranet/shared/format';
import { useTranslation } from '@extranet/shared/i18n';
import { media, space } from '@extranet/shared/theme';
import { PrintHead } from '@extranet/shared/ui/print';
import styled from 'styled-components';
import { useSupplier } from './useSupplier.ts';

interface Props {
  title: string;
  reference?: string;
  facts?: readonly (readonly [label: string, value: string])[];
}

/** The head of a printed sheet or list. It stands in the page already: printing does not wait for an answer. */
export function OnPaper({ title, reference, facts = [] }: Props) {
  const { t } = useTranslation('catalog');
  const printed = [t('print.printedOn'), date(new Date(), 'minute')] as const;
  return (
    <Place>
      <PrintHead supplier={useSupplier()} title={title} reference={reference} facts={[...facts, printed]} />
    </Place>
  );
}

const Place = styled.div`
  display: none;
  ${media.print} { display: block; margin-block-end: ${space('m')}; }
`;
