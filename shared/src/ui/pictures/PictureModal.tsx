import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { color } from '../../theme/index.ts';
import { Button } from '../Button.tsx';
import { useFetchedImage } from '../files/fetched-image.ts';
import { Modal } from '../Modal.tsx';
import { Skeleton } from '../Skeleton.tsx';
import type { FetchPicture } from './fetch-picture.ts';

const LARGE_WIDTH = 1600;

interface Props {
  paths: readonly string[];
  /** Index of the shown picture; null when closed. */
  shown: number | null;
  onShow: (index: number | null) => void;
  fetcher: FetchPicture;
  alt: string;
}

/** One picture in full size; arrows lead to its neighbours. */
export function PictureModal({ paths, shown, onShow, fetcher, alt }: Props) {
  const { t } = useTranslation('ui');
  const step = (by: number) => {
    if (shown !== null) onShow((shown + by + paths.length) % paths.length);
  };
  const several = paths.length > 1;
  return (
    <Modal
      open={shown !== null}
      onClose={() => onShow(null)}
      size="l"
      title={t('pictures.title', { number: (shown ?? 0) + 1, total: paths.length })}
      footer={
        several && (
          <>
            <Button icon={ChevronLeft} onClick={() => step(-1)}>
              {t('pictures.previous')}
            </Button>
            <Button icon={ChevronRight} onClick={() => step(1)}>
              {t('pictures.next')}
            </Button>
          </>
        )
      }
    >
      {shown !== null && <Large key={shown} path={paths[shown] ?? ''} alt={alt} fetcher={fetcher} />}
    </Modal>
  );
}

interface LargeProps {
  path: string;
  alt: string;
  fetcher: FetchPicture;
}

function Large({ path, alt, fetcher }: LargeProps) {
  const { t } = useTranslation('ui');
  const image = useFetchedImage(useCallback(() => fetcher(path, LARGE_WIDTH), [fetcher, path]));
  if (image.status === 'waiting') return <Skeleton height="60dvh" />;
  if (image.status === 'failed') return <p role="alert">{t('pictures.missing')}</p>;
  return <Whole src={image.address} alt={alt} />;
}

const Whole = styled.img`
  display: block;
  max-inline-size: 100%;
  min-block-size: 12rem;
  max-block-size: 70dvh;
  margin-inline: auto;
  object-fit: contain;
  background: ${color('sunken')};
`;
