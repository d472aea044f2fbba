import type { Product } from '@extranet/shared/contracts';
import { phoneHref } from '@extranet/shared/format';
import { useTranslation } from '@extranet/shared/i18n';
import { VEHICLE_PARAM } from '@extranet/shared/remote';
import { selectCatalogs } from '@extranet/shared/session';
import { useAppSelector } from '@extranet/shared/store';
import { space } from '@extranet/shared/theme';
import { ButtonLink, EmptyState, Link, Panel, Stack } from '@extranet/shared/ui';
import { Lock, PackageX } from 'lucide-react';
import styled from 'styled-components';
import { useSupplier } from '../useSupplier.ts';
import { Part } from './Part.tsx';

interface Props {
  vehicle: string;
  parts: readonly Product[];
}

/** No way to tow with what the catalogue has for the vehicle, or with what this account may see of it: what else there is, and whom to ask. */
export function NoProposal({ vehicle, parts }: Props) {
  const { t } = useTranslation('catalog');
  const phone = useSupplier()?.phone;
  const isClosed = !useAppSelector(selectCatalogs).includes('Attelage');
  const harnesses = isClosed ? parts.filter(({ prodCatalogue }) => prodCatalogue === 'Faisceau') : [];
  return (
    <Stack>
      <EmptyState
        icon={isClosed ? Lock : PackageX}
        title={t(isClosed ? 'fitting.closed' : parts.length === 0 ? 'fitting.noParts' : 'fitting.noTowbar')}
        action={
          <ButtonLink to={parts.length === 0 ? '/catalog' : `/catalog?${VEHICLE_PARAM}=${vehicle}`}>
            {t('fitting.catalogue')}
          </ButtonLink>
        }
      >
        {t(isClosed ? 'fitting.askToOpen' : 'fitting.callUs')}{' '}
        {phone && <Link href={phoneHref(phone)}>{phone}</Link>}
      </EmptyState>
      {harnesses.length > 0 && (
        <Panel title={t('fitting.harnesses', { count: harnesses.length })}>
          <Harnesses>
            {harnesses.map((harness) => (
              <li key={harness.prodId}>
                <Part part={harness} />
              </li>
            ))}
          </Harnesses>
        </Panel>
      )}
    </Stack>
  );
}

const Harnesses = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 22rem), 1fr));
  gap: ${space('m', 'xl')};
`;
