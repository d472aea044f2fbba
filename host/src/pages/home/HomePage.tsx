import { useTranslation } from '@extranet/shared/i18n';
import { selectCatalogs, selectMayOrder } from '@extranet/shared/session';
import { useAppSelector } from '@extranet/shared/store';
import { ButtonLink, PageTitle, Stack } from '@extranet/shared/ui';
import { SlidersHorizontal } from 'lucide-react';
import type { MouseEvent } from 'react';
import { findField } from '../../frame/search/early.ts';
import { RemoteSlot } from '../../remotes/RemoteSlot.tsx';
import { HelpPanel } from './HelpPanel.tsx';
import { OrdersAtHand } from './OrdersAtHand.tsx';
import { Board, ExpressPlace, HelpPlace, KitsPlace, SearchRow } from './places.ts';
import { SearchAtHand } from './SearchAtHand.tsx';
import { ExpressSkeleton, KitsSkeleton } from './skeletons.tsx';

/** What was typed goes along as with Enter: the field knows what it is, and a plate goes into no address (W1.08). */
function takeWordsAlong(event: MouseEvent) {
  const field = findField();
  if (!field?.value.trim() || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  field.form?.requestSubmit();
}

/** Composed of slots, depending on what the customer may see and do. */
export function HomePage() {
  const { t } = useTranslation('host');
  const catalogs = useAppSelector(selectCatalogs);
  const mayOrder = useAppSelector(selectMayOrder);
  return (
    <>
      <PageTitle title={t('home.title')} />
      <Stack>
        <SearchRow>
          <SearchAtHand />
          <ButtonLink to="/catalog" icon={SlidersHorizontal} onClick={takeWordsAlong}>
            {t('home.advancedSearch')}
          </ButtonLink>
        </SearchRow>
        <Board data-kits={catalogs.includes('Kit') || undefined}>
          {mayOrder && catalogs.includes('Faisceau') && (
            <ExpressPlace data-slot="home.express">
              <RemoteSlot name="home.express" skeleton={<ExpressSkeleton />} />
            </ExpressPlace>
          )}
          <OrdersAtHand />
          {catalogs.includes('Kit') && (
            <KitsPlace data-slot="home.kits">
              <RemoteSlot name="home.kits" skeleton={<KitsSkeleton />} />
            </KitsPlace>
          )}
          <HelpPlace>
            <HelpPanel />
          </HelpPlace>
        </Board>
      </Stack>
    </>
  );
}
