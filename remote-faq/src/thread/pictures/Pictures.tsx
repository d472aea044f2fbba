import { useTranslation } from '@extranet/shared/i18n';
import { Pictures as Thumbnails } from '@extranet/shared/ui/pictures';
import { fetchPicture, useRotation } from './usePictures.ts';

interface Props {
  paths: readonly string[];
  /** Whether the user may turn them. */
  turnable?: boolean;
  onRemove?: (path: string) => void;
}

/** The pictures of a post. */
export function Pictures({ paths, turnable = false, onRemove }: Props) {
  const { t } = useTranslation('faq');
  const rotate = useRotation();
  return (
    <Thumbnails
      paths={paths}
      fetcher={fetchPicture}
      alt={t('pictures.alt')}
      onRotate={turnable ? rotate : undefined}
      onRemove={onRemove}
    />
  );
}
