import fastify, { LogController, type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { createAudit } from './audit/createAudit';
import type { Bus } from './bus/Bus';
import { memoryBus } from './bus/memoryBus';
import type { Config } from './config';
import type { Database } from './db';
import { createDictionaries } from './dictionaries/createDictionaries';
import { accountRoutes } from './features/account/routes';
import { announcementRoutes } from './features/announcement/routes';
import { categoryRoutes } from './features/category/routes';
import { departRoleRoutes } from './features/depart-role/routes';
import { categoryUpkeepRoutes } from './features/category/upkeepRoutes';
import { checkRuleRoutes } from './features/value-rule/checkRuleRoutes';
import { dataLogRoutes } from './features/data-log/routes';
import { dataSourceRoutes } from './features/data-source/routes';
import { departRoutes } from './features/department/departRoutes';
import { departmentRoutes } from './features/department/routes';
import { dictionaryRoutes } from './features/dictionary/routes';
import { dictUpkeepRoutes } from './features/dictionary/upkeepRoutes';
import { duplicateRoutes } from './features/duplicate/routes';
import { fileRoutes } from './features/file/routes';
import { fillRuleRoutes } from './features/value-rule/fillRuleRoutes';
import { dataExchangeRoutes } from './features/form/dataExchange';
import { flowFormRoutes, formLinkRoutes } from './features/form/links/routes';
import { onlineFormRoutes } from './features/form/online/routes';
import { formRoutes } from './features/form/routes';
import { grantRoutes } from './features/grant/routes';
import { healthRoutes } from './features/health/routes';
import { messageRoutes } from './features/message/routes';
import { logRoutes } from './features/log/routes';
import { onlineUserRoutes } from './features/online-user/routes';
import { permissionRoutes } from './features/permission/routes';
import { portalRoutes } from './features/portal/routes';
import { positionRoutes } from './features/position/routes';
import { planRoutes } from './features/purchase-plan/routes';
import { recordSearchRoutes } from './features/record-search/routes';
import { reportRoutes } from './features/report/routes';
import { roleIndexRoutes } from './features/role/indexRoutes';
import { roleRoutes } from './features/role/routes';
import { sharedSheetRoutes } from './features/shared-sheet/routes';
import { jobRoutes } from './features/quartz-job/routes';
import { formTemplateRoutes } from './features/form/templateRoutes';
import { savedQueryRoutes } from './features/saved-query/routes';
import { serverStateRoutes } from './features/server-state/routes';
import { sessionRoutes } from './features/session/routes';
import { customerRoutes } from './features/customer/routes';
import { supplierRoutes } from './features/supplier/routes';
import { tenantRoutes } from './features/tenant/routes';
import { keptUserRoutes } from './features/user/keptUserRoutes';
import { userRoutes } from './features/user/routes';
import { answerFrameworkErrors, registerErrorAnswers } from './http/answerErrors';
import { answerBrokenRequests } from './http/answerBrokenRequests';
import { acceptJson } from './http/acceptJson';
import { checkHost } from './http/checkHost';
import { checkSignature } from './http/checkSignature';
import { crossOrigin } from './http/crossOrigin';
import { finishRunning } from './http/finishRunning';
import { gate } from './http/gate';
import { limitBodyTime } from './http/limitBodyTime';
import { registerSockets } from './sockets/registerSockets';
import { requireAccess } from './http/requireAccess';
import { securityHeaders } from './http/securityHeaders';
import { servePage } from './http/servePage';
import { housekeeping } from './housekeeping';
import { createRights } from './rights/createRights';
import { createNotices } from './notices/createNotices';
import { createDataRules } from './rights/dataRules';
import { createPeople } from './people/createPeople';
import { createScheduler } from './jobs/createScheduler';
import type { JobClasses } from './jobs/JobClass';
import { describeFault } from './http/describeFault';
import { openSecretBox } from './security/secretBox';
import { createSessions } from './sessions/createSessions';
import type { Services } from './Services';
import type { SmsSender } from './sms/SmsSender';
import { openSmsSender } from './sms/openSmsSender';
import { importProgress } from './workbooks/importProgress';
import { findDocument, type PageKind } from './sockets/pageRight';
import { pageStore } from './sync/pageStore';

export interface AppParts {
  config: Config;
  /** Migrated. */
  db: Database;
  /** Epoch milliseconds; default the machine's. */
  clock?: () => number;
  /** Default: one that stays in this process. */
  bus?: Bus;
  /** The built page; default none. */
  webRoot?: string;
  /** Makes the runs of scheduled jobs as they come due; default no. */
  schedule?: boolean;
  logger?: FastifyServerOptions['logger'];
  /** Default: the one of the settings. */
  sms?: SmsSender;
}

/** Bytes of a JSON body, at most. */
const BODY_LIMIT = 1024 * 1024;
/** Milliseconds a request may take. */
const TIME_LIMIT = 30_000;
const UPLOAD_TIME_LIMIT = 600_000;

const features = [
  sessionRoutes,
  accountRoutes,
  recordSearchRoutes,
  permissionRoutes,
  dictionaryRoutes,
  dictUpkeepRoutes,
  duplicateRoutes,
  userRoutes,
  keptUserRoutes,
  grantRoutes,
  departmentRoutes,
  departRoleRoutes,
  departRoutes,
  roleRoutes,
  roleIndexRoutes,
  positionRoutes,
  categoryRoutes,
  categoryUpkeepRoutes,
  checkRuleRoutes,
  fillRuleRoutes,
  dataSourceRoutes,
  reportRoutes,
  tenantRoutes,
  announcementRoutes,
  messageRoutes,
  planRoutes,
  sharedSheetRoutes,
  fileRoutes,
  formRoutes,
  onlineFormRoutes,
  dataExchangeRoutes,
  formLinkRoutes,
  flowFormRoutes,
  jobRoutes,
  formTemplateRoutes,
  savedQueryRoutes,
  supplierRoutes,
  customerRoutes,
  portalRoutes,
  healthRoutes,
  logRoutes,
  dataLogRoutes,
  onlineUserRoutes,
  serverStateRoutes,
] as const;

/** The server without its port: calls, files, sockets and the page, over a database that is ready. */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const { config, db, clock = Date.now, bus = memoryBus(), webRoot = '', logger = false, schedule = false } = parts;
  const app = fastify({
    logger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trusted(config.trustProxy),
    bodyLimit: BODY_LIMIT,
    // Uploads may take longer; every other call is cut by its handler's limit, body included.
    requestTimeout: UPLOAD_TIME_LIMIT,
    handlerTimeout: TIME_LIMIT,
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 4000 },
    frameworkErrors: answerFrameworkErrors,
    clientErrorHandler: answerBrokenRequests,
  });
  const sessions = createSessions(db, bus, clock);
  const audit = createAudit(db, clock);
  const people = createPeople(db, clock);
  const pageKinds = new Map<string, PageKind>();
  const jobClasses: JobClasses = new Map();
  const onFault = (error: unknown) => app.log.error({ fault: describeFault(error) }, 'fault of a scheduled job');
  const scheduler = createScheduler({ db, clock, classes: jobClasses, onFault });
  const services: Services = {
    imports: importProgress(),
    config,
    db,
    clock,
    bus,
    sessions,
    rights: createRights(db, bus),
    dataRules: createDataRules(clock),
    audit,
    dictionaries: createDictionaries(db, bus, clock, people),
    people,
    notices: createNotices(db, bus, clock),
    pageKinds,
    recordSearches: [],
    pages: pageStore(db, clock, (pageId) => findDocument(pageId, pageKinds)),
    jobClasses,
    scheduler,
    sms: parts.sms ?? openSmsSender(config, app.log),
    secrets: await openSecretBox(config),
    onFault: (fault, what) => app.log.error({ fault }, `fault of a ${what}`),
  };

  finishRunning(app);
  requireAccess(app);
  registerErrorAnswers(app);
  securityHeaders(app);
  checkHost(app, config);
  crossOrigin(app);
  acceptJson(app);
  limitBodyTime(app);
  gate(app, sessions, audit);
  checkSignature(app, config, clock);
  await servePage(app, webRoot);
  await registerSockets(app, services);
  housekeeping(app, services);
  for (const register of features) await register(app, services);
  app.addHook('onClose', () => scheduler.stop());
  if (schedule) app.addHook('onReady', async () => scheduler.start());
  return app;
}

/** Fastify takes no number of proxies; whoever sets one sees to it that nobody reaches the server around them. */
const trusted = (trust: Config['trustProxy']) =>
  typeof trust === 'number' ? (_address: string, hop: number) => hop < trust : trust;
