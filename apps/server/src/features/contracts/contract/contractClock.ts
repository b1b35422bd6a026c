import { contractStatus } from '@gezi/domain';
import type { Services } from '../../../FeatureModule';
import type { DueWork } from '../../../platform/jobs/DueWork';
import { JobFailure, type JobClass } from '../../../platform/jobs/JobClass';
import { systemCaller } from '../../../platform/http/systemCaller';
import { namedTitle } from '../../../records/notices/namedTitle';
import { contractNotices } from '../shared/contractNotices';
import { contractTexts } from '../shared/contractTexts';
import type { contracts } from './contracts';

const { job: t, notice } = contractTexts;

/** Contracts of one run of a job; further ones wait for the next. */
const MAX_CONTRACTS = 1000;

/** Days before the end that users are reminded, unless the job has a parameter. */
const REMINDER_DAYS = 30;

/** Changes of contracts by the clock of the database, and the jobs that run or announce them. */
export function contractClock(services: Services, { records, store, expire }: ReturnType<typeof contracts>) {
  const { db } = services;

  const dueWork: DueWork[] = [
    {
      name: 'contract-expire',
      find: (limit) => store.toExpire(limit),
      async change({ id, tenantId }) {
        await expire(tenantId, id);
      },
    },
  ];

  const jobs: Record<'contractExpire' | 'protocolRemind', JobClass> = {
    contractExpire: {
      text: () => t.contractExpire,
      async run({ tenantId }) {
        let count = 0;
        for (const { id } of await store.toExpire(MAX_CONTRACTS, tenantId)) {
          if (await expire(tenantId, id)) count += 1;
        }
        return t.expired(count);
      },
    },
    protocolRemind: {
      text: () => t.protocolRemind,
      async run({ tenantId, parameter }) {
        const days = parameter === '' ? REMINDER_DAYS : Number(parameter);
        if (!Number.isInteger(days) || days < 1 || days > 365) throw new JobFailure(t.wrongDays);
        let count = 0;
        for (const { id } of await store.toRemind(tenantId, days, MAX_CONTRACTS)) {
          if (await remind(tenantId, id)) count += 1;
        }
        return t.reminded(count);
      },
    },
  };

  return { dueWork, jobs };

  /** Notifies executor and supplier of the end of a contract, once; false if it was done before. */
  async function remind(tenantId: number, id: string): Promise<boolean> {
    const system = systemCaller(tenantId);
    const notices = contractNotices(services);
    const isReminded = await db.transaction(async () => {
      const contract = await records.find(system, id, true);
      const isRunning = contract?.status === contractStatus.inForce || contract?.status === contractStatus.amending;
      if (!contract || !isRunning || !(await store.noteReminder(tenantId, id))) return false;
      await notices.toBoth(system, contract, {
        title: namedTitle(() => notice.remindTitle, contract.contractNo),
        content: () => notice.remindContent(contract.contractNo, contract.contractName, contract.endDate!),
      });
      return true;
    });
    notices.notifyWindows();
    return isReminded;
  }
}
