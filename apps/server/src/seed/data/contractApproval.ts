import type { FlowNode, ProcessDefinition, SequenceFlow } from '@gezi/domain';

const task = (id: string, name: string, group: string): FlowNode => ({
  id,
  name,
  type: 'userTask',
  people: { dataType: 'fixed', candidateUsers: [], candidateGroups: [group] },
});
const flow = (from: string, to: string, more: Partial<SequenceFlow> = {}): SequenceFlow => ({
  id: `${from}_${to}`,
  name: '',
  from,
  to,
  ...more,
});

/** The approver in charge of the department decides; above 50,000 yuan, a manager decides too. */
export const contractApproval: ProcessDefinition = {
  key: 'contract_approval',
  name: '合同审批',
  nodes: [
    { id: 'start', name: '提交合同', type: 'start' },
    task('depart', '部门审批', 'leader:${departmentId}'),
    { id: 'amount', name: '合同金额', type: 'exclusive', defaultFlow: 'amount_end' },
    task('manager', '采购主管审批', 'manager'),
    { id: 'end', name: '结束', type: 'end' },
  ],
  flows: [
    flow('start', 'depart'),
    flow('depart', 'amount'),
    flow('amount', 'manager', { name: '超过 5 万元', condition: '${amount > 50000}' }),
    flow('amount', 'end', { name: '5 万元以内' }),
    flow('manager', 'end'),
  ],
};
