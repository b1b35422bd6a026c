import type { Bus, NoticeReceivers } from '../../platform/bus/Bus';
import { closeCodes } from './closeCodes';
import type { Member, SocketRegistry } from './socketRegistry';

/**
 * Applies bus messages to the sockets of this server.
 *
 * @param recheck checks whether sockets may stay open
 * @returns stops listening
 */
export const listenToBus = (
  bus: Bus,
  registry: SocketRegistry,
  recheck: (members: readonly Member[]) => void,
): (() => void) =>
  bus.subscribe((message) => {
    switch (message.kind) {
      case 'session-ended':
        registry.close(closeCodes.notSignedIn, 'session ended', ({ sessionId, userId }) =>
          message.sessionId ? sessionId === message.sessionId : userId === message.userId,
        );
        break;
      case 'rights-changed':
        recheck(registry.filter(isConcerned(message.userIds)));
        break;
      case 'notice':
        registry.send(message.text, (member) => member.channel === 'notices' && isReceiver(message.to, member));
        break;
      case 'page-opened': {
        const isOnPage = ({ id, userId, tenantId, pageId }: Member) =>
          id !== message.socketId &&
          userId === message.userId &&
          tenantId === message.tenantId &&
          pageId === message.pageId;
        registry.close(closeCodes.replaced, 'replaced', (member) => isOnPage(member) && member.openedAt <= message.at);
        // A socket that is admitted late has missed the message of a newer one.
        const [newer] = registry.filter(isOnPage);
        if (newer) bus.publish({ ...message, socketId: newer.id, at: newer.openedAt });
        break;
      }
    }
  });

export const isConcerned =
  (userIds: readonly string[] | undefined) =>
  ({ userId }: Member): boolean =>
    userIds?.includes(userId) ?? true;

function isReceiver(to: NoticeReceivers, { userId, tenantId }: Member): boolean {
  if (to.tenantId && to.tenantId !== tenantId) return false;
  return 'userIds' in to ? to.userIds.includes(userId) : true;
}
