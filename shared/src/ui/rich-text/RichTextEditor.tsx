import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { registerTexts } from '../../i18n/index.ts';
import { Alert } from '../Alert.tsx';
import { Button } from '../Button.tsx';
import texts from '../locales/editor.fr.json';
import { Skeleton } from '../Skeleton.tsx';
import { VisuallyHidden } from '../VisuallyHidden.ts';
import type { RichTextEditorProps } from './editorProps.ts';

registerTexts('ui', texts);

type Surface = ComponentType<RichTextEditorProps>;
type Loading = { surface: Surface } | 'waiting' | 'failed';

/** The editor's code is fetched when the first one is shown (D7); a placeholder keeps its space until then. */
export function RichTextEditor(props: RichTextEditorProps) {
  const { t } = useTranslation('ui');
  const [loading, setLoading] = useState<Loading>('waiting');
  const load = useCallback(() => {
    setLoading('waiting');
    import('./EditorSurface.tsx').then(
      ({ EditorSurface }) => setLoading({ surface: EditorSurface }),
      () => setLoading('failed'),
    );
  }, []);
  useEffect(load, [load]);
  if (loading === 'waiting') {
    return (
      <div aria-busy>
        <VisuallyHidden role="status">{t('editor.loading')}</VisuallyHidden>
        <Skeleton height="13.5rem" />
      </div>
    );
  }
  if (loading === 'failed') {
    return <Alert action={<Button onClick={load}>{t('editor.retry')}</Button>}>{t('editor.failed')}</Alert>;
  }
  return <loading.surface {...props} />;
}
