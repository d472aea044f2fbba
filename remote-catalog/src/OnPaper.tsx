import { date } from '@extranet/shared/format';
import { useTranslation } from '@extranet/shared/i18n';
import { space } from '@extranet/shared/theme';
import { usePrinting } from '@extranet/shared/ui';
import styled from 'styled-components';
import { PrintHead } from './PrintHead.tsx';
import { useSupplier } from './useSupplier.ts';

interface Props {
  title: string;
  reference?: string;
  facts?: readonly (readonly [label: string, value: string])[];
}

/** The head of a printed sheet or list, beside the page only while it is printed. */
export function OnPaper({ title, reference, facts = [] }: Props) {
  const { t } = useTranslation('catalog');
  const supplier = useSupplier();
  if (!usePrinting()) return null;
  const printed = [t('print.printedOn'), date(new Date(), 'minute')] as const;
  return (
    <Place>
      <PrintHead supplier={supplier} title={title} reference={reference} facts={[...facts, printed]} />
    </Place>
  );
}

const Place = styled.div`
  margin-block-end: ${space('m')};
`;
