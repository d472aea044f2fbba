import { useTranslation } from '@extranet/shared/i18n';
import { color } from '@extranet/shared/theme';
import { Button, Modal, Skeleton } from '@extranet/shared/ui';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { fetchLarge } from './usePictures.ts';

interface Props {
  paths: readonly string[];
  /** Index of the shown picture; null when closed. */
  shown: number | null;
  onShow: (index: number | null) => void;
}

/** One picture of a post in full size; arrows lead to its neighbours. */
export function PictureModal({ paths, shown, onShow }: Props) {
  const { t } = useTranslation('faq');
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
      {shown !== null && <Large key={shown} path={paths[shown] ?? ''} alt={t('pictures.alt')} />}
    </Modal>
  );
}

function Large({ path, alt }: { path: string; alt: string }) {
  const { t } = useTranslation('faq');
  const [address, setAddress] = useState<string | 'failed' | null>(null);
  useEffect(() => {
    let gone = false;
    let made: string | undefined;
    fetchLarge(path).then(
      (blob) => {
        if (gone) return;
        made = URL.createObjectURL(blob);
        setAddress(made);
      },
      () => !gone && setAddress('failed'),
    );
    return () => {
      gone = true;
      if (made) URL.revokeObjectURL(made);
    };
  }, [path]);
  if (address === null) return <Skeleton height="60dvh" />;
  if (address === 'failed') return <p role="alert">{t('pictures.missing')}</p>;
  return <Whole src={address} alt={alt} />;
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
