import { phoneHref } from '@extranet/shared/format';
import { useTranslation } from '@extranet/shared/i18n';
import { VEHICLE_PARAM } from '@extranet/shared/remote';
import { ButtonLink, EmptyState, Link } from '@extranet/shared/ui';
import { PackageX } from 'lucide-react';
import { useSupplier } from '../useSupplier.ts';

/** No way to tow with what the catalogue has for the vehicle: what else it has, and whom to ask. */
export function NoProposal({ vehicle, parts }: { vehicle: string; parts: number }) {
  const { t } = useTranslation('catalog');
  const phone = useSupplier()?.phone;
  return (
    <EmptyState
      icon={PackageX}
      title={t(parts === 0 ? 'fitting.noParts' : 'fitting.noTowbar')}
      action={
        <ButtonLink to={parts === 0 ? '/catalog' : `/catalog?${VEHICLE_PARAM}=${vehicle}`}>
          {t('fitting.catalogue')}
        </ButtonLink>
      }
    >
      {t('fitting.callUs')} {phone && <Link href={phoneHref(phone)}>{phone}</Link>}
    </EmptyState>
  );
}
