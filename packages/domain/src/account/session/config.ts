import { Type, type Static } from 'typebox';
import { anyone, endpoint } from '../../kit';

export const PortalConfig = Type.Object({
  platformName: Type.String(),
  title: Type.String(),
  /** `off`: no text messages go out, so that nothing that asks for a code is offered. */
  smsMode: Type.String(),
  /** Providers people may sign in by. */
  thirdLogin: Type.Array(Type.Object({ source: Type.String(), name: Type.String(), mayCreate: Type.Boolean() })),
  fileMaxMb: Type.Number(),
  registerOpen: Type.Boolean(),
});
export type PortalConfig = Static<typeof PortalConfig>;

/** What pages for visitors need to know. */
export const portalConfig = endpoint({
  method: 'GET',
  path: '/portal/config',
  access: anyone,
  input: Type.Object({}),
  result: PortalConfig,
});
