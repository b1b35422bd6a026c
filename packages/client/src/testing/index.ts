// Calls
export {
  createFakeServer,
  type FakeRequest,
  type FakeRoute,
  type FakeRoutes,
  type FakeServer,
} from './createFakeServer';
export type { RouteKey } from './matchRoute';
export {
  after,
  broken,
  expired,
  file,
  never,
  refuse,
  reply,
  replyRaw,
  type FakeReply,
  type RefuseOptions,
} from './reply';

// Sockets
export { createSocketHub, type SocketHub, type SocketHubOptions } from './createSocketHub';
export type { FakeSocket } from './FakeSocket';

// Session
export { signedInKit, type SignedInKit } from './signedInKit';
export { signedInSession } from './signedInSession';
