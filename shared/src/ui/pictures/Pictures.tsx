import { Trash2 } from 'lucide-react';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { registerTexts } from '../../i18n/index.ts';
import { space } from '../../theme/index.ts';
import { ImageThumb } from '../files/ImageThumb.tsx';
import { IconButton } from '../IconButton.tsx';
import texts from '../locales/pictures.fr.json';
import type { FetchPicture } from './fetch-picture.ts';
import { PictureModal } from './PictureModal.tsx';

registerTexts('ui', texts);

interface Props {
  paths: readonly string[];
  /** Keep the function stable: a new one fetches again. */
  fetcher: FetchPicture;
  /** What an enlarged picture is. */
  alt: string;
  /** Turns a picture by a quarter; absent where the person may not. */
  onRotate?: ((path: string) => Promise<unknown>) | undefined;
  onRemove?: ((path: string) => void) | undefined;
}

const THUMB_WIDTH = 100;

/** Thumbnails of a fixed size, so that nothing moves as they load one by one; a click enlarges. */
export function Pictures({ paths, fetcher, alt, onRotate, onRemove }: Props) {
  const { t } = useTranslation('ui');
  const [enlarged, setEnlarged] = useState<number | null>(null);
  const fetchThumb = useCallback((path: string) => fetcher(path, THUMB_WIDTH), [fetcher]);
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
            {...(onRotate && { onRotate: () => onRotate(path) })}
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
      <PictureModal paths={paths} shown={enlarged} onShow={setEnlarged} fetcher={fetcher} alt={alt} />
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
