import { price as euros, integer } from '@extranet/shared/format';
import { useTranslation } from '@extranet/shared/i18n';
import { searchable } from '@extranet/shared/rules';
import { SPECIAL_PRICES_AT_ONCE } from '@extranet/shared/rules/product';
import { color, font, phoneQuery } from '@extranet/shared/theme';
import {
  Alert,
  Button,
  Checkbox,
  EmptyState,
  IconButton,
  Reference,
  TextField,
  toast,
  useMedia,
  VisuallyHidden,
} from '@extranet/shared/ui';
import { type Column, DataTable } from '@extranet/shared/ui/table';
import { Trash2, Undo2 } from 'lucide-react';
import { useDeferredValue, useMemo, useRef, useState } from 'react';
import styled from 'styled-components';
import { changedMeanwhile, useRefusal } from '../refusals.ts';
import { PriceTools } from './PriceTools.tsx';
import { perLine } from './per-line.ts';
import { gapOf } from './price-grid.ts';
import {
  confirmed,
  editedFrom,
  isAbove,
  type PriceLine,
  toggled,
  withPrice,
  withTerm,
} from './price-lines.ts';
import { RestOfPrices } from './RestOfPrices.tsx';
import { termColumns } from './termColumns.tsx';
import { usePriceGrid } from './usePriceGrid.ts';
import { usePriceProblemText } from './usePriceProblemText.ts';
import type { PricesEdit } from './usePricesEdit.ts';

const SEARCH_ABOVE = 20;
const TERMS = ['validFrom', 'validTo', 'steps'];
/** Narrower, what the price is of takes two lines: nothing has to be looked for beyond the edge. */
const TABLET = '(max-width: 63.99rem)';
const productWords = perLine(({ spProdRef, designation }: PriceLine) =>
  searchable(`${spProdRef} ${designation}`),
);
const customerWords = perLine(({ who }: PriceLine) => searchable(who));
/** The id by which a price field refers to its error message. */
const problemId = (key: string) => `price-problem-${encodeURIComponent(key)}`;

interface Props {
  edit: PricesEdit;
  by: 'reference' | 'customer';
  /** References with prices were pasted. */
  onPastedFile?: (file: File) => void;
}

