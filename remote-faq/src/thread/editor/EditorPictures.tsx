import { useTranslation } from '@extranet/shared/i18n';
import { POST_PICTURES_MAX } from '@extranet/shared/rules';
import { useAppDispatch } from '@extranet/shared/store';
import { Alert, Button, Stack } from '@extranet/shared/ui';
import { Dropzone } from '@extranet/shared/ui/upload';
import { useState } from 'react';
import { Pictures } from '../pictures/Pictures.tsx';
import {
  newUploads,
  pictureRemoved,
  picturesChosen,
  uploadDropped,
  uploadRetried,
  useEditor,
} from './editor.slice.ts';

const ACCEPTED = { 'image/jpeg': ['.jpg', '.jpeg'], 'image/png': ['.png'], 'image/webp': ['.webp'] };

/** The pictures in the editor: progress bars during upload, then thumbnails that can be turned and removed. */
export function EditorPictures() {
  const { t } = useTranslation('faq');
  const dispatch = useAppDispatch();
  const { pictures, uploads } = useEditor((state) => state.editor);
  const [tooMany, setTooMany] = useState(false);
  const room = POST_PICTURES_MAX - pictures.length - uploads.length;
  const handleFiles = (files: File[]) => {
    setTooMany(files.length > room);
    dispatch(picturesChosen(newUploads(files.slice(0, room))));
  };
  return (
    <Stack $gap="m">
      <Dropzone
        label={t('editor.pictures')}
        hint={t('editor.picturesHint', { count: POST_PICTURES_MAX })}
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
          {t('editor.tooMany', { count: POST_PICTURES_MAX })}
        </Alert>
      )}
      {uploads.map(
        (upload) =>
          upload.refusal && (
            <Alert
              key={upload.id}
              title={upload.file.name}
              onDismiss={() => dispatch(uploadDropped(upload.id))}
              action={<Button onClick={() => dispatch(uploadRetried(upload))}>{t('retry')}</Button>}
            >
              {upload.refusal.message || t('editor.uploadFailed')}
            </Alert>
          ),
      )}
      <Pictures paths={pictures} turnable onRemove={(path) => dispatch(pictureRemoved(path))} />
    </Stack>
  );
}
