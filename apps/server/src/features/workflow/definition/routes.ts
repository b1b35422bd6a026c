import {
  deleteProcDef,
  importProcDef,
  listAllFlowCategories,
  listFlowRoles,
  listFlowUsers,
  listProcDefNodes,
  listProcDefs,
  listProcDefVersions,
  NEXT_PEOPLE,
  readProcDefXml,
  readProcDefXmlByDataId,
  readProcDefXmlByName,
  saveProcDef,
  startByDataId,
  startByOnlineDataId,
  startByProcDefId,
  startByProcDefKey,
  updateProcDefState,
  viewStartForm,
  isBusiness,
  type BusinessService,
  type Variables,
} from '@gezi/domain';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../../../FeatureModule';
import { changeLogger } from '../../../identity/audit/changeLogger';
import { hasPermission } from '../../../identity/sessions/hasPermission';
import type { Caller } from '../../../platform/http/Caller';
import { WithMessage } from '../../../platform/http/envelope';
import { forbidden } from '../../../platform/http/refusal';
import { serve, type Exchange } from '../../../platform/http/serve';
import { texts } from '../../../platform/texts';
import { serveWrite } from '../../../records/lists/serveWrite';
import type { StoredDefinition } from '../shared/definitionStore';
import { boundDefinitions } from '../shared/boundDefinitions';
import { DOCUMENT_KIND } from '../shared/flowBusinesses';
import { flowRunner, type FlowBusiness } from '../shared/flowRunner';
import { flowTexts as t } from '../shared/flowTexts';
import { procDefs } from './definitions';
import { readNextPeople } from './readNextPeople';
import { receiveXml } from './receiveXml';

/** Process definitions, and the start of processes (contract, part 4 §4.4). */
export function definitionRoutes(app: FastifyInstance, services: Services): void {
  const runner = flowRunner(services);
  const defs = procDefs(services, runner);
  const bound = boundDefinitions(services.db, runner.definitions);
  const loggerFor = changeLogger(services.audit);
  const saved = () => texts.saved;

  serve(app, listProcDefs, (input, caller) => defs.list(caller, input));
  serve(app, listProcDefVersions, ({ key }, caller) => defs.versions(caller, key));
  serveWrite(app, services, saved, saveProcDef, defs.save);
  serve(app, importProcDef, async (_input, caller, at) => {
    const { xml, fields } = await receiveXml(at.request);
    const { name, category } = fields;
    return new WithMessage(texts.saved, await defs.save(caller, { name, category, xml }, loggerFor(caller, at)));
  });
  serve(app, readProcDefXml, (input, caller) => defs.xml(caller, { deployId: input.deployId! }));
  serve(app, readProcDefXmlByDataId, (input, caller) => defs.xml(caller, { dataId: input.dataId! }));
  serve(app, readProcDefXmlByName, (input, caller) => defs.xml(caller, { name: input.processDefinitionName! }));
  serveWrite(app, services, () => t.stateChanged, updateProcDefState, defs.setState);
  serveWrite(
    app,
    services,
    () => t.deleted,
    deleteProcDef,
    (caller, { deployId }, logChange) => defs.remove(caller, deployId, logChange),
  );
  serve(app, listProcDefNodes, ({ processName }, caller) => defs.nodes(caller, processName));
  serve(app, listFlowUsers, (_input, caller) => defs.users(caller));
  serve(app, listFlowRoles, (_input, caller) => defs.roles(caller));
  serve(app, listAllFlowCategories, (_input, caller) => defs.categories(caller));

  async function start(
    caller: Caller,
    at: Exchange,
    found: Promise<StoredDefinition | undefined>,
    field: string,
    { variables: given, business }: { variables: Variables; business?: FlowBusiness },
  ) {
    const definition = await defs.findOrRefuse(found, field);
    const { [NEXT_PEOPLE]: people, ...variables } = given;
    const next = readNextPeople(people);
    const procInsId = await runner.start(caller, definition, { variables, next, ...(business && { business }) });
    await loggerFor(caller, at)('add', () => t.audit.started(definition.name), { procInsId, key: definition.key });
    return new WithMessage(t.started, { procInsId });
  }
  serve(app, viewStartForm, async ({ procDefId }, { tenantId }) => {
    const { model, deploymentId } = await defs.findOrRefuse(runner.definitions.byId(tenantId, procDefId), 'procDefId');
    return runner.forms.startForm(tenantId, model, deploymentId);
  });
  const text = (value: unknown) => (typeof value === 'string' ? value : '');

  serve(app, startByProcDefId, ({ procDefId, ...variables }, caller, at) =>
    start(caller, at, runner.definitions.byId(caller.tenantId, text(procDefId)), 'procDefId', { variables }),
  );
  serve(app, startByProcDefKey, ({ procDefKey, ...variables }, caller, at) =>
    start(caller, at, runner.definitions.byKey(caller.tenantId, text(procDefKey)), 'procDefKey', { variables }),
  );
  serve(app, startByDataId, ({ dataId, serviceName, ...variables }, caller, at) => {
    const [key, service] = [text(dataId), text(serviceName)];
    const definition = bound.ofService(caller.tenantId, service);
    if (isBusiness(service)) return submit(caller, at, { definition, service, key, variables });
    return start(caller, at, definition, 'serviceName', { variables, business: { key, service, kind: DOCUMENT_KIND } });
  });

  /** Submits the document of a registered business, which starts its process. */
  async function submit(
    caller: Caller,
    at: Exchange,
    given: { definition: Promise<unknown>; service: BusinessService; key: string; variables: Variables },
  ) {
    // Refused for a business without a definition: submitting would leave the document to approvers by role.
    await given.definition;
    const business = services.approvals.businesses.get(given.service)!;
    if (!(await hasPermission(services.db, caller, business.submitPermission))) throw forbidden();
    const logChange = loggerFor(caller, at);
    const { procInsId, notify } = await services.db.transaction(async () => {
      const submitted = await business.submit(caller, given.key, logChange, given.variables);
      return { procInsId: await runner.latestOf(caller.tenantId, given.key), notify: submitted };
    });
    notify();
    return new WithMessage(t.started, { procInsId });
  }
  serve(app, startByOnlineDataId, ({ dataId, onlineId, deployId, ...variables }, caller, at) =>
    start(caller, at, bound.ofOnlineForm(caller, text(onlineId), text(deployId), text(dataId)), 'deployId', {
      variables,
      business: { key: text(dataId), service: text(onlineId), kind: 'online' },
    }),
  );
}
