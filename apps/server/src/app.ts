import fastify, { LogController, type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { modules } from './features';
import { registerOffers, type Services } from './FeatureModule';
import { hasPermission } from './identity/sessions/hasPermission';
import { createIdentity } from './identity/IdentityServices';
import type { PlatformServices } from './platform/PlatformServices';
import { createRecords } from './records/RecordServices';
import { createRealtime } from './realtime/RealtimeServices';
import { texts } from './platform/texts';
import type { Bus } from './platform/bus/Bus';
import { memoryBus } from './platform/bus/memoryBus';
import type { Config } from './platform/config/config';
import type { Database } from './platform/db';
import { answerFrameworkErrors, registerErrorAnswers } from './platform/http/answerErrors';
import { answerBrokenRequests } from './platform/http/answerBrokenRequests';
import { acceptJson } from './platform/http/acceptJson';
import { checkHost } from './platform/http/checkHost';
import { createInvalidations } from './platform/invalidations/createInvalidations';
import { shedLoad } from './platform/http/shedLoad';
import { checkSignature } from './platform/http/checkSignature';
import { rateCounter } from './platform/http/rateCounter';
import { registerRateLimits } from './platform/http/rateLimit';
import { crossOrigin } from './platform/http/crossOrigin';
import { drainRequests } from './platform/http/drainRequests';
import { endRefusedUpgrades } from './platform/http/endRefusedUpgrades';
import { enforceAccess } from './platform/http/enforceAccess';
import { createInnerCalls } from './platform/http/innerCalls';
import { limitBodyTime } from './platform/http/limitBodyTime';
import { limitHandlerTime } from './platform/http/limitHandlerTime';
import { registerRequestContext } from './platform/http/registerRequestContext';
import { registerSockets } from './realtime/sockets/registerSockets';
import { requireAccess } from './platform/http/requireAccess';
import { registerRequestIds, requestIdOf } from './platform/http/requestIds';
import { securityHeaders } from './platform/http/securityHeaders';
import { pageSettings } from './platform/http/pageSettings';
import { serveHealth } from './platform/http/serveHealth';
import { serveMetrics } from './platform/http/serveMetrics';
import { servePage } from './platform/http/servePage';
import { createReplicas } from './platform/replicas/createReplicas';
import { noteWrites } from './platform/replicas/noteWrites';
import { demoLogins } from './seed';
import { startCleanUp } from './start/cleanUp';
import { createDueWorker } from './platform/jobs/createDueWorker';
import { createScheduler } from './platform/jobs/createScheduler';
import type { DueWork } from './platform/jobs/DueWork';
import type { JobClasses } from './platform/jobs/JobClass';
import { describeFault } from './platform/http/describeFault';
import { openSecretBox } from './platform/security/secretBox';
import type { SmsSender } from './platform/sms/SmsSender';
import { measurer } from './platform/telemetry/measurer';
import { processGauges } from './platform/telemetry/processGauges';
import type { Telemetry } from './platform/telemetry/Telemetry';
import { openSmsSender } from './platform/sms/openSmsSender';
import type { FileStorage } from './platform/storage/FileStorage';
import { openStorage } from './platform/storage/openStorage';

export interface AppParts {
  config: Config;
  /** Must be migrated. */
  db: Database;
  /** Epoch milliseconds; default `Date.now`. */
  clock?: () => number;
  /** Default: an in-process bus. */
  bus?: Bus;
  /** Folder of the built page; default none. */
  webRoot?: string;
  /** Runs scheduled jobs when they are due; default false. */
  schedule?: boolean;
  logger?: FastifyServerOptions['logger'];
  /** Default: the sender that the settings choose. */
  sms?: SmsSender;
  /** Default: the storage that the settings choose. */
  storage?: FileStorage;
  /** Default: no metrics and traces. */
  telemetry?: Telemetry | undefined;
}

/** Maximum size of a JSON body, bytes. */
const BODY_LIMIT = 1024 * 1024;
/** Maximum duration of a request, milliseconds. */
const TIME_LIMIT = 30_000;
const UPLOAD_TIME_LIMIT = 600_000;
/** Messages that leave at the same time. */
const SENDING = 8;
/** Maximum time for the headers of a request, milliseconds. */
const HEADERS_TIME_LIMIT = 15_000;

/** Builds the server without listening: calls, files, sockets and the page. */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const { config, db, clock = Date.now, bus = memoryBus(), webRoot = '', logger = false, schedule = false } = parts;
  const { telemetry } = parts;
  const app = fastify({
    logger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: toTrustProxy(config.trustProxy),
    genReqId: requestIdOf(config.trustProxy),
    bodyLimit: BODY_LIMIT,
    // Uploads may take longer; `limitHandlerTime` limits every other call, body included.
    requestTimeout: UPLOAD_TIME_LIMIT,
    http: { headersTimeout: HEADERS_TIME_LIMIT, connectionsCheckingInterval: HEADERS_TIME_LIMIT / 3 },
    forceCloseConnections: 'idle',
    // Requests that a proxy sends meanwhile are answered.
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 4000 },
    frameworkErrors: answerFrameworkErrors,
    clientErrorHandler: answerBrokenRequests,
  });
  const jobClasses: JobClasses = new Map();
  const dueWork: DueWork[] = [];
  const outboxWork: DueWork[] = [];
  const onFault = (error: unknown) => app.log.error({ fault: describeFault(error) }, 'fault of a scheduled job');
  const secrets = await openSecretBox(config);
  const platform: PlatformServices = {
    config,
    db,
    clock,
    bus,
    invalidations: createInvalidations(db, bus),
    replicas: createReplicas({
      db,
      bus,
      urls: config.databaseReadUrls,
      maxLag: config.databaseReadMaxLag,
      observe: telemetry?.observeStatement,
      onChange: (replica, fault) =>
        fault === undefined
          ? app.log.info({ replica }, 'a replica is read')
          : app.log.warn({ replica, fault }, 'a replica is not read'),
    }),
    jobClasses,
    scheduler: createScheduler({ db, clock, classes: jobClasses, onFault }),
    dueWork,
    dueWorker: createDueWorker(dueWork, onFault),
    outboxWork,
    outboxWorker: createDueWorker(outboxWork, onFault, { parallel: SENDING }),
    innerCalls: createInnerCalls(app),
    sms: parts.sms ?? openSmsSender(config, { db, clock, log: app.log, secrets }),
    secrets,
    storage: parts.storage ?? (await openStorage(config)),
    machine: measurer(config.dataDir),
    gauges: [],
    onFault: (fault, what) => app.log.error({ fault }, `fault of a ${what}`),
  };
  const services: Services = createRealtime(createRecords(createIdentity(platform)));
  const { sessions, audit, scheduler, dueWorker, outboxWorker, machine, gauges, replicas } = services;
  gauges.push(...processGauges(machine, db, dueWorker), ...replicas.gauges);

  registerRequestIds(app, config.trustProxy);
  endRefusedUpgrades(app);
  telemetry?.observeRequests(app);
  registerRequestContext(app);
  limitHandlerTime(app, TIME_LIMIT);
  drainRequests(app);
  requireAccess(app);
  registerErrorAnswers(app);
  securityHeaders(app);
  checkHost(app, config);
  crossOrigin(app, config);
  shedLoad(app, db);
  acceptJson(app);
  limitBodyTime(app);
  enforceAccess(app, {
    callerOf: (presented) => sessions.callerOf(presented),
    onRefused: (refused) => audit({ kind: 'refusal', content: () => texts.audit.refused, ...refused }),
    innerCallerOf: (request) => platform.innerCalls.callerOf(request),
    isGranted: (caller, permission) => hasPermission(db, caller, permission),
  });
  noteWrites(app, replicas);
  checkSignature(app, config, clock);
  await registerRateLimits(app, rateCounter(db, clock));
  await servePage(app, { root: webRoot, settings: pageSettings(config, demoLogins) });
  serveHealth(app, db);
  await registerSockets(app, services);
  if (config.metricsToken && telemetry?.metricsText) serveMetrics(app, config.metricsToken, telemetry.metricsText);
  startCleanUp(app, services);
  const features = modules.map((module) => module(services));
  for (const feature of features) registerOffers(services, feature);
  for (const { routes } of features) await routes?.(app);
  for (const gauge of gauges) telemetry?.addGauge(gauge);
  app.addHook('onClose', async () => {
    machine.stop();
    await Promise.all([scheduler.stop(), dueWorker.stop(), outboxWorker.stop(), replicas.stop()]);
  });
  app.addHook('onReady', async () => replicas.start());
  if (schedule) {
    app.addHook('onReady', async () => {
      scheduler.start();
      dueWorker.start();
      outboxWorker.start();
    });
  }
  return app;
}

/** Fastify accepts a function instead of a number of proxies. Clients must not be able to bypass the proxies. */
const toTrustProxy = (trust: Config['trustProxy']) =>
  typeof trust === 'number' ? (_address: string, hop: number) => hop < trust : trust;
