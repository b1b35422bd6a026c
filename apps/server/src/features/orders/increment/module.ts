import { incrementStatus } from '@gezi/domain';
import { and, eq, inArray } from 'drizzle-orm';
import type { FeatureModule } from '../../../FeatureModule';
import { incrementDetail, purchaseIncrement } from '../../../platform/db';
import { hasRole, type Caller } from '../../../platform/http/Caller';
import { isWithoutProcess } from '../../../records/approvals/isWithoutProcess';
import { documentTodo } from '../../../records/documents/documentTodo';
import { linkColumns } from '../../../records/documents/linkColumns';
import { linkedDocuments } from '../../../records/documents/linkedDocuments';
import { orderTexts } from '../shared/orderTexts';
import { INCREMENT_LIST, incrementPage } from './incrementKind';
import { increments } from './increments';
import { incrementRoutes } from './routes';

export const module: FeatureModule = (services) => {
  const found = increments(services);
  const todo = documentTodo(services.db, {
    table: purchaseIncrement,
    scope: found.records.scope,
    code: 'increment',
    resource: 'purchase:purchaseIncrement',
    path: '/purchase/increment',
  });
  const { todo: texts } = orderTexts;
  return {
    routes: (app) => incrementRoutes(app, services, found),
    searches: [{ kind: 'increment', page: 'purchase/IncrementView', find: found.find }],
    linkedKinds: {
      increment: linkedDocuments(services, {
        kind: 'increment',
        permission: INCREMENT_LIST,
        table: purchaseIncrement,
        scope: found.records.scope,
        no: purchaseIncrement.incrementNo,
        name: purchaseIncrement.contractName,
        statusDict: 'increment_status',
        lines: { table: incrementDetail, parent: incrementDetail.incrementId, quantity: incrementDetail.counts },
        amount: purchaseIncrement.totalPrice,
        page: incrementPage,
        ...linkColumns(services.db, purchaseIncrement, [{ kind: 'contract', column: purchaseIncrement.contractId }]),
      }),
    },
    businesses: { increment: found.business },
    todos: [
      todo('submit', () => texts.incrementRejected, incrementStatus.rejected, isOwn),
      todo(
        'approve',
        () => texts.incrementApprove,
        incrementStatus.inApproval,
        (caller) => and(isInCharge(caller), isWithoutProcess(purchaseIncrement, 'increment')),
      ),
      todo('createOrder', () => texts.incrementOrder, incrementStatus.approved, isOwn),
    ],
  };
};

const isOwn = ({ userId }: Caller) => eq(purchaseIncrement.applyUserId, userId);

/** Departments in the caller's charge; every department for administrators. */
const isInCharge = (caller: Caller) =>
  hasRole(caller, 'admin') ? undefined : inArray(purchaseIncrement.departId, [...caller.departsInCharge]);
