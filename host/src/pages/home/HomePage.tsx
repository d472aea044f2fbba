import { useTranslation } from '@extranet/shared/i18n';
import { selectCatalogs, selectMayOrder } from '@extranet/shared/session';
import { useAppSelector } from '@extranet/shared/store';
import { ButtonLink, Columns, PageTitle, Skeleton, Stack } from '@extranet/shared/ui';
import { SlidersHorizontal } from 'lucide-react';
import { RemoteSlot } from '../../remotes/RemoteSlot.tsx';
import { HelpPanel } from './HelpPanel.tsx';
import { ExpressPlace, KitsPlace, SearchPlace, SearchRow } from './places.ts';

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
          <SearchPlace>
            <RemoteSlot name="home.search" skeleton={<Skeleton height="2.5rem" />} />
          </SearchPlace>
          <ButtonLink to="/catalog" icon={SlidersHorizontal}>
            {t('home.advancedSearch')}
          </ButtonLink>
        </SearchRow>
        <Columns $min="24rem">
          {catalogs.includes('Kit') && (
            <KitsPlace>
              <RemoteSlot name="home.kits" skeleton={<Skeleton height="43.9rem" />} />
            </KitsPlace>
          )}
          <Stack>
            {mayOrder && catalogs.includes('Faisceau') && (
              <ExpressPlace>
                <RemoteSlot name="home.express" skeleton={<Skeleton height="15.6rem" />} />
              </ExpressPlace>
            )}
            <HelpPanel />
          </Stack>
        </Columns>
      </Stack>
    </>
  );
}
