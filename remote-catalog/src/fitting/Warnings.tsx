import { useTranslation } from '@extranet/shared/i18n';
import type { Warning } from '@extranet/shared/rules/fitting';
import { color, font, media, phoneQuery, radius, space } from '@extranet/shared/theme';
import { Icon, useMedia } from '@extranet/shared/ui';
import { TriangleAlert } from 'lucide-react';
import { useId } from 'react';
import styled from 'styled-components';
import { wordsIn } from '../glossary-words.ts';
import { Term } from '../Term.tsx';
import { unbroken } from './unbroken.ts';

const OF_PART = 'part.';
/** What they mean is plain, or the glossary says of them what the warning says already. */
const PLAIN = ['prodCatalogue', 'prodRef', 'prodStandard', 'prodDeposePC', 'prodDecoupePC'];

/** The technical fields of which a warning speaks: each opens its sentence of the glossary. */
const fieldsOf = ({ rule }: Warning): string[] => [
  ...new Set(
    rule.part.map(({ field }) => field.slice(OF_PART.length)).filter((field) => !PLAIN.includes(field)),
  ),
];

/** On a phone the others fold under their titles. */
const SHOWN_ON_PHONE = 2;

/** 'Codage nécessaire : configuration de l'UCH' is headed 'Codage nécessaire'. */
const titleOf = (text: string) => (text.split(/\s*[:.]\s/)[0] ?? text).replace(/\.$/, '');

interface Props {
  warnings: readonly Warning[];
  /** Of what they hold, where that is not the card around them. */
  title?: string;
}

/** What a mechanic must know before the parts are ordered, in words (B2.05). */
export function Warnings({ warnings, title }: Props) {
  const { t } = useTranslation('catalog');
  const id = useId();
  const phone = useMedia(phoneQuery);
  if (warnings.length === 0) return <div />;
  const open = phone ? warnings.slice(0, SHOWN_ON_PHONE) : warnings;
  const folded = warnings.slice(open.length);
  return (
    <Box data-wide={title && true}>
      {title && <h2 id={id}>{title}</h2>}
      <List {...(title ? { 'aria-labelledby': id } : { 'aria-label': t('fitting.warnings') })}>
        {open.map((warning) => (
          <OneWarning key={warning.text} warning={warning} />
        ))}
      </List>
      {folded.length > 0 && (
        <details>
          <summary>
            {t('fitting.otherWarnings', { count: folded.length })}
            {folded.map(({ text }) => titleOf(text)).join(' · ')}
          </summary>
          <List>
            {folded.map((warning) => (
              <OneWarning key={warning.text} warning={warning} />
            ))}
          </List>
        </details>
      )}
    </Box>
  );
}

function OneWarning({ warning }: { warning: Warning }) {
  const { t } = useTranslation('catalog');
  const terms = [
    ...fieldsOf(warning).map((field) => [
      field,
      t(`feature.${field}` as 'feature.prodCan', { defaultValue: field }),
    ]),
    ...wordsIn(warning.text),
  ] as const;
  return (
    <li>
      <Icon of={TriangleAlert} />
      <span>
        {unbroken(warning.text)}
        {terms.length > 0 && ' '}
        {terms.length > 0 && (
          <Terms>
            {terms.map(([field, name]) => (
              <Term key={field} field={field} value="">
                {name}
              </Term>
            ))}
          </Terms>
        )}
      </span>
    </li>
  );
}

const Box = styled.div`
  margin-block: ${space('s')};
  padding: ${space('s', 'm')};
  border-radius: ${radius()};
  background: ${color('accentGround')};
  font: ${font('s')};
  & > h2 { margin-block-end: ${space('xs')}; font: ${font('s', 'strong')}; }
  &[data-wide] > ul { grid-template-columns: repeat(auto-fill, minmax(min(28rem, 100%), 1fr)); column-gap: ${space('xl')}; }
  & summary { min-block-size: 44px; padding-block: ${space('xs')}; cursor: pointer; }
`;
/** In the sentence they follow; as high as a finger they would tear its lines apart, and stand below it. */
const Terms = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: 0 ${space('s')};
  ${media.coarse} { display: flex; }
  ${media.phone} { display: flex; }
`;
const List = styled.ul`
  display: grid;
  align-content: start;
  gap: ${space('xs')};
  & > li { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: ${space('s')}; }
  & > li > svg { margin-block-start: 2px; }
`;
