import type { useTranslation } from '@extranet/shared/i18n';
import { space } from '@extranet/shared/theme';
import { TextField } from '@extranet/shared/ui';
import type { Column } from '@extranet/shared/ui/table';
import styled from 'styled-components';
import type { PriceLine, Term } from '../lines/price-lines.ts';
import { StepsField } from './StepsField.tsx';

type Translate = ReturnType<typeof useTranslation<'admin'>>['t'];

interface Options {
  t: Translate;
  /** The two days stand one below the other, and steps have more lines. */
  narrow: boolean;
  nameOf: (line: PriceLine) => string;
  errorAt: (line: PriceLine, term: Term) => string | undefined;
  onTerm: (key: string, term: Term, text: string) => void;
  onLeave: () => void;
}

const LINES = 2;
const LINES_NARROW = 4;
const DAY_WIDTH = '8.5rem';

/** On which days a price holds, and what it is from which quantity on. */
export function termColumns({ t, narrow, nameOf, errorAt, onTerm, onLeave }: Options): Column<PriceLine>[] {
  const day = (line: PriceLine, term: 'validFrom' | 'validTo') => (
    <TextField
      label={t(`specialPrices.${term}Of`, { what: nameOf(line) })}
      hideLabel
      type="date"
      autoComplete="off"
      value={line[term]}
      errorAt={errorAt(line, term)}
      disabled={line.spStatus === 'removed'}
      onValue={(text) => onTerm(line.key, term, text)}
      onBlur={onLeave}
    />
  );
  const dayColumn = (term: 'validFrom' | 'validTo'): Column<PriceLine> => ({
    id: term,
    header: t(`specialPrices.${term}`),
    width: DAY_WIDTH,
    cell: (line) => day(line, term),
  });
  const days: Column<PriceLine> = {
    id: 'days',
    header: t('specialPrices.days'),
    width: DAY_WIDTH,
    cell: (line) => (
      <Days>
        {day(line, 'validFrom')}
        {day(line, 'validTo')}
      </Days>
    ),
  };
  const steps: Column<PriceLine> = {
    id: 'steps',
    header: t('specialPrices.steps'),
    width: narrow ? 'minmax(7rem, 2fr)' : 'minmax(8rem, 2fr)',
    cell: (line) => (
      <StepsField
        label={t('specialPrices.stepsOf', { what: nameOf(line) })}
        value={line.steps}
        errorAt={errorAt(line, 'steps')}
        disabled={line.spStatus === 'removed'}
        lines={narrow ? LINES_NARROW : LINES}
        onValue={(text) => onTerm(line.key, 'steps', text)}
        onBlur={onLeave}
      />
    ),
  };
  return [...(narrow ? [days] : [dayColumn('validFrom'), dayColumn('validTo')]), steps];
}

const Days = styled.div`
  display: grid;
  gap: ${space('xs')};
`;
