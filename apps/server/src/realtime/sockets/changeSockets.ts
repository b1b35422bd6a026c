import type { Bus } from '../../platform/bus/Bus';
import type { CacheVersions } from './cacheVersions';
import { isConcerned } from './listenToBus';
import { sendText, type Member, type SocketRegistry } from './socketRegistry';

interface ChangeSocketParts {
  bus: Bus;
  registry: SocketRegistry;
  versions: CacheVersions;
  logError: (error: unknown) => void;
}

/**
 * Sockets that notify open clients of changed permissions, departments and dictionaries.
 *
 * - `{cmd: 'hello', departments, dictionaries}`: the current versions, once after the connection opens
 * - `{cmd: 'changed', rights: true}`: the user's permissions may have changed
 * - `{cmd: 'changed', departments}` and `{cmd: 'changed', dictionaries}`: the new version
 */
export function changeSockets({ bus, registry, versions, logError }: ChangeSocketParts) {
  const stop = bus.subscribe((message) => {
    switch (message.kind) {
      case 'rights-changed':
        notify({ rights: true }, isConcerned(message.userIds));
        break;
      case 'departments-changed': {
        const { tenantId } = message;
        versions.departments(tenantId).then((departments) => {
          notify({ departments }, (member) => member.tenantId === tenantId);
        }, logError);
        break;
      }
      case 'dictionaries-changed':
        versions.dictionaries().then((dictionaries) => notify({ dictionaries }, () => true), logError);
        break;
    }
  });

  function notify(change: { rights?: true } | Partial<Record<keyof CacheVersions, string>>, meant: IsMeant): void {
    const text = JSON.stringify({ cmd: 'changed', ...change });
    registry.send(text, (member) => member.channel === 'changes' && meant(member));
  }

  return {
    /** Sends a new member the current versions. */
    welcome: async (member: Member): Promise<void> => {
      const [departments, dictionaries] = await Promise.all([
        versions.departments(member.tenantId),
        versions.dictionaries(),
      ]);
      sendText(member.socket, JSON.stringify({ cmd: 'hello', departments, dictionaries }));
    },
    stop,
  };
}

type IsMeant = (member: Member) => boolean;
