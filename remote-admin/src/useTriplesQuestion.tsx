import type { ImportSummary } from '@extranet/shared/contracts';
import { integer } from '@extranet/shared/format';
import { useTranslation } from '@extranet/shared/i18n';
import { ConfirmDialog } from '@extranet/shared/ui';
import { type ReactNode, useState } from 'react';
import { useValueWhileClosing } from './useValueWhileClosing.ts';

interface Asked {
  summary: ImportSummary;
  go: () => void;
}

interface TriplesQuestion {
  /** Runs `go` at once, or after somebody said that such prices are meant. */
  ask: (summary: ImportSummary, go: () => void) => void;
  question: ReactNode;
}

/** Asks once before a file makes prices three times as high, or a third: most often a comma has slipped. */
export function useTriplesQuestion(): TriplesQuestion {
  const { t } = useTranslation('admin');
  const [asked, setAsked] = useState<Asked>();
  const { triples = 0, thirds = 0 } = useValueWhileClosing(asked)?.summary ?? {};
  const rises = triples - thirds;
  return {
    ask: (summary, go) => (summary.triples > 0 ? setAsked({ summary, go }) : go()),
    question: (
      <ConfirmDialog
        open={asked !== undefined}
        title={t('imports.triplesQuestion')}
        confirm={t('imports.triplesApply')}
        cancel={t('imports.triplesBack')}
        onConfirm={() => {
          setAsked(undefined);
          asked?.go();
        }}
        onClose={() => setAsked(undefined)}
      >
        {rises > 0 && <p>{t('imports.tripleRises', { count: rises, shown: integer(rises) })}</p>}
        {thirds > 0 && <p>{t('imports.tripleFalls', { count: thirds, shown: integer(thirds) })}</p>}
      </ConfirmDialog>
    ),
  };
}
