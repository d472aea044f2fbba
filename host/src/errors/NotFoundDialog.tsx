import { registerTexts, useTranslation } from '@extranet/shared/i18n';
import { useAppDispatch } from '@extranet/shared/store';
import { Button, Modal } from '@extranet/shared/ui';
import { useHostSelector } from '../base/hooks.ts';
import texts from '../locales/not-found.fr.json';
import { notFoundClosed, selectNotFoundUrl } from './notices.slice.ts';

registerTexts('host', texts);

export function NotFoundDialog() {
  const { t } = useTranslation('host');
  const dispatch = useAppDispatch();
  const url = useHostSelector(selectNotFoundUrl);
  const close = () => dispatch(notFoundClosed());
  return (
    <Modal
      open={url !== null}
      title={t('errors.notFoundTitle')}
      onClose={close}
      footer={<Button onClick={close}>{t('errors.close')}</Button>}
    >
      <p>{t('errors.notFoundText', { url })}</p>
    </Modal>
  );
}
