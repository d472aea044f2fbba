import { useTranslation } from '@extranet/shared/i18n';
import { useAppDispatch } from '@extranet/shared/store';
import { Alert, Button } from '@extranet/shared/ui';
import { useHostSelector } from '../../../base/hooks.ts';
import { pushUnwanted, pushWanted, selectChoices } from './choices.slice.ts';

/** Whether this browser is told while the portal is closed. */
export function PushOnDevice() {
  const { t } = useTranslation('host');
  const dispatch = useAppDispatch();
  const { here, asking } = useHostSelector(selectChoices);
  if (here === 'unsupported') return <Alert>{t('choices.unsupported')}</Alert>;
  if (here === 'denied') return <Alert>{t('choices.denied')}</Alert>;
  const isOn = here === 'on';
  return (
    <div>
      <p>{isOn ? t('choices.isOn') : t('choices.isOff')}</p>
      <Button busy={asking} onClick={() => dispatch(isOn ? pushUnwanted() : pushWanted())}>
        {isOn ? t('choices.turnOff') : t('choices.turnOn')}
      </Button>
    </div>
  );
}
