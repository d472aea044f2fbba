import { PrintHead } from '@extranet/shared/ui/print';
import { useSupplier } from './useSupplier.ts';

interface Props {
  title: string;
  reference?: string;
  facts: readonly (readonly [label: string, value: string])[];
}

export const SheetHead = (props: Props) => <PrintHead supplier={useSupplier()} {...props} />;
