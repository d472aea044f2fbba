import { useTranslation } from '@extranet/shared/i18n';
import type { Pins } from '@extranet/shared/rules/vehicle';
import { Alert } from '@extranet/shared/ui';
import { useSocket } from './useSocket.ts';

/** A wish that no harness of this vehicle fulfils: the proposals are those without it, and say so before anybody orders. */
export function SocketMissing({ sockets }: { sockets: readonly Pins[] }) {
  const { t } = useTranslation('catalog');
  const [wanted, want] = useSocket();
  if (!wanted || sockets.includes(wanted)) return null;
  return (
    <Alert tone="warning" onDismiss={() => want(undefined)}>
      {t('fitting.socket.none', { pins: wanted })}
    </Alert>
  );
}
