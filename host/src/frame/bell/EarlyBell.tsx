import { useTranslation } from '@extranet/shared/i18n';
import { IconButton } from '@extranet/shared/ui';
import { Bell } from 'lucide-react';
import { useLayoutEffect, useState } from 'react';
import { earlyBell } from './early-bell.ts';

/** Stands where the bell will stand, without its number: the header has no hole until then. Pressed, it opens once the bell is there. */
export function EarlyBell() {
  const { t } = useTranslation('host');
  const [isOver, setOver] = useState(false);
  useLayoutEffect(() => {
    earlyBell.onBell = setOver;
  }, []);
  if (isOver) return null;
  return (
    <IconButton
      icon={Bell}
      name={t('header.bell')}
      aria-expanded={false}
      onClick={(press) => {
        earlyBell.pressed = true;
        earlyBell.onPress(press);
      }}
    />
  );
}
