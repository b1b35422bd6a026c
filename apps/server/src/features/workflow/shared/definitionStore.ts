import { flowPlanOf, type FlowPlan } from '@gezi/domain';
import { and, desc, eq, type SQL } from 'drizzle-orm';
import { flowDefinition, type Database } from '../../../platform/db';

export type StoredDefinition = typeof flowDefinition.$inferSelect;

/** Versions whose plans are kept in memory. */
const MAX_PLANS = 500;

/** SQL of process definitions. Every statement filters by tenant. */
export function definitionStore(db: Database) {
  const plans = new Map<string, FlowPlan>();

  const find = async (tenantId: number, condition: SQL | undefined): Promise<StoredDefinition | undefined> => {
    const [row] = await db.orm
      .select()
      .from(flowDefinition)
      .where(and(eq(flowDefinition.tenantId, tenantId), condition))
      .orderBy(desc(flowDefinition.version), desc(flowDefinition.id))
      .limit(1);
    return row;
  };

  return {
    byId: (tenantId: number, id: string) => find(tenantId, eq(flowDefinition.id, id)),
    byDeployment: (tenantId: number, id: string) => find(tenantId, eq(flowDefinition.deploymentId, id)),
    /** Latest version. */
    byKey: (tenantId: number, key: string) => find(tenantId, eq(flowDefinition.key, key)),
    byName: (tenantId: number, name: string) =>
      find(tenantId, and(eq(flowDefinition.name, name), flowDefinition.isLatest)),

    /** Plan of a version; versions never change. */
    async planOf(tenantId: number, id: string): Promise<FlowPlan> {
      const known = plans.get(`${tenantId} ${id}`);
      if (known) return known;
      const definition = await find(tenantId, eq(flowDefinition.id, id));
      if (!definition) throw new Error(`the process definition ${id} is missing`);
      const plan = flowPlanOf(definition.model);
      if (plans.size >= MAX_PLANS) plans.delete(plans.keys().next().value!);
      plans.set(`${tenantId} ${id}`, plan);
      return plan;
    },
  };
}