/** The rows of either list: references of a customer, or customers of a reference. They are edited like a spreadsheet. */
export function PricesTable({ edit, by, onPastedFile }: Props) {
  const { t } = useTranslation('admin');
  const { status, lines, problems, onLines } = edit;
  const refusal = useRefusal(edit.refusal);
  const problemText = usePriceProblemText();
  const [search, setSearch] = useState('');
  const wanted = searchable(useDeferredValue(search));
  const shown = useMemo(
    () =>
      wanted === ''
        ? lines
        : lines.filter((line) => (by === 'reference' ? productWords : customerWords)(line).includes(wanted)),
    [lines, wanted, by],
  );
  const [withTerms, setWithTerms] = useState(false);
  const handleTooEarly = () => toast({ text: t('specialPrices.stillLoading') });
  const grid = usePriceGrid({ edit, shown, onPastedFile, onTooEarly: handleTooEarly });
  const toCorrect = useMemo(() => [...problems.values()].filter((one) => one !== 'above').length, [problems]);
  // Cells read the newest list from this ref, so that the columns stay the same and unchanged rows do not render again.
  const latest = useRef({ lines, onLines });
  latest.current = { lines, onLines };

  const phone = useMedia(phoneQuery);
  const tablet = useMedia(TABLET);
  const columns = useMemo<Column<PriceLine>[]>(() => {
    const stateOf = (line: PriceLine) => {
      const { key, spStatus, listPrice } = line;
      const problem = problems.get(key);
      if (isAbove(line))
        return (
          <Problem id={problemId(key)}>
            <span>{t('specialPrices.aboveBeside')}</span>
            <Button
              variant="quiet"
              onClick={() => latest.current.onLines(confirmed(latest.current.lines, key))}
            >
              {t('specialPrices.confirm')}
            </Button>
          </Problem>
        );
      if (problem && problem !== 'above')
        return <Problem id={problemId(key)}>{problemText(problem)}</Problem>;
      if (spStatus === 'removed') return t('specialPrices.removed');
      return listPrice === null && <Problem>{t('specialPrices.gone')}</Problem>;
    };
    const all: Column<PriceLine>[] = [
      {
        id: 'chosen',
        header: t('specialPrices.chosen'),
        hideHeader: true,
        width: '2.5rem',
        cell: ({ key, spProdRef, who }) => (
          <Checkbox
            label={
              <VisuallyHidden>
                {t('specialPrices.choose', { what: by === 'reference' ? spProdRef : who })}
              </VisuallyHidden>
            }
            checked={grid.chosen.has(key)}
            onValue={() => grid.choose(key)}
          />
        ),
      },
      {
        id: 'what',
        header: t(by === 'reference' ? 'specialPrices.reference' : 'specialPrices.customer'),
        width: phone
          ? 'minmax(0, 1fr)'
          : by === 'reference' && !withTerms && !tablet
            ? '6.5rem'
            : 'minmax(8rem, 2fr)',
        cell: (line) => {
          const what = by === 'reference' ? <Reference>{line.spProdRef}</Reference> : line.who;
          if (!phone && !withTerms && !tablet) return what;
          const problem = isAbove(line) ? 'above' : problems.get(line.key);
          const listed =
            tablet && !phone && !withTerms && by === 'reference'
              ? line.designation
              : t('specialPrices.listed', { price: euros(line.listPrice) });
          return (
            <Stacked>
              {what}
              {problem ? (
                <Problem id={problemId(line.key)}>
                  {problem === 'above'
                    ? t('specialPrices.above', { price: euros(line.listPrice) })
                    : problemText(problem)}
                </Problem>
              ) : (
                <small>{line.listPrice === null ? t('specialPrices.gone') : listed}</small>
              )}
            </Stacked>
          );
        },
      },
      {
        id: 'designation',
        header: t('specialPrices.designation'),
        width: 'minmax(10.5rem, 2.5fr)',
        // A price that has to be corrected or confirmed says so in its place: both would have no room in a dialog.
        cell: (line) => stateOf(line) || <Words>{line.designation}</Words>,
      },
      {
        id: 'listPrice',
        header: t('specialPrices.listPrice'),
        width: 'minmax(5.5rem, 0.8fr)',
        align: 'end',
        cell: ({ listPrice }) => euros(listPrice),
      },
      {
        id: 'without',
        header: t('specialPrices.without'),
        width: 'minmax(6rem, 0.8fr)',
        align: 'end',
        cell: ({ without }) => (without === null ? '' : euros(without)),
      },
      {
        id: 'price',
        header: t('specialPrices.price'),
        width: 'minmax(7.5rem, 1fr)',
        cell: ({ key, price, spStatus, spProdRef, who }) => (
          <TextField
            label={t('specialPrices.priceOf', { what: by === 'reference' ? spProdRef : who })}
            hideLabel
            inputMode="decimal"
            autoComplete="off"
            value={price}
            after="€"
            errorAt={problems.has(key) ? problemId(key) : undefined}
            disabled={spStatus === 'removed'}
            onValue={(text) => latest.current.onLines(withPrice(latest.current.lines, key, text))}
          />
        ),
      },
      {
        id: 'gap',
        header: t('specialPrices.gap'),
        width: '5rem',
        align: 'end',
        cell: (line) => {
          const before = editedFrom(line);
          return (
            <Stacked>
              {percentOf(gapOf(line))}
              {before !== null && <small>{t('specialPrices.before', { price: euros(before) })}</small>}
            </Stacked>
          );
        },
      },
      {
        id: 'problem',
        header: t('specialPrices.state'),
        hideHeader: true,
        width: 'minmax(0, 1.5fr)',
        cell: stateOf,
      },
      {
        id: 'toggle',
        header: t('common.actions'),
        hideHeader: true,
        width: '3rem',
        align: 'end',
        cell: ({ key, spStatus, spProdRef, who }) => (
          <IconButton
            icon={spStatus === 'active' ? Trash2 : Undo2}
            name={t(spStatus === 'active' ? 'specialPrices.remove' : 'specialPrices.keep', {
              what: by === 'reference' ? spProdRef : who,
            })}
            onClick={() => latest.current.onLines(toggled(latest.current.lines, key))}
          />
        ),
      },
    ];
    all.splice(
      -2,
      0,
      ...termColumns({
        t,
        nameOf: ({ spProdRef, who }) => (by === 'reference' ? spProdRef : who),
        errorAt: ({ key }) =>
          ['daysWrong', 'stepsWrong'].includes(problems.get(key) ?? '') ? problemId(key) : undefined,
        onTerm: (...change) => latest.current.onLines(withTerm(latest.current.lines, ...change)),
      }),
    );
    const hidden = phone
      ? ['chosen', 'designation', 'listPrice', 'without', 'gap', 'problem', ...TERMS]
      : withTerms
        ? ['designation', 'listPrice', 'without', 'gap', 'problem']
        : [
            ...TERMS,
            ...(tablet ? ['designation', 'without', 'problem'] : []),
            by === 'customer' ? 'designation' : 'problem',
          ];
    return all.filter(({ id }) => !hidden.includes(id));
  }, [t, by, problems, problemText, phone, tablet, withTerms, grid.chosen, grid.choose]);

  if (status === 'error')
    return (
      <EmptyState
        title={t('specialPrices.failed')}
        action={<Button onClick={edit.reload}>{t('common.retry')}</Button>}
      >
        {t('common.failedHint')}
      </EmptyState>
    );
  return (
    <>
      {refusal && edit.saving === 'error' && (
        <Alert
          action={
            changedMeanwhile(refusal) && <Button onClick={edit.reload}>{t('specialPrices.reload')}</Button>
          }
        >
          {refusal.message} {changedMeanwhile(refusal) && t('specialPrices.reloadKeeps')}
        </Alert>
      )}
      {edit.tooMany && <Alert>{t('specialPrices.tooMany', { max: integer(SPECIAL_PRICES_AT_ONCE) })}</Alert>}
      {edit.rest && <RestOfPrices rest={edit.rest} />}
      {toCorrect > 0 && <Alert>{t('specialPrices.problems', { count: toCorrect })}</Alert>}
      {problems.size > toCorrect && (
        <Alert
          action={<Button onClick={() => onLines(confirmed(lines))}>{t('specialPrices.confirmAll')}</Button>}
        >
          {t('specialPrices.toConfirm', { count: problems.size - toCorrect })}
        </Alert>
      )}
      {lines.length > SEARCH_ABOVE && (
        <TextField label={t('specialPrices.search')} type="search" value={search} onValue={setSearch} />
      )}
      {!phone && (
        <PriceTools
          grid={grid}
          undo={edit.undo}
          undoSave={edit.undoSave}
          shown={shown.length}
          partial={edit.rest !== null}
          withTerms={withTerms}
          onTerms={setWithTerms}
        />
      )}
      <div {...grid.keys}>
        <DataTable
          label={t('specialPrices.title')}
          columns={columns}
          rows={shown}
          rowKey={({ key }) => key}
          loading={status !== 'success'}
          density="tall"
          dimmed={({ spStatus }) => spStatus === 'removed'}
          maxHeight="min(24rem, 50dvh)"
          empty={
            <EmptyState title={t(lines.length > 0 ? 'specialPrices.noneFound' : 'specialPrices.none')}>
              {t(by === 'reference' ? 'specialPrices.noneHint' : 'specialPrices.noneHintProduct')}
            </EmptyState>
          }
        />
      </div>
    </>
  );
}

const percentOf = (gap: number | null) =>
  gap === null ? '' : `${gap > 0 ? '+' : ''}${oneDecimal.format(gap)}\u00a0%`;
const oneDecimal = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 1 });

/** A phone has no room for columns of their own: list price and problem stand under what the price is of. */
const Stacked = styled.span`
  display: grid;
  white-space: normal;
  line-height: 1.2;
`;
/** Two lines, for which the row has room. */
const Words = styled.span`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  overflow: hidden;
  line-height: 1.25;
  white-space: normal;
`;
/** Rows have one height: the words take one line, so that the next row never covers what is to be pressed. */
const Problem = styled.span`
  display: grid;
  justify-items: start;
  color: ${color('error')};
  font: ${font('xs', 'strong')};
  line-height: 1.2;
  white-space: normal;
  & > span {
    max-inline-size: 100%;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & > button { min-block-size: 2rem; padding: 0; }
`;
