import { useTranslation } from '@extranet/shared/i18n';
import { space } from '@extranet/shared/theme';
import { IconButton } from '@extranet/shared/ui';
import { ImageThumb } from '@extranet/shared/ui/files';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { PictureModal } from './PictureModal.tsx';
import { fetchThumb, useRotation } from './usePictures.ts';

interface Props {
  paths: readonly string[];
  /** Whether the user may turn them. */
  turnable?: boolean;
  onRemove?: (path: string) => void;
}

/** Thumbnails of a fixed size, so that nothing moves as they load one by one. */
export function Pictures({ paths, turnable = false, onRemove }: Props) {
  const { t } = useTranslation('faq');
  const rotate = useRotation();
  const [enlarged, setEnlarged] = useState<number | null>(null);
  if (paths.length === 0) return null;
  return (
    <Row aria-label={t('pictures.list')}>
      {paths.map((path, index) => (
        <li key={path}>
          <ImageThumb
            path={path}
            alt={t('pictures.enlarge', { number: index + 1, total: paths.length })}
            fetcher={fetchThumb}
            onOpen={() => setEnlarged(index)}
            onRotate={turnable ? () => rotate(path) : undefined}
            actions={
              onRemove && (
                <IconButton
                  icon={Trash2}
                  name={t('pictures.remove', { number: index + 1 })}
                  onClick={() => onRemove(path)}
                />
              )
            }
          />
        </li>
      ))}
      <PictureModal paths={paths} shown={enlarged} onShow={setEnlarged} />
    </Row>
  );
}

const Row = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space('s')};
  padding: 0;
  list-style: none;
  & > li {
    display: grid;
    justify-items: center;
  }
`;
