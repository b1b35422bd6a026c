import { Type, type Static } from 'typebox';
import { anyone, endpoint } from '../../kit';

export const PortalConfig = Type.Object({
  platformName: Type.String(),
  title: Type.String(),
  /** `off`: SMS is disabled, so the client hides everything that needs a code. */
  smsMode: Type.String(),
  /** Sign-in providers. */
  thirdLogin: Type.Array(Type.Object({ source: Type.String(), name: Type.String(), mayCreate: Type.Boolean() })),
  fileMaxMb: Type.Number(),
  registerOpen: Type.Boolean(),
});
export type PortalConfig = Static<typeof PortalConfig>;

/** Configuration for public pages. */
export const portalConfig = endpoint({
  method: 'GET',
  path: '/portal/config',
  access: anyone,
  input: Type.Object({}),
  result: PortalConfig,
});
