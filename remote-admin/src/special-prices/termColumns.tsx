import type { useTranslation } from '@extranet/shared/i18n';
import { TextField } from '@extranet/shared/ui';
import type { Column } from '@extranet/shared/ui/table';
import type { PriceLine } from './price-lines.ts';

type Translate = ReturnType<typeof useTranslation<'admin'>>['t'];
type Term = 'validFrom' | 'validTo' | 'steps';

interface Options {
  t: Translate;
  nameOf: (line: PriceLine) => string;
  errorAt: (line: PriceLine) => string | undefined;
  onTerm: (key: string, term: Term, text: string) => void;
}

/** On which days a price holds, and what it is from which quantity on. */
export function termColumns({ t, nameOf, errorAt, onTerm }: Options): Column<PriceLine>[] {
  const column = (term: Term, width: string, type: 'date' | 'text'): Column<PriceLine> => ({
    id: term,
    header: t(`specialPrices.${term}`),
    width,
    cell: (line) => (
      <TextField
        label={t(`specialPrices.${term}Of`, { what: nameOf(line) })}
        hideLabel
        type={type}
        autoComplete="off"
        value={line[term]}
        errorAt={errorAt(line)}
        disabled={line.spStatus === 'removed'}
        onValue={(text) => onTerm(line.key, term, text)}
      />
    ),
  });
  return [
    column('validFrom', '9rem', 'date'),
    column('validTo', '9rem', 'date'),
    column('steps', 'minmax(9rem, 2fr)', 'text'),
  ];
}
