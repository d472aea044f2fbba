import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import type { Caller } from './customer-session.service.ts';
import { deviceName } from './device.ts';

const HEADER = 'x-device-token';

/** For all calls that sign in. A header, because the specification fixes the bodies and the answers. */
export const DeviceHeaders = Type.Object({
  [HEADER]: Type.Optional(
    Type.String({ description: 'Given by an earlier sign-in on this device; counts its attempts apart' }),
  ),
});

export function callerOf({ ip, headers }: FastifyRequest): Caller {
  const token = headers[HEADER];
  return {
    address: ip,
    device: deviceName(headers['user-agent']),
    deviceToken: typeof token === 'string' && token ? token : undefined,
  };
}

/** The page stores the token and sends it with the next sign-in. */
export function giveDeviceToken(reply: FastifyReply, deviceToken: string): void {
  reply.header(HEADER, deviceToken);
}
