import { useTranslation } from '@extranet/shared/i18n';
import { color, font, media, radius, space } from '@extranet/shared/theme';
import { CircleQuestionMark } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';

interface Props {
  asks: string;
  where: string;
  /** By which the question says that this describes it, open or not. */
  id: string;
}

/** Where on the car one sees the answer: a sentence that opens behind a '?'. */
export function WhereToLook({ asks, where, id }: Props) {
  const { t } = useTranslation('catalog');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Mark
        type="button"
        aria-expanded={open}
        aria-controls={id}
        aria-label={t('fitting.whereToLook', { question: asks })}
        onClick={() => setOpen(!open)}
      >
        <CircleQuestionMark size={18} aria-hidden />
      </Mark>
      <Sentence id={id} hidden={!open}>
        {where}
      </Sentence>
    </>
  );
}

const Mark = styled.button`
  display: inline-grid;
  place-items: center;
  vertical-align: middle;
  inline-size: 32px;
  block-size: 32px;
  /* As high as a finger it would tear the lines of the question apart. */
  margin-block: -6px;
  padding: 0;
  border: 0;
  border-radius: ${radius()};
  background: none;
  color: ${color('soft')};
  cursor: pointer;
  &:hover { background: ${color('hover')}; }
  ${media.coarse} { inline-size: 44px; block-size: 44px; margin-block: -12px; }
  ${media.phone} { inline-size: 44px; block-size: 44px; margin-block: -12px; }
`;
const Sentence = styled.span`
  &:not([hidden]) { display: block; }
  max-inline-size: 60ch;
  white-space: normal;
  margin-block-end: ${space('s')};
  color: ${color('soft')};
  font: ${font('s')};
`;
