import {
  viewDisks,
  viewHttpTrace,
  viewMetric,
  viewServerState,
  viewStoreInfo,
  viewStoreMemory,
  viewStoreSize,
  type Endpoint,
  type ServerState,
} from '@gezi/domain';
import { gt, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Static, TSchema } from 'typebox';
import { authority } from '../../../identity/rights/authority';
import { sysSession, timeOf, timeText } from '../../../platform/db';
import { unknownPath } from '../../../platform/http/refusal';
import { serve } from '../../../platform/http/serve';
import type { Services } from '../../../FeatureModule';
import { texts } from '../../../platform/texts';
import { requestTrace } from './requestTrace';

interface DatabaseFigures extends Record<string, unknown> {
  version: string;
  size: string;
  connections: number;
  most: number | null;
}

export function serverStateRoutes(app: FastifyInstance, { db, clock, machine, gauges }: Services): void {
  gauges.push({
    name: 'gezi.sessions.active',
    description: 'Sessions that have not expired, of all servers of the database',
    unit: '{session}',
    read: async () => [{ value: await countSessions() }],
  });
  const traces = requestTrace(app, clock);
  const { mustAdministerAll } = authority(db);

  /** The figures show paths and activity of every tenant. */
  function serveState<Input extends TSchema, Result extends TSchema>(
    endpoint: Endpoint<Input, Result>,
    view: (input: Static<Input>) => Promise<Static<Result>>,
  ): void {
    serve(app, endpoint, async (input, caller) => {
      await mustAdministerAll(caller, texts.serverState.allTenants);
      return view(input);
    });
  }

  serveState(viewServerState, () => state());
  serveState(viewStoreInfo, async () => {
    const { database, sessions } = await state();
    return [
      ['version', database.version, texts.serverState.version],
      ['kind', database.kind, texts.serverState.kind],
      ['size', database.size, texts.serverState.size],
      ['connections', database.connections, texts.serverState.connections],
      ['max_connections', database.maxConnections ?? '', texts.serverState.maxConnections],
      ['sessions', sessions, texts.serverState.sessions],
    ].map(([key, value, description]) => ({
      key: String(key),
      value: String(value),
      description: String(description),
    }));
  });
  serveState(viewStoreSize, async () => ({ create_time: clock(), dbSize: (await state()).sessions }));
  serveState(viewStoreMemory, async () => ({ create_time: clock(), used_memory: (await state()).database.size }));
  serveState(viewDisks, async () => {
    const { path, used, total } = (await machine.measure()).disk;
    if (used === null || !total) return [];
    return [{ name: path, max: total, rest: total - used, restPPT: Math.round((used / total) * 1000) / 10 }];
  });
  serveState(viewMetric, async ({ name }) => {
    const value = metricOf(name, await machine.measure());
    if (value === undefined) throw unknownPath();
    const statistics = TIMERS.has(name) ? ['COUNT', 'TOTAL_TIME', 'MAX'] : ['VALUE'];
    return { name, measurements: statistics.map((statistic) => ({ statistic, value })), availableTags: [] };
  });
  serveState(viewHttpTrace, async () => ({ traces: traces() }));

  async function countSessions(): Promise<number> {
    const [active] = await db.orm
      .select({ count: sql<number>`count(*)::int` })
      .from(sysSession)
      .where(gt(sysSession.expireTime, timeText(clock())));
    return active!.count;
  }

  async function state(): Promise<ServerState> {
    const [measured, { rows }, sessions] = await Promise.all([
      machine.measure(),
      db.orm.execute<DatabaseFigures>(sql`select current_setting('server_version') as version,
        pg_database_size(current_database())::text as size,
        (select count(*)::int from pg_stat_activity where datname = current_database()) as connections,
        current_setting('max_connections', true)::int as most`),
      countSessions(),
    ]);
    const { version, size, connections, most } = rows[0]!;
    return {
      ...measured,
      // The embedded database has a single session.
      database: {
        kind: db.kind,
        version,
        size: Number(size),
        connections: Math.max(1, connections),
        maxConnections: most,
      },
      sessions,
    };
  }
}

/** Metrics that count events and their time. */
const TIMERS = new Set(['jvm.gc.pause', 'tomcat.global.request', 'tomcat.servlet.request']);

/** Value of a metric by its wire name; undefined if unknown. */
function metricOf(name: string, { cpu, uptime, startTime }: Pick<ServerState, 'cpu' | 'uptime' | 'startTime'>) {
  if (/^(?:jvm|tomcat)\./.test(name)) return 0;
  return new Map([
    ['system.cpu.count', cpu.count],
    ['system.cpu.usage', cpu.usage],
    ['process.cpu.usage', cpu.processUsage],
    ['process.uptime', uptime],
    ['process.start.time', timeOf(startTime) / 1000],
  ]).get(name);
}
