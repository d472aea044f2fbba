import { lazily } from '@extranet/shared/remote';
import { color, font, media, radius, shadow, space } from '@extranet/shared/theme';
import {
  type KeyboardEvent,
  type ReactNode,
  Suspense,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import styled from 'styled-components';

const load = () => import(/* webpackChunkName: "glossary" */ './glossary/MeaningText.tsx');
const MeaningText = lazily(async () => ({ default: (await load()).MeaningText }));

interface Props {
  field: string;
  value: string;
  children: ReactNode;
}

/** A technical word that says what it means: under the pointer, with the focus, or tapped. Escape closes the sentence only. */
export function Term({ field, value, children }: Props) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    event.preventDefault();
    event.stopPropagation();
    setOpen(false);
  };
  return (
    // The pointer may move onto the sentence without closing it (WCAG 2.2, 1.4.13).
    <Place onPointerEnter={() => setOpen(true)} onPointerLeave={() => setOpen(false)}>
      <Word
        type="button"
        aria-describedby={open ? id : undefined}
        onFocus={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        onClick={() => setOpen(true)}
        onKeyDown={handleKeyDown}
      >
        {children}
      </Word>
      {open && (
        <Suspense>
          <Tip id={id}>
            <MeaningText field={field} value={value} />
          </Tip>
        </Suspense>
      )}
    </Place>
  );
}

/** Below the word, or above it where it would be cut by the end of what scrolls: the bar of a sheet, the window. */
function Tip({ id, children }: { id: string; children: ReactNode }) {
  const sentence = useRef<HTMLSpanElement>(null);
  const [above, setAbove] = useState(false);
  useLayoutEffect(() => {
    const box = sentence.current;
    const end = box?.closest('[data-body]')?.getBoundingClientRect().bottom ?? window.innerHeight;
    if (box && box.getBoundingClientRect().bottom > end) setAbove(true);
  }, []);
  return (
    <Sentence ref={sentence} role="tooltip" id={id} data-above={above || undefined}>
      {children}
    </Sentence>
  );
}

const Place = styled.span`
  position: relative;
  display: inline-block;
`;
const Word = styled.button`
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  text-align: start;
  text-decoration: underline dotted ${color('edge')};
  text-underline-offset: 0.25em;
  cursor: help;
  ${media.coarse} { min-block-size: 44px; min-inline-size: 44px; }
  ${media.phone} { min-block-size: 44px; min-inline-size: 44px; }
  /* Its words belong to the sheet, on paper too. */
  ${media.print} { &&& { display: inline !important; text-decoration: none; } }
`;
const Sentence = styled.span`
  position: absolute;
  z-index: 5;
  inset-block-start: 100%;
  inset-inline-start: 0;
  &[data-above] { inset-block: auto 100%; }
  inline-size: max-content;
  max-inline-size: min(20rem, 70vw);
  padding: ${space('s', 'm')};
  border: 1px solid ${color('line')};
  border-radius: ${radius()};
  background: ${color('panel')};
  box-shadow: ${shadow('pop')};
  color: ${color('ink')};
  font: ${font('xs')};
  text-align: start;
  & > span { display: block; margin-block-start: ${space('xs')}; }
  ${media.print} { display: none; }
`;
