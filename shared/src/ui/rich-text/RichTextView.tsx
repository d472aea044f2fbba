import { useMemo } from 'react';
import styled, { css } from 'styled-components';
import { color, space } from '../../theme/index.ts';
import { sanitized } from './sanitize.ts';

/** Shows user-written HTML. The server has sanitised it; it is sanitised again here (D7). */
export function RichTextView({ html }: { html: string }) {
  const safe = useMemo(() => ({ __html: sanitized(html) as unknown as string }), [html]);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised on the line above.
  return <Text dangerouslySetInnerHTML={safe} />;
}

export const richTextStyles = css`
  overflow-wrap: anywhere;
  & p + p { margin-block-start: ${space('s')}; }
  & a { text-decoration-color: ${color('edge')}; }
  & strong, & b { font-weight: 600; }
`;
const Text = styled.div`
  ${richTextStyles}
`;
