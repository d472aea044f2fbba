import type { FittingMaterial } from '@extranet/shared/contracts';
import { socketsOf, withSocket } from '@extranet/shared/rules/fitting';
import { useMemo } from 'react';
import { useSocket } from './useSocket.ts';

/** The sockets among which there is a choice, and the material without the harnesses and kits that nobody wants. */
export function useSockets(material: FittingMaterial | null) {
  const [socket] = useSocket();
  return useMemo(() => {
    const sockets = material ? socketsOf(material.parts) : [];
    const isThere = socket && sockets.includes(socket);
    const wanted =
      material && isThere ? { ...material, parts: withSocket(material.parts, socket) } : material;
    return { sockets, wanted };
  }, [material, socket]);
}
