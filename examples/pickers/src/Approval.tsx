import { ClientProvider } from '@gezi/client';
import { DepartSelect, DictSelect, RoleSelect, UserSelect } from '@gezi/pickers';
import { DescriptionGrid, PageCard, PageHeader } from '@gezi/ui';
import { useState } from 'react';
import { client } from './client';

/** Approvers of a plan. Their ids are stored as text and shown as names. */
export function Approval() {
  const [approvers, setApprovers] = useState('lihua,wangjianguo');
  const [departments, setDepartments] = useState('d3');
  const [roles, setRoles] = useState('');
  const [buyType, setBuyType] = useState<string | undefined>('1');

  return (
    <ClientProvider client={client}>
      <main>
        <PageHeader title="审批设置" description="输入框中按 Enter 打开，支持拼音搜索，例如 lihua 或 lh" />
        <PageCard title="审批人">
          <div className="fields">
            <span>审批人</span>
            <UserSelect aria-label="审批人" multiple value={approvers} onChange={setApprovers} />
            <span>抄送部门</span>
            <DepartSelect aria-label="抄送部门" multiple value={departments} onChange={setDepartments} />
            <span>角色</span>
            <RoleSelect aria-label="角色" multiple value={roles} onChange={setRoles} />
            <span>采购方式</span>
            <DictSelect aria-label="采购方式" dictCode="buy_type" value={buyType} onChange={setBuyType} />
          </div>
        </PageCard>
        <PageCard title="保存的值">
          <DescriptionGrid
            items={[
              { label: 'approvers', value: approvers },
              { label: 'departments', value: departments },
              { label: 'roles', value: roles },
              { label: 'buyType', value: buyType },
            ]}
          />
        </PageCard>
      </main>
    </ClientProvider>
  );
}
