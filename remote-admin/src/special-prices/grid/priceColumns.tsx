import { price as euros } from '@extranet/shared/format';
import type { useTranslation } from '@extranet/shared/i18n';
import { Checkbox, IconButton, TextField, VisuallyHidden } from '@extranet/shared/ui';
import type { Column } from '@extranet/shared/ui/table';
import { Trash2, Undo2 } from 'lucide-react';
import { editedFrom, type PriceLine, type Term } from '../lines/price-lines.ts';
import { isOfTerms, type PriceProblem, type PriceProblems } from '../lines/price-problems.ts';
import { type By, nameOf } from '../useLineWords.ts';
import { Gap } from './Gap.tsx';
import { LineBadge } from './LineBadge.tsx';
import { DesignationOf, UsualPriceOf } from './LineFacts.tsx';
import type { Layout } from './layout.ts';
import { saidId } from './said-rows.ts';
import { termColumns } from './termColumns.tsx';
import { WhatCell, Words } from './WhatCell.tsx';

export interface CellHandlers {
  onPrice: (key: string, text: string) => void;
  onTerm: (key: string, term: Term, text: string) => void;
  onLeave: () => void;
  onToggle: (key: string) => void;
  onChoose: (key: string) => void;
}

interface Options {
  t: ReturnType<typeof useTranslation<'admin'>>['t'];
  by: By;
  layout: Layout;
  problems: PriceProblems;
  chosen: ReadonlySet<string>;
  today: string;
  handlers: CellHandlers;
}

/** Room for '99 999,00' beside the unit, and for '99 999,00 €'. */
const PRICE_WIDTH = '8.75rem';
const AMOUNT_WIDTH = '6rem';
const PHONE_WIDTH = '8rem';
const NARROW_WIDTH = '8.25rem';
/** Room for 'À partir du 01/01/2027' below it; where days stand below each other, rows are high enough for it to wrap. */
const whatWidth = ({ narrow, withTerms }: Layout) =>
  withTerms ? `minmax(${narrow ? '7rem' : '9.25rem'}, 1fr)` : 'minmax(9.25rem, 2fr)';

const WRONG_AT: Record<Term, readonly PriceProblem[]> = {
  validFrom: ['daysWrong'],
  validTo: ['daysWrong'],
  steps: ['stepsWrong', 'stepsAbove'],
};

/** The columns of either list: references of a customer, or customers of a reference. */
export function priceColumns({ t, by, layout, problems, chosen, today, handlers }: Options) {
  const { phone, narrow, withTerms } = layout;
  const words = by === 'reference' && !phone && !narrow && !withTerms;
  const wrongAt = (key: string, isMeant: (problem: PriceProblem) => boolean) =>
    (problems.get(key)?.filter(isMeant) ?? []).map((problem) => saidId(key, problem)).join(' ') || undefined;
  const columns = {
    chosen: {
      id: 'chosen',
      header: t('specialPrices.chosen'),
      hideHeader: true,
      width: '1.5rem',
      cell: (line) => (
        <Checkbox
          label={<VisuallyHidden>{t('specialPrices.choose', { what: nameOf(line, by) })}</VisuallyHidden>}
          checked={chosen.has(line.key)}
          onValue={() => handlers.onChoose(line.key)}
        />
      ),
    },
    what: {
      id: 'what',
      header: t(by === 'reference' ? 'specialPrices.reference' : 'specialPrices.customer'),
      width: phone ? 'minmax(0, 1fr)' : words ? '6.5rem' : whatWidth(layout),
      cell: (line) => <WhatCell line={line} by={by} layout={layout} today={today} alone={words} />,
    },
    designation: {
      id: 'designation',
      header: t('specialPrices.designation'),
      width: 'minmax(10rem, 2.5fr)',
      cell: (line) => (
        <Words>
          <span>
            <DesignationOf line={line} />
          </span>
          <LineBadge line={line} today={today} />
        </Words>
      ),
    },
    listPrice: {
      id: 'listPrice',
      header: t('specialPrices.listPrice'),
      width: AMOUNT_WIDTH,
      align: 'end',
      cell: ({ listPrice }) => euros(listPrice),
    },
    without: {
      id: 'without',
      header: t('specialPrices.without'),
      width: AMOUNT_WIDTH,
      align: 'end',
      cell: (line) => <UsualPriceOf line={line} />,
    },
    price: {
      id: 'price',
      header: t('specialPrices.price'),
      width: phone ? PHONE_WIDTH : narrow ? NARROW_WIDTH : PRICE_WIDTH,
      cell: (line) => (
        <TextField
          label={t('specialPrices.priceOf', { what: nameOf(line, by) })}
          hideLabel
          inputMode="decimal"
          autoComplete="off"
          data-line={line.key}
          value={line.price}
          after="€"
          errorAt={wrongAt(line.key, (problem) => !isOfTerms(problem))}
          disabled={line.spStatus === 'removed'}
          onValue={(text) => handlers.onPrice(line.key, text)}
          onBlur={handlers.onLeave}
        />
      ),
    },
    gap: {
      id: 'gap',
      header: t('specialPrices.gap'),
      width: '6.75rem',
      align: 'end',
      cell: (line) => <Gap line={line} before={editedFrom(line)} />,
    },
    toggle: {
      id: 'toggle',
      header: t('common.actions'),
      hideHeader: true,
      width: '2.75rem',
      align: 'end',
      cell: (line) => (
        <IconButton
          icon={line.spStatus === 'active' ? Trash2 : Undo2}
          name={t(line.spStatus === 'active' ? 'specialPrices.remove' : 'specialPrices.keep', {
            what: nameOf(line, by),
          })}
          onClick={() => handlers.onToggle(line.key)}
        />
      ),
    },
  } satisfies Record<string, Column<PriceLine>>;
  const { what, price, toggle } = columns;
  if (phone) return [what, price, toggle];
  if (withTerms) {
    const terms = termColumns({
      t,
      narrow,
      nameOf: (line) => nameOf(line, by),
      errorAt: ({ key }, term) => wrongAt(key, (problem) => WRONG_AT[term].includes(problem)),
      onTerm: handlers.onTerm,
      onLeave: handlers.onLeave,
    });
    return [columns.chosen, what, price, ...terms, toggle];
  }
  return [
    columns.chosen,
    what,
    ...(words ? [columns.designation] : []),
    columns.listPrice,
    ...(narrow ? [] : [columns.without]),
    price,
    columns.gap,
    toggle,
  ];
}
