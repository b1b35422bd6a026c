import { internal } from '../support/rights/roles';
import { ofTenants } from '../support/records/linesOfPickers';
import { places } from '../support/records/linesOfPeople';
import type { EndpointTests } from '../support/EndpointTests';

export const tests: EndpointTests = {
  rights: {
    viewPosition: { users: ['admin'], input: { id: 'x' } },
    addPosition: { users: ['admin'], input: { code: '', name: '' } },
    editPosition: { users: ['admin'], input: { id: 'x' } },
    deletePosition: { users: ['admin'], input: { id: 'x' } },
    deletePositions: { users: ['admin'], input: { ids: 'x' } },
    exportPositions: { users: ['admin'] },
    importPositions: { users: ['admin'] },
    queryPosition: { users: internal, input: { code: 'x' } },
    listPositions: { users: internal },
  },
  goodInputs: {
    addPosition: { code: '-', name: '', postRank: 'x' },
    editPosition: { id: 'x' },
  },
  records: {
    listPositions: ofTenants('position', 'id'),
    queryPosition: ofTenants('position', 'code'),
    addPosition: 'no record',
    importPositions: 'no record',
    viewPosition: places('position', 'id'),
    editPosition: places('position', 'id'),
    deletePosition: places('position-1', 'id'),
    deletePositions: places('position-2', 'ids'),
    exportPositions: places('position', 'selections'),
  },
  rulePages: [
    {
      component: 'system/SysPositionList',
      list: 'listPositions',
      view: 'viewPosition',
      edit: 'editPosition',
      remove: 'deletePosition',
      export: 'exportPositions',
    },
  ],
};
