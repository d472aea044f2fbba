import type { ProductChange } from '@extranet/shared/contracts';
import { date, integer, money } from '@extranet/shared/format';
import { useTranslation } from '@extranet/shared/i18n';
import { useAppDispatch } from '@extranet/shared/store';
import { color, font, radius, space } from '@extranet/shared/theme';
import { Button, EmptyState, Skeleton, Stack } from '@extranet/shared/ui';
import { type SyntheticEvent, useMemo } from 'react';
import styled from 'styled-components';
import { HEIGHT, priceLine, WIDTH } from './product-history/price-line.ts';
import { historyOpened, useProductHistory } from './product-history/product-history.slice.ts';

/** What the price and the stock of a product were: a line, and behind it each change with who made it. Read when it is opened. */
export function ProductHistory({ id }: { id: string }) {
  const { t } = useTranslation('admin');
  const dispatch = useAppDispatch();
  const { status, changes } = useProductHistory((state) => state.productHistory);
  const line = useMemo(() => priceLine(changes, Date.now()), [changes]);
  const open = () => dispatch(historyOpened(id));
  const handleToggle = (event: SyntheticEvent<HTMLDetailsElement>) => {
    if (event.currentTarget.open) open();
  };
  return (
    <details onToggle={handleToggle}>
      <summary>{t('history.title')}</summary>
      <Stack $gap="s">
        {status === 'pending' && <Skeleton height="10rem" />}
        {status === 'error' && (
          <EmptyState
            title={t('history.failed')}
            action={<Button onClick={open}>{t('common.retry')}</Button>}
          >
            {t('common.failedHint')}
          </EmptyState>
        )}
        {status === 'success' && changes.length === 0 && (
          <EmptyState title={t('history.none')}>{t('history.noneHint')}</EmptyState>
        )}
        {line && (
          <Drawing
            viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
            preserveAspectRatio="none"
            role="img"
            aria-label={t('history.line', { low: money(line.lowest), high: money(line.highest) })}
          >
            <path d={line.path} vectorEffect="non-scaling-stroke" />
          </Drawing>
        )}
        {changes.length > 0 && (
          // Focusable, so that many changes can be scrolled by keyboard.
          <Box role="region" aria-label={t('history.title')} tabIndex={0}>
            <table>
              <thead>
                <tr>
                  <th scope="col">{t('history.at')}</th>
                  <th scope="col">{t('history.price')}</th>
                  <th scope="col">{t('history.stock')}</th>
                  <th scope="col">{t('history.by')}</th>
                </tr>
              </thead>
              <tbody>
                {changes.map((change) => (
                  <tr key={`${change.at} ${change.undone}`}>
                    <td>{date(change.at, 'minute')}</td>
                    <td>{moved(amountOf(change.priceBefore), amountOf(change.priceAfter))}</td>
                    <td>{moved(countOf(change.stockBefore), countOf(change.stockAfter))}</td>
                    <td>{whose(change)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </Box>
        )}
      </Stack>
    </details>
  );

  function whose({ by, file, undone }: ProductChange) {
    if (file === null) return by;
    return t(undone ? 'history.undoneFile' : 'history.file', { by, file });
  }
}

const amountOf = (value: number | null) => (value === null ? '' : money(value));
const countOf = (value: number | null) => (value === null ? '' : integer(value));
const moved = (before: string, after: string) =>
  before === after || before === '' ? after : `${before} → ${after}`;

const Drawing = styled.svg`
  inline-size: 100%;
  block-size: 7.5rem;
  border: 1px solid ${color('line')};
  border-radius: ${radius()};
  & > path { fill: none; stroke: ${color('ink')}; stroke-width: 2; }
`;
const Box = styled.div`
  max-block-size: 16rem;
  overflow: auto;
  font: ${font('s')};
  & table { inline-size: 100%; border-collapse: collapse; }
  & th, & td { padding: ${space('xs', 's')}; border-block-end: 1px solid ${color('line')}; text-align: start; }
  & th { color: ${color('soft')}; font: ${font('xs')}; }
`;
