import { useTranslation } from '@extranet/shared/i18n';
import { Columns, PageTitle, Skeleton, Stack } from '@extranet/shared/ui';
import { KitsPlace, SearchPlace, SearchRow } from './places.ts';

/** The home page until the server has said what the customer may see; its title is already there. */
export function HomeSkeleton() {
  const { t } = useTranslation('host');
  return (
    <>
      <PageTitle title={t('landing.title')} />
      <Stack role="status" aria-label={t('layout.loading')}>
        <SearchRow>
          <SearchPlace>
            <Skeleton height="2.5rem" />
          </SearchPlace>
        </SearchRow>
        <Columns $min="24rem">
          <KitsPlace>
            <Skeleton height="43.9rem" />
          </KitsPlace>
          <Skeleton height="15.6rem" />
        </Columns>
      </Stack>
    </>
  );
}
