import { contractStatus, supplementStatus } from '@gezi/domain';
import { sql } from 'drizzle-orm';
import type { FeatureModule } from '../../../FeatureModule';
import type { RowScope } from '../../../identity/rights/dataRules';
import { contractInfo, contractSupplemental } from '../../../platform/db';
import { documentTodo } from '../../../records/documents/documentTodo';
import { CONTRACT_LIST, SALE_CONTRACT_LIST } from '../shared/contractKind';
import { contractReader } from '../shared/contractReader';
import { saleScope } from '../shared/contractScope';
import { partyFiles } from '../../../records/files/partyFiles';
import { supplementRecords } from '../shared/supplementRecords';
import { supplementTexts } from '../shared/supplementTexts';
import { supplementRoutes } from './routes';

/** Supplements to contracts of the caller's supplier that were sent to it. */
const ofSupplier: RowScope = (caller) =>
  sql`${contractSupplemental.status} <> ${supplementStatus.draft} and exists (select 1 from ${contractInfo}
    where ${contractInfo.tenantId} = ${contractSupplemental.tenantId}
      and ${contractInfo.id} = ${contractSupplemental.contractId} and ${saleScope(caller)})`;

export const module: FeatureModule = (services) => {
  const { records } = contractReader(services);
  const { scope } = supplementRecords(services, records.scope);
  const todo = documentTodo(services.db, {
    table: contractSupplemental,
    scope: ofSupplier,
    code: 'supplement',
    resource: 'contract:contractInfo',
    path: '/sale/contract',
  });
  return {
    routes: (app) => supplementRoutes(app, services),
    todos: [
      {
        ...todo('supplierConfirm', () => supplementTexts.todo.confirm, supplementStatus.toConfirm),
        path: `/sale/contract?status=${contractStatus.amending}`,
      },
    ],
    fileReaders: {
      contractSupplemental: partyFiles(services, {
        table: contractSupplemental,
        scope,
        permission: CONTRACT_LIST,
        saleScope: ofSupplier,
        salePermission: SALE_CONTRACT_LIST,
      }),
    },
  };
};
