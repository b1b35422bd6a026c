import type { FeatureModule } from '../../../FeatureModule';
import { contractInfo } from '../../../platform/db';
import { CONTRACT_FILES, CONTRACT_LIST, SALE_CONTRACT_LIST } from '../shared/contractKind';
import { saleScope } from '../shared/contractScope';
import { partyFiles } from '../../../records/files/partyFiles';
import { contractClock } from './contractClock';
import { contractLineSources } from './contractLineSources';
import { contracts } from './contracts';
import { contractTodos } from './contractTodos';
import { linkedContracts } from './linkedContracts';
import { contractRoutes } from './routes';

export const module: FeatureModule = (services) => {
  const found = contracts(services);
  const { scope } = found.records;
  return {
    routes: (app) => contractRoutes(app, services, found),
    ...contractClock(services, found),
    searches: [{ kind: 'contract', page: 'contract/ContractView', find: found.find }],
    todos: contractTodos(services.db, scope),
    linkedKinds: { contract: linkedContracts(services, scope) },
    businesses: { contract: found.business },
    lineSources: contractLineSources(services, found),
    fileReaders: {
      [CONTRACT_FILES]: partyFiles(services, {
        table: contractInfo,
        scope,
        permission: CONTRACT_LIST,
        saleScope,
        salePermission: SALE_CONTRACT_LIST,
      }),
    },
  };
};
