import { date } from '@extranet/shared/format';
import { useTranslation } from '@extranet/shared/i18n';
import { searchable } from '@extranet/shared/rules';
import { phoneQuery, space } from '@extranet/shared/theme';
import { Button, EmptyState, Row, TextField, toast, useMedia } from '@extranet/shared/ui';
import { DataTable } from '@extranet/shared/ui/table';
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import styled from 'styled-components';
import { useOnGrowth } from '../../useOnGrowth.ts';
import { hasTerms } from '../lines/line-state.ts';
import type { PriceLine } from '../lines/price-lines.ts';
import { isOfTerms, isQuestion } from '../lines/price-problems.ts';
import type { By } from '../useLineWords.ts';
import type { PricesEdit } from '../usePricesEdit.ts';
import { JumpsQuestion } from './JumpsQuestion.tsx';
import { PriceNotices } from './PriceNotices.tsx';
import { PriceTools } from './PriceTools.tsx';
import { isSaid, withSaid } from './said-rows.ts';
import { shownLines } from './shown-lines.ts';
import { useFaultFocus } from './useFaultFocus.ts';
import { useIsNarrow } from './useIsNarrow.ts';
import { usePriceGrid } from './usePriceGrid.ts';
import { useRowColumns } from './useRowColumns.tsx';
import { useUndoKey } from './useUndoKey.ts';

const SEARCH_ABOVE = 20;
/**
 * In rem: the columns of the whole list, with their gaps and the bar that scrolls them. With less room, what the price is of takes
 * two lines, and nothing has to be looked for beyond the edge.
 */
const NARROW = 56;
/** All that a customer's dialog shows beside the rows: they take the rest of the window, so that nothing but them scrolls. */
const AROUND_ROWS = '26rem';

interface Props {
  edit: PricesEdit;
  by: By;
  /** References with prices were pasted. */
  onPastedFile?: (file: File) => void;
}

/** The rows of either list: references of a customer, or customers of a reference. They are edited like a spreadsheet. */
export function PricesTable({ edit, by, onPastedFile }: Props) {
  const { t } = useTranslation('admin');
  const { status, lines, problems, clashes, missed } = edit;
  const box = useRef<HTMLDivElement>(null);
  const [search, setSearch] = useState('');
  const [only, setOnly] = useState<ReadonlySet<string> | null>(null);
  const wanted = searchable(useDeferredValue(search));
  const shown = useMemo(
    () => shownLines(lines, { by, wanted, only, problems }),
    [lines, by, wanted, only, problems],
  );
  const phone = useMedia(phoneQuery);
  const narrow = useIsNarrow(box, NARROW);
  const rows = useMemo(
    () => withSaid(shown, { problems, clashes, oneByOne: phone }),
    [shown, problems, clashes, phone],
  );
  const [today] = useState(() => date(new Date(), 'iso'));
  // Terms that somebody agreed on are not hidden; whoever hides them has seen them.
  const [terms, setTerms] = useState<boolean | null>(null);
  const anyTerms = useMemo(() => lines.some(hasTerms), [lines]);
  useEffect(() => {
    if (anyTerms) setTerms((now) => now ?? true);
  }, [anyTerms]);
  const withTerms = terms ?? false;
  const grid = usePriceGrid({
    edit,
    shown,
    onPastedFile,
    onTooEarly: () => toast({ text: t('specialPrices.stillLoading') }),
  });
  useUndoKey(box, edit.undo ?? edit.undoSave);
  const goTo = useFaultFocus(box, rows);
  const columns = useRowColumns({
    ...{ edit, by, grid, today, onConfirmed: goTo },
    layout: { phone, narrow, withTerms },
  });
  // A save that was refused leads to what is wrong, wherever in the list that is.
  useOnGrowth(missed, () => {
    const faulty = lines.filter(({ key }) => problems.has(key));
    // What cannot be saved at all comes before what is only asked about.
    const isWrong = ({ key }: PriceLine) => !problems.get(key)?.every(isQuestion);
    const first = faulty.find(isWrong) ?? faulty[0];
    if (!first) return;
    if (problems.get(first.key)?.some(isOfTerms)) setTerms(true);
    if (!shown.includes(first)) {
      setSearch('');
      setOnly(null);
    }
    goTo(first.key);
  });
  const showOnlyFaults = () => {
    setSearch('');
    setOnly(new Set(problems.keys()));
    goTo(lines.find(({ key }) => problems.has(key))?.key);
  };
  const showAll = () => {
    setOnly(null);
    goTo(shown[0]?.key);
  };
  const roomy = narrow && withTerms && !phone;
  const besideOthers = roomy ? 'min(36rem, 60dvh)' : 'min(24rem, 50dvh)';
  const ofWindow = `max(16rem, calc(100dvh - ${AROUND_ROWS}))`;
  const searchField = lines.length > SEARCH_ABOVE && (
    <TextField label={t('specialPrices.search')} type="search" value={search} onValue={setSearch} />
  );
  return (
    <>
      <Box ref={box} $narrow={narrow} {...grid.keys}>
        {status === 'error' ? (
          <EmptyState
            title={t('specialPrices.failed')}
            action={<Button onClick={edit.reload}>{t('common.retry')}</Button>}
          >
            {t('common.failedHint')}
          </EmptyState>
        ) : (
          <>
            <PriceNotices edit={edit} by={by} onOnlyFaults={only ? null : showOnlyFaults} />
            {phone && searchField}
            {!phone && (
              <PriceTools
                search={searchField}
                grid={grid}
                undo={edit.undo}
                undoSave={edit.undoSave}
                shown={shown.length}
                filtered={shown.length < lines.length}
                partial={edit.rest !== null}
                withTerms={withTerms}
                onTerms={setTerms}
              />
            )}
            {only && (
              <Row>
                <span role="status">{t('specialPrices.onlyFaultsShown')}</span>
                <Button onClick={showAll}>{t('specialPrices.showAll')}</Button>
              </Row>
            )}
            <DataTable
              label={t('specialPrices.title')}
              columns={columns}
              rows={rows}
              rowKey={({ key }) => key}
              loading={status !== 'success'}
              density={roomy ? 'lists' : 'tall'}
              dimmed={(row) => !isSaid(row) && row.spStatus === 'removed'}
              maxHeight={by === 'reference' && !phone ? ofWindow : besideOthers}
              empty={
                <EmptyState title={t(lines.length > 0 ? 'specialPrices.noneFound' : 'specialPrices.none')}>
                  {t(by === 'reference' ? 'specialPrices.noneHint' : 'specialPrices.noneHintProduct')}
                </EmptyState>
              }
            />
          </>
        )}
      </Box>
      <JumpsQuestion edit={edit} by={by} />
    </>
  );
}

/** Prices, days and steps are many columns: they stand closer together than those of other lists. */
const Box = styled.div<{ $narrow: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space('l')};
  & [role='grid'] [role='row'] {
    column-gap: ${({ $narrow }) => space($narrow ? 's' : 'm')};
    padding-inline: ${space('s')};
  }
  /* A line and what is said about it are one. */
  & [role='row']:has(+ [role='row'] [data-said]) { border-block-end-color: transparent; }
`;
