import { useTranslation } from '@extranet/shared/i18n';
import type { Pins } from '@extranet/shared/rules/vehicle';
import { ChoiceField } from './ChoiceField.tsx';
import { useSocket } from './useSocket.ts';

/** 7 or 13 pins, for whoever knows it: without a wish the rules choose. */
export function SocketField({ sockets }: { sockets: readonly Pins[] }) {
  const { t } = useTranslation('catalog');
  const [wanted, want] = useSocket();
  return (
    <ChoiceField
      name="socket"
      asks={t('fitting.socket.asks')}
      where={t('fitting.socket.where')}
      open={false}
      choices={[
        ...sockets.map((pins) => ({
          key: pins,
          label: t('fitting.socket.pins', { pins }),
          checked: wanted === pins,
          onChoose: () => want(pins),
        })),
        {
          key: 'any',
          label: t('fitting.socket.any'),
          checked: wanted === undefined,
          onChoose: () => want(undefined),
        },
      ]}
    />
  );
}
