import { businesses } from '@gezi/domain';
import { and, eq, ne } from 'drizzle-orm';
import { flowDefinition, sysCustomForm, type Database } from '../../../platform/db';
import type { Caller } from '../../../platform/http/Caller';
import { refuse } from '../../../platform/http/refusal';
import { texts } from '../../../platform/texts';
import type { Members } from './linkRecords';

const t = texts.formLink;

/**
 * Checks the form of a business, and adds the page of the business if none is given.
 *
 * @param members with `id` for a stored form
 * @throws {Refusal} for a business that is not registered or has a form already, and for an unknown deployment
 */
export async function completeCustom(
  db: Database,
  { tenantId }: Caller,
  members: Members<typeof sysCustomForm> & { id?: string },
): Promise<Members<typeof sysCustomForm>> {
  const { id, businessService, routeName, component } = members;
  const deployId = members.deployId || null;
  const business = businesses.find(({ service }) => service === businessService);
  if (!business) throw refuse(t.noBusiness(businesses.map(({ service }) => service).join('、')), 'businessService');
  const [other] = await db.orm
    .select({ id: sysCustomForm.id })
    .from(sysCustomForm)
    .where(
      and(
        eq(sysCustomForm.tenantId, tenantId),
        eq(sysCustomForm.businessService, businessService),
        id === undefined ? undefined : ne(sysCustomForm.id, id),
      ),
    )
    .limit(1);
  if (other) throw refuse(t.businessTaken, 'businessService');
  if (deployId !== null && !(await hasDeployment(db, tenantId, deployId))) {
    throw refuse(t.noDeployment(deployId), 'deployId');
  }
  return {
    ...members,
    deployId,
    routeName: routeName || business.routeName,
    component: component || business.component,
  };
}

async function hasDeployment(db: Database, tenantId: number, deployId: string): Promise<boolean> {
  const rows = await db.orm
    .select({ id: flowDefinition.id })
    .from(flowDefinition)
    .where(and(eq(flowDefinition.tenantId, tenantId), eq(flowDefinition.deploymentId, deployId)))
    .limit(1);
  return rows.length > 0;
}
