import { PrintHead } from '@extranet/shared/ui';
import { useSupplier } from './useSupplier.ts';

interface Props {
  title: string;
  reference?: string;
  facts: readonly (readonly [label: string, value: string])[];
}

export const SheetHead = (props: Props) => <PrintHead supplier={useSupplier()} {...props} />;
