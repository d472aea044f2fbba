import type { DrillName } from '@extranet/shared/contracts';
import { useTranslation } from '@extranet/shared/i18n';
import { color, font, media, radius } from '@extranet/shared/theme';
import { Modal, Skeleton } from '@extranet/shared/ui';
import { useFetchedImage } from '@extranet/shared/ui/files';
import { useCallback, useState } from 'react';
import styled from 'styled-components';
import { fetchDrillPicture } from './drill-picture.ts';

interface Props {
  name: DrillName;
  title: string;
}

/** What the person saw; a click enlarges it. An image element could not fetch it: it needs the administrator's token. */
export function DrillPicture({ name, title }: Props) {
  const { t } = useTranslation('admin');
  const image = useFetchedImage(useCallback(() => fetchDrillPicture(name), [name]));
  const [large, setLarge] = useState(false);
  if (image.status === 'failed') return <Missing>{t('drills.pictureMissing')}</Missing>;
  if (image.status === 'waiting')
    return (
      <Frame as="span">
        <Skeleton height="100%" />
      </Frame>
    );
  const seen = t('drills.picture', { title });
  return (
    <>
      <Frame type="button" aria-label={t('drills.enlarge', { title })} onClick={() => setLarge(true)}>
        <img src={image.address} alt={seen} />
      </Frame>
      <Modal open={large} onClose={() => setLarge(false)} size="l" title={seen}>
        <Whole src={image.address} alt={seen} />
      </Modal>
    </>
  );
}

/** Of the picture's shape, so that nothing moves when it comes. */
const Frame = styled.button`
  display: block;
  flex: none;
  inline-size: 16rem;
  aspect-ratio: 16 / 10;
  padding: 0;
  border: 1px solid ${color('line')};
  border-radius: ${radius()};
  background: ${color('sunken')};
  overflow: hidden;
  &:is(button) { cursor: zoom-in; }
  & > img { display: block; inline-size: 100%; block-size: 100%; object-fit: cover; object-position: top; }
  ${media.phone} { inline-size: 100%; }
`;
const Missing = styled.p`
  flex: none;
  inline-size: 16rem;
  color: ${color('soft')};
  font: ${font('xs')};
`;
const Whole = styled.img`
  display: block;
  max-inline-size: 100%;
  max-block-size: 70dvh;
  margin-inline: auto;
`;
