import fastify, { LogController, type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { createAudit } from './records/audit/createAudit';
import type { Bus } from './platform/bus/Bus';
import { memoryBus } from './platform/bus/memoryBus';
import type { Config } from './platform/config/config';
import type { Database } from './platform/db';
import { createDictionaries } from './records/dictionaries/createDictionaries';
import { accountRoutes } from './features/account/profile/routes';
import { announcementRoutes } from './features/notices/announcement/routes';
import { categoryRoutes } from './features/system/category/routes';
import { departRoleRoutes } from './features/system/depart-role/routes';
import { categoryUpkeepRoutes } from './features/system/category/adminRoutes';
import { checkRuleRoutes } from './features/system/value-rule/checkRuleRoutes';
import { dataLogRoutes } from './features/monitor/data-log/routes';
import { dataSourceRoutes } from './features/system/data-source/routes';
import { departRoutes } from './features/system/department/adminRoutes';
import { departmentRoutes } from './features/system/department/routes';
import { dictionaryRoutes } from './features/system/dictionary/routes';
import { dictUpkeepRoutes } from './features/system/dictionary/adminRoutes';
import { duplicateRoutes } from './features/system/duplicate/routes';
import { fileRoutes } from './features/system/file/routes';
import { fillRuleRoutes } from './features/system/value-rule/fillRuleRoutes';
import { dataExchangeRoutes } from './features/forms/form/dataExchange';
import { flowFormRoutes, formLinkRoutes } from './features/forms/form-link/routes';
import { onlineFormRoutes } from './features/forms/online-form/routes';
import { formRoutes } from './features/forms/form/routes';
import { grantRoutes } from './features/system/grant/routes';
import { healthRoutes } from './features/monitor/health/routes';
import { messageRoutes } from './features/notices/message/routes';
import { logRoutes } from './features/monitor/log/routes';
import { onlineUserRoutes } from './features/monitor/online-user/routes';
import { permissionRoutes } from './features/system/permission/routes';
import { portalRoutes } from './features/portal/site/routes';
import { positionRoutes } from './features/system/position/routes';
import { planRoutes } from './features/procurement/purchase-plan/routes';
import { recordSearchRoutes } from './features/search/record-search/routes';
import { reportRoutes } from './features/reports/report/routes';
import { roleIndexRoutes } from './features/system/role/indexRoutes';
import { roleRoutes } from './features/system/role/routes';
import { sharedSheetRoutes } from './features/demo/shared-sheet/routes';
import { jobRoutes } from './features/system/quartz-job/routes';
import { formTemplateRoutes } from './features/forms/form/templateRoutes';
import { savedQueryRoutes } from './features/search/saved-query/routes';
import { serverStateRoutes } from './features/monitor/server-state/routes';
import { sessionRoutes } from './features/account/session/routes';
import { customerRoutes } from './features/customers/registration/routes';
import { registrationRoutes } from './features/suppliers/registration/routes';
import { supplierRoutes } from './features/suppliers/supplier/routes';
import { tenantRoutes } from './features/system/tenant/routes';
import { keptUserRoutes } from './features/system/user/adminRoutes';
import { userRoutes } from './features/system/user/routes';
import { answerFrameworkErrors, registerErrorAnswers } from './platform/http/answerErrors';
import { answerBrokenRequests } from './platform/http/answerBrokenRequests';
import { acceptJson } from './platform/http/acceptJson';
import { checkHost } from './platform/http/checkHost';
import { checkSignature } from './platform/http/checkSignature';
import { crossOrigin } from './platform/http/crossOrigin';
import { finishRunning } from './platform/http/finishRunning';
import { gate } from './platform/http/gate';
import { limitBodyTime } from './platform/http/limitBodyTime';
import { registerSockets } from './realtime/sockets/registerSockets';
import { requireAccess } from './platform/http/requireAccess';
import { securityHeaders } from './platform/http/securityHeaders';
import { servePage } from './platform/http/servePage';
import { housekeeping } from './start/housekeeping';
import { createRights } from './identity/rights/createRights';
import { createNotices } from './records/notices/createNotices';
import { createDataRules } from './identity/rights/dataRules';
import { createPeople } from './identity/people/createPeople';
import { createScheduler } from './platform/jobs/createScheduler';
import type { JobClasses } from './platform/jobs/JobClass';
import { describeFault } from './platform/http/describeFault';
import { openSecretBox } from './platform/security/secretBox';
import { createSessions } from './identity/sessions/createSessions';
import type { Services } from './Services';
import type { SmsSender } from './platform/sms/SmsSender';
import { openSmsSender } from './platform/sms/openSmsSender';
import { importProgress } from './records/workbooks/importProgress';
import { findDocument, type PageKind } from './realtime/sockets/pageRight';
import { pageStore } from './realtime/sync/pageStore';

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
  registrationRoutes,
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
