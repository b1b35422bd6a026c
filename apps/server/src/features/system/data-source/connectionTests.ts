import { isSameDestination, type ConnectionTest } from '@gezi/domain';
import type { Caller } from '../../../platform/http/Caller';
import { refuse } from '../../../platform/http/refusal';
import type { Services } from '../../../FeatureModule';
import { texts } from '../../../platform/texts';
import { pinAddress, type Resolve } from '../../../platform/security/pinAddress';
import { connectionRefusal, pinText, targetOf } from '../../../records/data-sources/sourceTarget';
import { tryConnection } from '../../../records/data-sources/tryConnection';
import type { dataSources } from './dataSources';

const t = texts.dataSource;
/** Timeout in milliseconds, for name resolution and for the connection each. */
const TIMEOUT = 5_000;

/** @param resolve DNS lookup; default the system's */
export function connectionTests(
  { config }: Pick<Services, 'config'>,
  sources: ReturnType<typeof dataSources>,
  resolve?: Resolve,
) {
  /**
   * @param log called with server and result
   * @throws {Refusal} naming the field at fault, with a generic reason
   */
  return async function test(
    caller: Caller,
    { id, ...given }: ConnectionTest,
    log: (server: string, result: string) => Promise<void>,
  ): Promise<void> {
    const stored = id ? await sources.view(caller, id) : undefined;
    const source = { ...stored, ...given };
    const target = targetOf(source);
    const user = source.dbUsername?.trim() ?? '';
    if (!user) throw refuse(t.noUser, 'dbUsername');

    const pinned = await pinAddress(target, config.dataSourceHosts, TIMEOUT, resolve);
    const server = `${target.host}:${target.port}`;
    if ('refusal' in pinned) {
      await log(server, pinText(pinned.refusal));
      throw refuse(pinText(pinned.refusal), 'dbUrl');
    }
    const password = given.dbPassword || (stored ? await storedPassword(caller, stored, source) : '');
    const result = await tryConnection(target, pinned.address, { user, password }, TIMEOUT);
    await log(server, result === 'ok' ? t.connected : connectionRefusal(result)[0]);
    if (result !== 'ok') throw refuse(...connectionRefusal(result));
  };

  async function storedPassword(
    caller: Caller,
    stored: Awaited<ReturnType<typeof sources.view>>,
    source: ConnectionTest,
  ): Promise<string> {
    const password = await sources.password(caller, stored.id);
    if (password === undefined) return '';
    if (!isSameDestination(stored, { ...stored, ...source })) throw refuse(t.passwordAgain, 'dbPassword');
    if (password === null) throw refuse(t.passwordLost, 'dbPassword');
    return password;
  }
}
