import { useTranslation } from '@extranet/shared/i18n';
import { useAppDispatch } from '@extranet/shared/store';
import { toast } from '@extranet/shared/ui';
import { useEffect, useRef } from 'react';
import { useRefusal } from '../refusals.ts';
import { useListViews, viewRestored } from './list-views.slice.ts';
import type { ListViewInUse } from './useListView.ts';

/** Says what came of a change of a view, with the way back, and leads to the view that was saved. */
export function useViewToasts({ address, view, open }: ListViewInUse): void {
  const { t } = useTranslation('admin');
  const dispatch = useAppDispatch();
  const { told, saving } = useListViews(({ listViews }) => listViews);
  const failure = useRefusal(told?.what === 'failed' ? told.refusal : saving.refusal);
  const seen = useRef({ told, saved: saving.saved, refusal: saving.refusal });
  useEffect(() => {
    const before = seen.current;
    seen.current = { told, saved: saving.saved, refusal: saving.refusal };
    if (saving.saved && saving.saved !== before.saved) {
      // Who renames a view keeps the filters that are set.
      open(view?.id === saving.saved.id ? address : saving.saved.address, saving.saved.id);
      toast({ text: t('views.saved', { name: saving.saved.name }) });
    }
    if (!told || told === before.told) return;
    if (told.what === 'failed') toast({ text: failure?.message ?? '', tone: 'error' });
    else if (told.what === 'restored') toast({ text: t('views.restored', { name: told.view.name }) });
    else {
      open(address);
      toast({
        text: t('views.removed', { name: told.view.name }),
        action: { label: t('common.undo'), onAction: () => dispatch(viewRestored(told.view)) },
      });
    }
  }, [told, saving, failure, address, view, open, dispatch, t]);
}
