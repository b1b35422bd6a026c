import { inArray } from 'drizzle-orm';
import { projectQuestion, purchaseInfo, sysUser } from '../../src/platform/db';
import type { EndpointTests } from '../support/EndpointTests';
import { line } from '../support/records/Line';
import { NOBODY, THERE } from '../support/records/users';
import type { Role } from '../support/rights/roles';

const purchasers: readonly Role[] = ['admin', 'purchaser', 'manager'];
const question = '交货地点是否可以变更？';
const answer = '可以，以合同为准。';

export const tests: EndpointTests = {
  rights: {
    listQuestions: { users: [...purchasers, 'supplier'], input: { purchaseInfoId: 'x' } },
    addQuestion: { users: ['supplier'], input: { purchaseInfoId: 'x', question } },
    answerQuestion: { users: purchasers, input: { id: 'x', answer } },
  },
  goodInputs: {
    addQuestion: { purchaseInfoId: 'x', question },
    answerQuestion: { id: 'x', answer },
  },
  records: {
    listQuestions: [
      line('open project', [...purchasers, 'supplier'], () => ({ purchaseInfoId: 'question-open' })),
      line('other tenant’s project', THERE, () => ({ purchaseInfoId: 'question-foreign' })),
    ],
    addQuestion: [
      line('open project', ['supplier'], () => ({ purchaseInfoId: 'question-open', question }), ['admin']),
      line('other tenant’s project', NOBODY, () => ({ purchaseInfoId: 'question-foreign', question }), ['admin']),
    ],
    answerQuestion: [
      line('own project', purchasers, () => ({ id: 'question-own', answer })),
      line('other tenant’s project', THERE, () => ({ id: 'question-there', answer })),
    ],
  },
  async makeRecords({ db }) {
    const users = await db.orm
      .select()
      .from(sysUser)
      .where(inArray(sysUser.username, ['purchaser', 'supplier']));
    const [purchaser, supplier] = ['purchaser', 'supplier'].map((name) =>
      users.find(({ username }) => username === name)!,
    );
    const project = (id: string, tenantId: number, applyUserId: string | null) => ({
      id,
      proNo: id,
      proName: id,
      departName: 'x',
      applyUserId,
      buyType: '2',
      contractType: '1',
      status: '4',
      publishTime: '2026-01-01 00:00:00',
      proEndTime: '2099-01-01 00:00:00',
      createTime: '2026-01-01 00:00:00',
      tenantId,
    });
    await db.orm
      .insert(purchaseInfo)
      .values([project('question-open', 1, purchaser!.id), project('question-foreign', 2, null)]);
    const asked = (id: string, purchaseInfoId: string, supplierId: string, tenantId: number) => ({
      id,
      purchaseInfoId,
      supplierId,
      supplierName: 'x',
      question,
      askTime: '2026-01-01 00:00:00',
      tenantId,
    });
    await db.orm
      .insert(projectQuestion)
      .values([
        asked('question-own', 'question-open', supplier!.supplierId!, 1),
        asked('question-there', 'question-foreign', 'other-supplier', 2),
      ]);
  },
};
