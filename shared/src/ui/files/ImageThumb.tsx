import { ImageOff, RotateCcwSquare } from 'lucide-react';
import { type CSSProperties, type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { color, font, radius, space } from '../../theme/index.ts';
import { Icon } from '../Icon.tsx';
import { IconButton } from '../IconButton.tsx';
import { Skeleton } from '../Skeleton.tsx';
import { VisuallyHidden } from '../VisuallyHidden.ts';
import { useImage } from './useImage.ts';
import './texts.ts';

interface Props {
  path: string | null | undefined;
  /** '' where the text beside it already describes the picture. */
  alt: string;
  /** Fetches with the bearer token. Keep the function stable: a new one fetches again. */
  fetcher: (path: string) => Promise<Blob>;
  size?: number;
  /** Turns the picture by -90 degrees (C7.42); once it resolves, the picture is fetched again. */
  onRotate?: () => Promise<unknown>;
  onOpen?: () => void;
  /** Shown below the picture, beside the button that turns it. */
  actions?: ReactNode;
}

/** A picture that an <img> could not fetch because it needs the token; a placeholder when fetching fails (C7.13). */
export function ImageThumb({ path, alt, fetcher, size = 100, onRotate, onOpen, actions }: Props) {
  const { t } = useTranslation('ui');
  const box = useRef<HTMLSpanElement>(null);
  const [version, setVersion] = useState(0);
  const [turning, setTurning] = useState(false);
  const [broken, setBroken] = useState<string | null>(null);
  const image = useImage(box, fetcher, path, version);
  const handleRotate = async () => {
    setTurning(true);
    try {
      await onRotate?.();
      setVersion((age) => age + 1);
    } catch {
      // The caller has already shown the error; the picture stays as it was.
    } finally {
      setTurning(false);
    }
  };
  const failed = image.status === 'failed' || (image.status === 'ready' && broken === image.address);
  const picture = (
    <Box ref={box} style={{ '--size': `${size}px` } as CSSProperties}>
      {image.status === 'waiting' && <Skeleton height="100%" />}
      {failed && (
        <Missing title={t('image.missing')}>
          <Icon of={ImageOff} size={Math.min(28, size / 2)} />
          {size >= 80 ? (
            <span>{t('image.missing')}</span>
          ) : (
            <VisuallyHidden>{t('image.missing')}</VisuallyHidden>
          )}
        </Missing>
      )}
      {image.status === 'ready' && !failed && (
        <img src={image.address} alt={alt} onError={() => setBroken(image.address)} />
      )}
      {onOpen && image.status === 'ready' && !failed && (
        <Opener type="button" aria-label={alt} onClick={onOpen} />
      )}
    </Box>
  );
  if (!onRotate && !actions) return picture;
  return (
    <Whole>
      {picture}
      <Under>
        {onRotate && !failed && (
          <IconButton icon={RotateCcwSquare} name={t('image.rotate')} busy={turning} onClick={handleRotate} />
        )}
        {actions}
      </Under>
    </Whole>
  );
}

const Whole = styled.span`
  display: inline-grid;
  justify-items: center;
`;
const Under = styled.span`
  display: flex;
`;

const Box = styled.span`
  position: relative;
  flex: none;
  display: inline-block;
  inline-size: var(--size);
  block-size: var(--size);
  border: 1px solid ${color('line')};
  border-radius: ${radius()};
  background: ${color('panel')};
  overflow: hidden;
  vertical-align: middle;
  & > img { inline-size: 100%; block-size: 100%; object-fit: contain; }
`;
const Missing = styled.span`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${space('xs')};
  block-size: 100%;
  padding: ${space('xxs')};
  background: ${color('sunken')};
  color: ${color('soft')};
  font: ${font('xs')};
  text-align: center;
`;
const Opener = styled.button`
  position: absolute;
  inset: 0;
  border: 0;
  background: none;
  cursor: zoom-in;
`;
