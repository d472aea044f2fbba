import type { ProductRow } from '@extranet/shared/contracts';
import { useTranslation } from '@extranet/shared/i18n';
import { Link, Reference } from '@extranet/shared/ui';
import { useMemo } from 'react';
import styled from 'styled-components';
import { useVehicle } from '../useVehicle.ts';
import { withVehicle } from '../vehicle-in-address.ts';
import { addVehiclePart } from '../vehicle-part.ts';
import { addFittingPart } from './fitting.part.ts';
import { useFitting } from './fitting.slice.ts';
import { proposedInstead } from './proposed-instead.ts';

addFittingPart();
addVehiclePart();

/** A harness fits the vehicle, and the answers about it call for another: judged by the rules of the fitting alone (B1.05). */
export default function ProposedInstead({ product: { prodId } }: { product: ProductRow }) {
  const { t } = useTranslation('catalog');
  const { chosen, answers } = useVehicle((vehicle) => vehicle);
  // What completes the product has asked for it.
  const { key, material } = useFitting((fitting) => fitting);
  const vehicle = chosen?.key;
  const other = useMemo(
    () => (material && key === vehicle ? proposedInstead({ prodId }, material, answers) : null),
    [prodId, material, key, vehicle, answers],
  );
  if (!other || !vehicle) return null;
  return (
    <small>
      {t('vehicle.product.instead')}{' '}
      <Link to={withVehicle('/montage', new URLSearchParams(), vehicle, answers)} alone>
        <Named>{other.prodRef}</Named>
      </Link>
    </small>
  );
}

/** A word of its own takes no line from the link around it. */
const Named = styled(Reference)`
  text-decoration: underline;
`;
