import { Bold, CodeXml, Italic, Link as LinkIcon, RemoveFormatting } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { color, focusRing, font, radius, space } from '../../theme/index.ts';
import { Hint, Message } from '../Field.tsx';
import { IconButton } from '../IconButton.tsx';
import type { RichTextEditorProps } from './editorProps.ts';
import { LinkRow } from './LinkRow.tsx';
import { richTextStyles } from './RichTextView.tsx';
import { sanitizedText } from './sanitize.ts';
import { useEditor } from './useEditor.ts';

/** Loaded when an editor is opened: the editing library is imported only here. */
export function EditorSurface({
  label,
  value,
  onValue,
  minLength = 0,
  hint,
  error,
  disabled = false,
  autoFocus = false,
}: RichTextEditorProps) {
  const { t } = useTranslation('ui');
  const id = useId();
  const [source, setSource] = useState<string | null>(null);
  const [linking, setLinking] = useState(false);
  const editor = useEditor({
    value,
    onValue,
    disabled,
    autoFocus,
    attributes: {
      id,
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-labelledby': `${id}-label`,
      'aria-describedby': `${id}-count ${id}-say`,
      'aria-invalid': String(Boolean(error)),
    },
  });
  const count = editor.state.doc.textContent.trim().length;
  const tooShort = count < minLength;
  const inSource = source !== null;
  const handleSource = () => {
    if (inSource) onValue(sanitizedText(source));
    setSource(inSource ? null : value);
    setLinking(false);
  };
  return (
    <Box>
      <Label id={`${id}-label`}>{label}</Label>
      <Frame data-invalid={error ? true : undefined} data-disabled={disabled || undefined}>
        <Toolbar role="group" aria-label={t('editor.toolbar')}>
          <IconButton
            icon={Bold}
            name={t('editor.bold')}
            aria-pressed={editor.active.strong}
            disabled={disabled || inSource}
            onClick={editor.bold}
          />
          <IconButton
            icon={Italic}
            name={t('editor.italic')}
            aria-pressed={editor.active.em}
            disabled={disabled || inSource}
            onClick={editor.italic}
          />
          <IconButton
            icon={LinkIcon}
            name={t('editor.link')}
            aria-pressed={editor.active.link}
            aria-expanded={linking}
            disabled={disabled || inSource}
            onClick={() => setLinking(!linking)}
          />
          <IconButton
            icon={CodeXml}
            name={t('editor.source')}
            aria-pressed={inSource}
            disabled={disabled}
            onClick={handleSource}
          />
          <IconButton
            icon={RemoveFormatting}
            name={t('editor.clear')}
            disabled={disabled || inSource}
            onClick={editor.clear}
          />
        </Toolbar>
        {linking && (
          <LinkRow
            linked={editor.active.link}
            onApply={(href) => {
              editor.setLink(href);
              setLinking(false);
            }}
            onRemove={() => {
              editor.unlink();
              setLinking(false);
            }}
            onClose={() => setLinking(false)}
          />
        )}
        {inSource && (
          <Source
            aria-label={t('editor.source')}
            spellCheck={false}
            value={source}
            disabled={disabled}
            onChange={(event) => setSource(event.target.value)}
            onBlur={() => onValue(sanitizedText(source))}
          />
        )}
        <Surface ref={editor.mount} hidden={inSource} />
      </Frame>
      {/* Red below the minimum (C2.27), but not before anything is written. */}
      <Count id={`${id}-count`} $short={tooShort && count > 0}>
        {minLength > 0 ? t('editor.counterMin', { count, min: minLength }) : t('editor.counter', { count })}
      </Count>
      <div id={`${id}-say`}>
        {error && <Message role="alert">{error}</Message>}
        {hint && <Hint>{hint}</Hint>}
      </div>
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space('xs')};
`;
const Label = styled.span`
  font: ${font('s', 'strong')};
`;
const Frame = styled.div`
  border: 1px solid ${color('edge')};
  border-radius: ${radius()};
  background: ${color('panel')};
  &[data-invalid] { border-color: ${color('error')}; }
  &[data-disabled] { background: ${color('sunken')}; color: ${color('soft')}; }
  &:has([contenteditable]:focus-visible) { ${focusRing} }
`;
const Toolbar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space('xxs')};
  padding: ${space('xxs')};
  border-block-end: 1px solid ${color('line')};
`;
const Surface = styled.div`
  & > [contenteditable] {
    min-block-size: 8rem;
    max-block-size: 50dvh;
    overflow: auto;
    padding: ${space('m')};
    white-space: pre-wrap;
    outline: none;
    box-shadow: none;
    ${richTextStyles}
  }
  &[hidden] { display: none; }
`;
const Source = styled.textarea`
  display: block;
  inline-size: 100%;
  min-block-size: 8rem;
  padding: ${space('m')};
  border: 0;
  background: none;
  font-family: var(--family-mono);
  resize: vertical;
`;
const Count = styled.p<{ $short: boolean }>`
  color: ${({ $short }) => color($short ? 'error' : 'soft')};
  font: ${font('xs')};
  text-align: end;
`;
