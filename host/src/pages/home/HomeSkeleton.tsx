import { useTranslation } from '@extranet/shared/i18n';
import { ButtonLink, PageTitle, Stack } from '@extranet/shared/ui';
import { SlidersHorizontal } from 'lucide-react';
import { Board, ExpressPlace, KitsPlace, SearchPlace, SearchRow } from './places.ts';
import { ExpressSkeleton, KitsSkeleton, SearchSkeleton } from './skeletons.tsx';

/** The home page until the server has said what the customer may see; its title is already there. */
export function HomeSkeleton() {
  const { t } = useTranslation('host');
  return (
    <>
      <PageTitle title={t('landing.title')} />
      <Stack role="status" aria-label={t('layout.loading')}>
        <SearchRow>
          <SearchPlace>
            <SearchSkeleton />
          </SearchPlace>
          <ButtonLink to="/catalog" icon={SlidersHorizontal}>
            {t('home.advancedSearch')}
          </ButtonLink>
        </SearchRow>
        <Board data-kits>
          <ExpressPlace>
            <ExpressSkeleton />
          </ExpressPlace>
          <KitsPlace>
            <KitsSkeleton />
          </KitsPlace>
        </Board>
      </Stack>
    </>
  );
}
