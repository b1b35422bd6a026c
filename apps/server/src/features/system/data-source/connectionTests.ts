import { isSameDestination, POSTGRESQL, readTarget, type ConnectionTest, type DatabaseTarget } from '@gezi/domain';
import type { Caller } from '../../../platform/http/Caller';
import { refuse } from '../../../platform/http/refusal';
import type { Services } from '../../../FeatureModule';
import { texts } from '../../../platform/texts';
import type { dataSources } from './dataSources';
import { pinAddress, type PinRefusal, type Resolve } from './pinAddress';
import { tryConnection, type TryResult } from './tryConnection';

const t = texts.dataSource;
/** Milliseconds for finding a server, and again for signing in to it. */
const LIMIT = 5_000;

const REFUSALS: Readonly<Record<PinRefusal, string>> = {
  'none-allowed': t.noneAllowed,
  'not-allowed': t.notAllowed,
  unreachable: t.unreachable,
};
const RESULTS: Readonly<Record<Exclude<TryResult, 'ok'>, [said: string, field: string]>> = {
  unreachable: [t.unreachable, 'dbUrl'],
  'wrong-credentials': [t.wrongCredentials, 'dbUsername'],
  missing: [t.missing, 'dbName'],
};

/** @param resolve default the machine's own */
export function connectionTests(
  { config }: Pick<Services, 'config'>,
  sources: ReturnType<typeof dataSources>,
  resolve?: Resolve,
) {
  /**
   * @param tell of what was tried and how it ended
   * @throws {Refusal} naming the member at fault, with one of a few short reasons
   */
  return async function test(
    caller: Caller,
    { id, ...given }: ConnectionTest,
    tell: (server: string, result: string) => Promise<void>,
  ): Promise<void> {
    const kept = id ? await sources.view(caller, id) : undefined;
    const source = { ...kept, ...given };
    const target = targetOf(source);
    const user = source.dbUsername?.trim() ?? '';
    if (!user) throw refuse(t.noUser, 'dbUsername');

    const pinned = await pinAddress(target, config.dataSourceHosts, LIMIT, resolve);
    const server = `${target.host}:${target.port}`;
    if ('refusal' in pinned) {
      await tell(server, REFUSALS[pinned.refusal]);
      throw refuse(REFUSALS[pinned.refusal], 'dbUrl');
    }
    const password = given.dbPassword || (kept ? await keptPassword(caller, kept, source) : '');
    const result = await tryConnection(target, pinned.address, { user, password }, LIMIT);
    await tell(server, result === 'ok' ? t.connected : RESULTS[result][0]);
    if (result !== 'ok') throw refuse(...RESULTS[result]);
  };

  async function keptPassword(
    caller: Caller,
    kept: Awaited<ReturnType<typeof sources.view>>,
    source: ConnectionTest,
  ): Promise<string> {
    const password = await sources.password(caller, kept.id);
    if (password === undefined) return '';
    if (!isSameDestination(kept, { ...kept, ...source })) throw refuse(t.passwordAgain, 'dbPassword');
    if (password === null) throw refuse(t.passwordLost, 'dbPassword');
    return password;
  }
}

/** @throws {Refusal} naming the member at fault */
function targetOf({ dbType, dbUrl, dbName }: ConnectionTest): DatabaseTarget {
  if ((dbType || POSTGRESQL) !== POSTGRESQL) throw refuse(t.onlyPostgres, 'dbType');
  if (!dbUrl?.trim()) throw refuse(t.noUrl, 'dbUrl');
  const target = readTarget(dbUrl, dbName ?? '');
  if (!target.ok) throw refuse(t.target[target.reason], 'dbUrl');
  if (!target.value.database) throw refuse(t.noDatabase, 'dbName');
  return target.value;
}
