import { shareStatus } from '@gezi/domain';
import { and, count, eq } from 'drizzle-orm';
import type { FeatureModule } from '../../../FeatureModule';
import { supplierShare } from '../../../platform/db';
import { supplierShareRoutes } from './routes';
import { supplierShares } from './shares';
import { shareTargetDictTable } from './shareTargetDictTable';
import { shareTexts } from './texts';

export const module: FeatureModule = (services) => {
  const { db } = services;
  const shares = supplierShares(services);
  return {
    dictTables: { shareTarget: shareTargetDictTable },
    todos: [
      {
        code: 'supplier-share',
        permission: 'supplier:share:reply',
        title: () => shareTexts.toAnswer,
        path: `/supplier/share?status=${shareStatus.offered}`,
        async count(caller) {
          const isOffered = and(
            eq(supplierShare.targetTenantId, caller.tenantId),
            eq(supplierShare.status, shareStatus.offered),
          );
          const [found] = await db.orm
            .select({ count: count() })
            .from(supplierShare)
            .where(and(shares.scope(caller), isOffered));
          return found!.count;
        },
      },
    ],
    routes: (app) => supplierShareRoutes(app, services, shares),
  };
};
