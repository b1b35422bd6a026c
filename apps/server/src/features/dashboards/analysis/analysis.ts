import {
  EFFECTIVE_STATUSES,
  exactSum,
  figureScopeOf,
  monthsOf,
  planStatus,
  projectStatus,
  savingRate,
  supplierStatus,
  type Analysis,
} from '@gezi/domain';
import { and, asc, count, desc, eq, inArray, ne, sql, sum } from 'drizzle-orm';
import type { Services } from '../../../FeatureModule';
import {
  contractInfo,
  figureSum,
  purchaseInfo,
  purchasePlan,
  supplierBid,
  supplierInfo,
  timeText,
} from '../../../platform/db';
import type { Caller } from '../../../platform/http/Caller';
import { withDictTexts } from '../../../records/lists/withDictTexts';
import { figureDocuments, hasDataRules, inYear, PAGES } from '../shared/figureDocuments';
import { sumsOf, totalAmount } from '../shared/figureSums';
import { orderTotals } from '../shared/orderTotals';

const AWARDED = [projectStatus.awarded, projectStatus.contracted];
const RANKED = 10;

/** Counts, amounts and savings of a tenant. Prices of bids are read after the award alone. */
export function analysis(services: Services) {
  const { db, clock, dictionaries } = services;
  const documents = figureDocuments(services);
  const orders = orderTotals(services);

  return {
    async view(caller: Caller, year: number | undefined): Promise<Analysis> {
      const months = monthsOf(year, timeText(clock()).slice(0, 10));
      const [planCount, projects, awards, contracts, orderAmount, supplierCount] = await Promise.all([
        countPlans(caller, year),
        countProjects(caller, year),
        awardedAmounts(caller, year),
        contractsBySupplier(caller, year),
        orders.amount(caller, year),
        countSuppliers(caller),
      ]);
      const total = (rows: readonly { [Name in Member]: string }[], member: Member) =>
        exactSum(rows.map((row) => row[member]));
      const [budget, award] = [total(awards, 'budget'), total(awards, 'award')];
      const saved = exactSum([budget, `-${award}`]);
      return {
        planCount,
        projectCount: projects.reduce((all, row) => all + row.count, 0),
        contractCount: contracts.reduce((all, row) => all + row.count, 0),
        contractAmount: Number(exactSum(contracts.map(({ amount }) => amount))),
        orderAmount,
        supplierCount,
        savingAmount: Number(saved),
        savingRate: savingRate(saved, budget),
        monthTrend: months.map((month) => {
          const rows = awards.filter((row) => row.month === month);
          return { month, budget: Number(total(rows, 'budget')), award: Number(total(rows, 'award')) };
        }),
        buyTypeShare: await withDictTexts(
          projects.map(({ buyType, count: found }) => {
            const rows = awards.filter((row) => row.buyType === buyType);
            return { buyType, count: found, amount: Number(total(rows, 'award')) };
          }),
          { buyType: 'buy_type' },
          dictionaries,
        ),
        supplierRank: await rankOf(contracts),
      };
    },
  };

  async function countPlans(caller: Caller, year: number | undefined): Promise<number> {
    const [row] = await db.orm
      .select({ count: count() })
      .from(purchasePlan)
      .where(
        and(
          documents(caller, purchasePlan, PAGES.plans),
          ne(purchasePlan.status, planStatus.draft),
          inYear(purchasePlan.applyTime, year),
        ),
      );
    return row!.count;
  }

  function countProjects(caller: Caller, year: number | undefined) {
    return db.orm
      .select({ buyType: purchaseInfo.buyType, count: count() })
      .from(purchaseInfo)
      .where(
        and(
          documents(caller, purchaseInfo, PAGES.projects),
          ne(purchaseInfo.status, projectStatus.draft),
          inYear(purchaseInfo.applyTime, year),
        ),
      )
      .groupBy(purchaseInfo.buyType)
      .orderBy(asc(purchaseInfo.buyType));
  }

  /** Budgets and awarded amounts by method and month. Sourcing for a long term has no quantities, hence no amounts. */
  async function awardedAmounts(caller: Caller, year: number | undefined) {
    const won = db.orm
      .select({ purchaseInfoId: supplierBid.purchaseInfoId, amount: sum(supplierBid.actualPrice).as('amount') })
      .from(supplierBid)
      .where(and(eq(supplierBid.tenantId, caller.tenantId), eq(supplierBid.isWinner, '1')))
      .groupBy(supplierBid.purchaseInfoId)
      .as('won');
    const month = sql<string>`to_char(${purchaseInfo.awardTime}, 'YYYY-MM')`;
    return db.orm
      .select({
        buyType: purchaseInfo.buyType,
        month,
        budget: sql<string>`coalesce(sum(${purchaseInfo.budgetTotalPrice}), 0)`,
        award: sql<string>`coalesce(sum(${won.amount}), 0)`,
      })
      .from(purchaseInfo)
      .leftJoin(won, eq(won.purchaseInfoId, purchaseInfo.id))
      .where(
        and(
          documents(caller, purchaseInfo, PAGES.projects),
          inArray(purchaseInfo.status, AWARDED),
          eq(purchaseInfo.longSource, 0),
          inYear(purchaseInfo.awardTime, year),
        ),
      )
      .groupBy(purchaseInfo.buyType, month);
  }

  /** Stored sums; where data rules hide contracts from the caller, the others themselves. */
  function contractsBySupplier(caller: Caller, year: number | undefined): Promise<ContractSum[]> {
    if (hasDataRules(services, caller, PAGES.contracts)) return sumsOfContracts(caller, year);
    const { name } = figureSum;
    return db.orm
      .select({ supplierId: name, count: sql<number>`sum(${figureSum.count})`.mapWith(Number), amount: totalAmount })
      .from(figureSum)
      .where(sumsOf(caller, 'contract', year))
      .groupBy(name)
      .having(sql`sum(${figureSum.count}) <> 0`)
      .orderBy(desc(sql`3`), asc(name));
  }

  function sumsOfContracts(caller: Caller, year: number | undefined): Promise<ContractSum[]> {
    return db.orm
      .select({
        supplierId: contractInfo.supplierId,
        count: count(),
        amount: sql<string>`coalesce(sum(${contractInfo.contractPrice}), 0)`,
      })
      .from(contractInfo)
      .where(
        and(
          documents(caller, contractInfo, PAGES.contracts),
          inArray(contractInfo.status, [...EFFECTIVE_STATUSES]),
          inYear(contractInfo.signTime, year),
        ),
      )
      .groupBy(contractInfo.supplierId)
      .orderBy(desc(sql`3`), asc(contractInfo.supplierId));
  }

  /** The suppliers with the largest amounts, with the names of their latest contracts. */
  async function rankOf(
    contracts: readonly { supplierId: string; amount: string }[],
  ): Promise<Analysis['supplierRank']> {
    const first = contracts.slice(0, RANKED);
    if (first.length === 0) return [];
    const names = await db.orm
      .select({ id: supplierInfo.id, name: supplierInfo.name })
      .from(supplierInfo)
      .where(
        inArray(
          supplierInfo.id,
          first.map(({ supplierId }) => supplierId),
        ),
      );
    const nameOf = new Map(names.map(({ id, name }) => [id, name]));
    return first.map(({ supplierId, amount }) => ({
      supplierId,
      supplierName: nameOf.get(supplierId) ?? supplierId,
      amount: Number(amount),
    }));
  }

  /** Normal suppliers, for those who see figures of the whole tenant. */
  async function countSuppliers(caller: Caller): Promise<number> {
    if (figureScopeOf(caller) !== 'tenant') return 0;
    const [row] = await db.orm
      .select({ count: count() })
      .from(supplierInfo)
      .where(and(eq(supplierInfo.tenantId, caller.tenantId), eq(supplierInfo.status, supplierStatus.normal)));
    return row!.count;
  }
}

interface ContractSum {
  supplierId: string;
  count: number;
  /** Yuan, exact. */
  amount: string;
}

type Member = 'budget' | 'award';
