import { useTranslation } from '@extranet/shared/i18n';
import { RETURN_PHOTOS_MAX } from '@extranet/shared/rules/order';
import { useAppDispatch } from '@extranet/shared/store';
import { Alert, Button, Stack } from '@extranet/shared/ui';
import { Pictures } from '@extranet/shared/ui/pictures';
import { useReturnWords } from '@extranet/shared/ui/timeline';
import { Dropzone } from '@extranet/shared/ui/upload';
import { useState } from 'react';
import { fetchPicture } from '../files.ts';
import {
  lossSeen,
  newUploads,
  photoDropped,
  photoRemoved,
  photoRetried,
  photosChosen,
  useAsk,
} from './ask.slice.ts';

/** On a phone the choice of a file offers the camera. */
const ACCEPTED = { 'image/jpeg': ['.jpg', '.jpeg'], 'image/png': ['.png'], 'image/webp': ['.webp'] };

/** Photographs of the form: bars on their way, then thumbnails that can be removed. */
export function AskPhotos() {
  const { t } = useTranslation('cart-orders');
  const dispatch = useAppDispatch();
  const { photos, uploads, photosLost } = useAsk(({ askReturn }) => askReturn);
  const { photoAlt } = useReturnWords();
  const [tooMany, setTooMany] = useState(false);
  const room = RETURN_PHOTOS_MAX - photos.length - uploads.length;
  const handleFiles = (files: File[]) => {
    setTooMany(files.length > room);
    dispatch(photosChosen(newUploads(files.slice(0, room))));
  };
  return (
    <Stack $gap="m">
      {photosLost && (
        <Alert tone="warning" onDismiss={() => dispatch(lossSeen())}>
          {t('returns.photosLost')}
        </Alert>
      )}
      <Dropzone
        label={t('returns.addPhotos')}
        hint={t('returns.photosHint', { count: RETURN_PHOTOS_MAX })}
        accept={ACCEPTED}
        multiple
        disabled={room <= 0}
        onFiles={handleFiles}
        uploads={uploads
          .filter(({ refusal }) => !refusal)
          .map(({ file, progress }) => ({ name: file.name, progress }))}
      />
      {tooMany && (
        <Alert tone="warning" onDismiss={() => setTooMany(false)}>
          {t('returns.tooManyPhotos', { count: RETURN_PHOTOS_MAX })}
        </Alert>
      )}
      {uploads.map(
        (upload) =>
          upload.refusal && (
            <Alert
              key={upload.id}
              title={upload.file.name}
              onDismiss={() => dispatch(photoDropped(upload.id))}
              action={<Button onClick={() => dispatch(photoRetried(upload))}>{t('retry')}</Button>}
            >
              {upload.refusal.message || t('returns.photoFailed')}
            </Alert>
          ),
      )}
      <Pictures
        paths={photos}
        fetcher={fetchPicture}
        alt={photoAlt}
        onRemove={(path) => dispatch(photoRemoved(path))}
      />
    </Stack>
  );
}
