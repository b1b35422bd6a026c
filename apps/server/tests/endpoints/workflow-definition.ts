import type { EndpointTests } from '../support/EndpointTests';
import { line } from '../support/records/Line';
import { makeFlowRecords } from '../support/records/makeFlowRecords';
import { HERE, THERE, type User } from '../support/records/users';
import { everyone, formDesigners, internal } from '../support/rights/roles';

const DESIGNERS: readonly User[] = ['admin', 'manager'];
const lines = (here: readonly User[], there: readonly User[], member: string, ending: string, more = {}) => [
  line('own tenant’s', here, () => ({ [member]: `own-flow${ending}`, ...more })),
  line('other tenant’s', there, () => ({ [member]: `foreign-flow${ending}`, ...more })),
];

export const tests: EndpointTests = {
  rights: {
    listProcDefs: { users: everyone },
    listProcDefVersions: { users: everyone, input: { key: 'x' } },
    saveProcDef: { users: formDesigners, input: { xml: '<x/>' } },
    importProcDef: { users: formDesigners },
    readProcDefXml: { users: everyone, input: { deployId: 'x' } },
    readProcDefXmlByDataId: { users: everyone, input: { dataId: 'x' } },
    readProcDefXmlByName: { users: everyone, input: { processDefinitionName: 'x' } },
    updateProcDefState: { users: formDesigners, input: { state: '1', deployId: 'x' } },
    deleteProcDef: { users: formDesigners, input: { deployId: 'x' } },
    listProcDefNodes: { users: everyone, input: { processName: 'x' } },
    listFlowUsers: { users: internal },
    listFlowRoles: { users: internal },
    listAllFlowCategories: { users: everyone },
    viewStartForm: { users: everyone, input: { procDefId: 'x' } },
    startByProcDefId: { users: everyone, input: { procDefId: 'x' } },
    startByProcDefKey: { users: everyone, input: { procDefKey: 'x' } },
    startByDataId: { users: everyone, input: { dataId: 'x', serviceName: 'x' } },
    startByOnlineDataId: { users: everyone, input: { dataId: 'x', onlineId: 'x', deployId: 'x' } },
  },
  goodInputs: {
    saveProcDef: { xml: '<x/>', name: 'x', category: 'x' },
    updateProcDefState: { state: '1', deployId: 'x' },
    listProcDefNodes: { processName: 'x' },
    startByProcDefId: { procDefId: 'x' },
    startByProcDefKey: { procDefKey: 'x' },
    startByDataId: { dataId: 'x', serviceName: 'x' },
    startByOnlineDataId: { dataId: 'x', onlineId: 'x', deployId: 'x' },
  },
  records: {
    listProcDefs: 'no record',
    listProcDefVersions: lines(HERE, THERE, 'key', ''),
    saveProcDef: 'no record',
    importProcDef: 'no record',
    readProcDefXml: lines(HERE, THERE, 'deployId', '-deploy'),
    readProcDefXmlByDataId: lines(HERE, THERE, 'dataId', '-data'),
    readProcDefXmlByName: lines(HERE, THERE, 'processDefinitionName', ''),
    updateProcDefState: lines(DESIGNERS, THERE, 'deployId', '-deploy', { state: '1' }),
    deleteProcDef: lines(['admin'], ['jb_manager'], 'deployId', '-delete-deploy'),
    listProcDefNodes: lines(HERE, THERE, 'processName', ''),
    listFlowUsers: 'no record',
    listFlowRoles: 'no record',
    listAllFlowCategories: 'no record',
    viewStartForm: lines(HERE, THERE, 'procDefId', ''),
    startByProcDefId: lines(HERE, THERE, 'procDefId', ''),
    startByProcDefKey: lines(HERE, THERE, 'procDefKey', ''),
    startByDataId: lines(HERE, THERE, 'serviceName', '-service', { dataId: 'x' }),
    startByOnlineDataId: [
      line('own tenant’s', HERE, () => ({ dataId: 'x', onlineId: 'own-flow-form', deployId: 'own-flow-deploy' })),
      line('other tenant’s', THERE, () => ({
        dataId: 'x',
        onlineId: 'foreign-flow-form',
        deployId: 'foreign-flow-deploy',
      })),
    ],
  },
  makeRecords: makeFlowRecords,
};
