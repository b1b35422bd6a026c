import { viewServerState } from '@gezi/domain';
import { gt, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { sysSession, timeText } from '../../db';
import { serve } from '../../http/serve';
import type { Services } from '../../Services';
import { measurer } from './measure';

interface DatabaseFigures extends Record<string, unknown> {
  version: string;
  size: string;
  connections: number;
  most: number | null;
}

export function serverStateRoutes(app: FastifyInstance, { db, clock, config }: Services): void {
  const machine = measurer(config.dataDir);
  app.addHook('onClose', async () => machine.stop());

  serve(app, viewServerState, async () => {
    const [measured, { rows }, [alive]] = await Promise.all([
      machine.measure(),
      db.orm.execute<DatabaseFigures>(sql`select current_setting('server_version') as version,
        pg_database_size(current_database())::text as size,
        (select count(*)::int from pg_stat_activity where datname = current_database()) as connections,
        current_setting('max_connections', true)::int as most`),
      db.orm
        .select({ count: sql<number>`count(*)::int` })
        .from(sysSession)
        .where(gt(sysSession.expireTime, timeText(clock()))),
    ]);
    const { version, size, connections, most } = rows[0]!;
    return {
      ...measured,
      // The embedded database has one session, which is ours.
      database: {
        kind: db.kind,
        version,
        size: Number(size),
        connections: Math.max(1, connections),
        maxConnections: most,
      },
      sessions: alive!.count,
    };
  });
}
