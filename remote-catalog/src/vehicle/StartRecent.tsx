import { useTranslation } from '@extranet/shared/i18n';
import { useAppDispatch } from '@extranet/shared/store';
import { color, font, space } from '@extranet/shared/theme';
import { useEffect } from 'react';
import styled from 'styled-components';
import { recentOpened, useNear } from './near.slice.ts';
import { RecentVehicles } from './RecentVehicles.tsx';
import { addVehiclePart } from './vehicle.part.ts';

addVehiclePart();

/** The last vehicles of the account, where the catalogue is still empty (B1.03). */
export default function StartRecent() {
  const { t } = useTranslation('catalog');
  const dispatch = useAppDispatch();
  const some = useNear((near) => near.recent.items.length > 0);
  useEffect(() => {
    dispatch(recentOpened());
  }, [dispatch]);
  if (!some) return null;
  return (
    <Part>
      <h2>{t('vehicle.recent')}</h2>
      <RecentVehicles to="/catalog" />
    </Part>
  );
}

const Part = styled.section`
  display: grid;
  gap: ${space('s')};
  padding: 0 ${space('l')} ${space('xl')};
  & > h2 { color: ${color('soft')}; font: ${font('s', 'strong')}; }
`;
