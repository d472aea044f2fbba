import type { ImportSummary } from '@extranet/shared/contracts';
import { integer } from '@extranet/shared/format';
import { useTranslation } from '@extranet/shared/i18n';
import { ConfirmDialog } from '@extranet/shared/ui';
import { type ReactNode, useState } from 'react';
import { useValueWhileClosing } from './useValueWhileClosing.ts';

/** The second click of a double click falls beside the question, and would be its answer. */
const HURRIED_MS = 500;

interface Asked {
  /** When, by the page's clock. */
  at: number;
  summary: ImportSummary;
  go: () => void;
}

interface TriplesQuestion {
  /** Runs `go` at once, or after somebody said that such prices are meant. */
  ask: (summary: ImportSummary, go: () => void) => void;
  question: ReactNode;
}

/**
 * Asks once before a file makes prices three times as high, or a third, where most often a comma has slipped; and before products
 * cannot be ordered any more, as with a price of 0.
 */
export function useTriplesQuestion(): TriplesQuestion {
  const { t } = useTranslation('admin');
  const [asked, setAsked] = useState<Asked>();
  const { triples = 0, thirds = 0, stops = 0 } = useValueWhileClosing(asked)?.summary ?? {};
  const rises = triples - thirds;
  return {
    ask: (summary, go) =>
      summary.triples + summary.stops > 0 ? setAsked({ summary, go, at: performance.now() }) : go(),
    question: (
      <ConfirmDialog
        open={asked !== undefined}
        title={t(triples > 0 ? 'imports.triplesQuestion' : 'imports.stopsQuestion')}
        confirm={t(triples > 0 ? 'imports.triplesApply' : 'imports.stopsApply')}
        cancel={t('imports.triplesBack')}
        onConfirm={() => {
          setAsked(undefined);
          asked?.go();
        }}
        onClose={() => {
          if (asked && performance.now() - asked.at > HURRIED_MS) setAsked(undefined);
        }}
      >
        {rises > 0 && <p>{t('imports.tripleRises', { count: rises, shown: integer(rises) })}</p>}
        {stops > 0 && <p>{t('imports.stopping', { count: stops })}</p>}
        {thirds > 0 && <p>{t('imports.tripleFalls', { count: thirds, shown: integer(thirds) })}</p>}
      </ConfirmDialog>
    ),
  };
}
