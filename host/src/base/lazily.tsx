import { useTranslation } from '@extranet/shared/i18n';
import { Alert, Button } from '@extranet/shared/ui';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';

/**
 * A part of the host that is fetched when it is first shown. If that fails, a message with a retry takes its place, and the
 * rest of the page keeps working.
 */
export function lazily(
  load: () => Promise<ComponentType>,
  skeleton: ReactNode,
  /** Answers it where something else has loaded it. */
  isThere: () => ComponentType | undefined = () => undefined,
): ComponentType {
  let loaded: ComponentType | undefined;
  return function Lazily() {
    const { t } = useTranslation('host');
    const [Part, setPart] = useState(() => loaded ?? isThere());
    const [failed, setFailed] = useState(false);
    const missing = !Part && !failed;
    useEffect(() => {
      if (!missing) return;
      let current = true;
      load().then(
        (part) => {
          loaded = part;
          if (current) setPart(() => part);
        },
        (error: unknown) => {
          console.error('[host] a part could not be fetched', error);
          if (current) setFailed(true);
        },
      );
      return () => {
        current = false;
      };
    }, [missing]);
    if (Part) return <Part />;
    if (!failed) return skeleton;
    return (
      <Alert
        title={t('errors.partMissing')}
        action={<Button onClick={() => setFailed(false)}>{t('errors.retry')}</Button>}
      >
        {t('errors.unreachable')}
      </Alert>
    );
  };
}
