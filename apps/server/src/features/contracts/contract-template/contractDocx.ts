import type { ContractInfo, exportContractDocx, InputOf } from '@gezi/domain';
import { and, eq } from 'drizzle-orm';
import type { Services } from '../../../FeatureModule';
import { supplierInfo, sysTenant } from '../../../platform/db';
import type { Caller } from '../../../platform/http/Caller';
import { refuse } from '../../../platform/http/refusal';
import { runTemplate } from '../../../records/docx/runTemplate';
import { contractReader } from '../shared/contractReader';
import { contractValues, type ContractParties } from './contractValues';
import { defaultTemplate } from './defaultTemplate';
import { CONTRACT_NAMES, describeDocxRefusal, type contractTemplates } from './templates';

/** Contracts as .docx files. */
export function contractDocx(services: Services, templates: ReturnType<typeof contractTemplates>) {
  const { db, workbookQueue } = services;
  const reader = contractReader(services);

  /** @throws {Refusal} naming `id` or `templateId` */
  return async (caller: Caller, { id, templateId }: InputOf<typeof exportContractDocx>) => {
    const party = await reader.partyOf(caller, id);
    const contract = await reader.view(party, id);
    const template =
      (await templates.fileFor({ ...contract, tenantId: party.tenantId }, templateId)) ?? defaultTemplate();
    const values = contractValues(contract, await partiesOf(party.tenantId, contract));
    const task = { template, names: CONTRACT_NAMES, values };
    const result = await workbookQueue.run(caller.userId, () => runTemplate(task));
    if ('refusal' in result) throw refuse(describeDocxRefusal(result), 'templateId');
    return { contract, bytes: Buffer.from(result.bytes) };
  };

  async function partiesOf(tenantId: number, { supplierId }: ContractInfo): Promise<ContractParties> {
    const [tenant] = await db.orm.select({ name: sysTenant.name }).from(sysTenant).where(eq(sysTenant.id, tenantId));
    const [supplier] = await db.orm
      .select()
      .from(supplierInfo)
      .where(and(eq(supplierInfo.tenantId, tenantId), eq(supplierInfo.id, supplierId)));
    return { buyer: tenant?.name ?? '', supplier };
  }
}
