import cluster from 'node:cluster';
import { mkdirSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../app';
import { openBackupSocket } from './backup/backupSocket';
import { greeting } from './greeting';
import { addMonths } from '../platform/history/addMonths';
import { openBus } from '../platform/bus/openBus';
import type { Config } from '../platform/config/config';
import { databaseLocation, migrate, openDb, sharedClock, sysSeed, type Database } from '../platform/db';
import { seedDemo, seedProduction, type ProductionOptions } from '../seed';
import { describeFault } from '../platform/http/describeFault';
import { storeFirstPassword } from './firstPassword';
import { openSecretBox } from '../platform/security/secretBox';
import { logOptions } from '../platform/http/logOptions';
import { describeStorageFault } from '../platform/storage/describeStorageFault';
import { openStorage } from '../platform/storage/openStorage';
import { startTelemetry } from '../platform/telemetry/startTelemetry';
import type { Telemetry } from '../platform/telemetry/Telemetry';
import { texts } from '../platform/texts';
import { metricsOfWorkers } from './workers/workerMetrics';
import { undoBrokenImports } from '../records/workbooks/saveRows';

export interface RunningServer {
  /** Text for the operator who started the server. */
  greeting: string;
  /**
   * Announces the end for `DRAIN_SECONDS`, waits up to 5 s for running requests, then closes connections and sockets, the
   * bus, and last the database.
   */
  stop(): Promise<void>;
}

/**
 * Opens and migrates the database, and listens.
 *
 * @param webRoot folder of the built page
 * @throws {Error} when the data folder is in use, the database cannot be reached, or the port is taken
 */
export async function runServer(config: Config, webRoot: string): Promise<RunningServer> {
  mkdirSync(config.dataDir, { recursive: true });
  const storage = await openStorage(config);
  await storage.check().catch((error: unknown) => {
    throw new Error(describeStorageFault(config, error), { cause: error });
  });
  const telemetry = await startTelemetry(process.env, config.metricsToken !== undefined);
  const db = await openDb({ ...databaseLocation(config), observe: telemetry?.observeStatement });
  const cleanUp: (() => Promise<void>)[] = [async () => telemetry?.stop(), () => db.close()];
  const stop = async () => {
    for (const close of cleanUp.splice(0).reverse()) await close();
  };
  try {
    await migrate(db);
    // A table may be locked, e.g. by a backup; the clean-up tries again.
    await addMonths(db, Date.now()).catch(() => undefined);
    // Only this process uses an embedded database, so no import can be running.
    if (db.kind === 'embedded') await undoBrokenImports(db);
    if (config.mode === 'production') await refuseDemoData(db);
    const isFirst = config.mode === 'production' && (await seedProduction(db, productionOptions(config)));
    if (config.mode === 'demo') {
      await seedDemo(db, { secrets: await openSecretBox(config), storage });
    }
    const bus = await openBus(config.databaseUrl);
    cleanUp.push(() => bus.close());
    // The clock of an embedded database is that of this process.
    const clock = db.kind === 'server' ? await sharedClock(db) : undefined;
    cleanUp.push(async () => clock?.stop());
    const app = await buildApp({
      config,
      db,
      ...(clock && { clock: clock.now }),
      bus,
      webRoot,
      storage,
      schedule: true,
      telemetry: telemetry && withAllWorkers(telemetry),
      logger: logOptions(config.logLevel),
    });
    cleanUp.push(() => drain(app, config.drainSeconds));
    if (db.kind === 'embedded') {
      const closeSocket = await openBackupSocket(db, { ...config, storage }).catch((error: unknown) => {
        app.log.warn({ fault: describeFault(error) }, 'backups need the server to be stopped');
        return undefined;
      });
      if (closeSocket) cleanUp.push(closeSocket);
    }
    const address = await app.listen({ host: config.host, port: config.port }).catch((error: unknown) => {
      throw (error as NodeJS.ErrnoException).code === 'EADDRINUSE'
        ? new Error(texts.start.portInUse(config.port))
        : error;
    });
    return { greeting: greeting(config, address, isFirst), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** In a worker, `/metrics` has the figures of all. */
const withAllWorkers = ({ metricsText, ...telemetry }: Telemetry): Telemetry => ({
  ...telemetry,
  ...(metricsText && { metricsText: cluster.isWorker ? metricsOfWorkers(metricsText) : metricsText }),
});

async function drain(app: FastifyInstance, seconds: number): Promise<void> {
  app.startDraining();
  if (app.server.listening) await wait(seconds * 1000);
  await app.close();
}

const productionOptions = ({ adminPassword, dataDir }: Config): ProductionOptions => ({
  password: adminPassword,
  storePassword: (password) => storeFirstPassword(dataDir, password),
});

/** The passwords of the demo accounts are public. */
async function refuseDemoData(db: Database): Promise<void> {
  const [demo] = await db.orm.select().from(sysSeed).where(eq(sysSeed.name, 'demo-1'));
  if (demo) throw new Error(texts.start.demoData);
}
