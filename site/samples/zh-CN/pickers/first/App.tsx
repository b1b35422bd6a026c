import { DepartSelect, DictSelect, UserSelect } from '@gezi/pickers';
import { Form } from 'antd';
import { useState } from 'react';

export function App() {
  const [approvers, setApprovers] = useState('lihua,wangjianguo');
  const [departments, setDepartments] = useState('d3');
  const [buyType, setBuyType] = useState<string | undefined>('1');
  return (
    <Form layout="vertical">
      <Form.Item label="审批人">
        <UserSelect aria-label="审批人" multiple value={approvers} onChange={setApprovers} />
      </Form.Item>
      <Form.Item label="抄送部门">
        <DepartSelect aria-label="抄送部门" multiple value={departments} onChange={setDepartments} />
      </Form.Item>
      <Form.Item label="采购方式">
        <DictSelect aria-label="采购方式" dictCode="buy_type" value={buyType} onChange={setBuyType} />
      </Form.Item>
      {/* 保存的是账号与编号，显示的是名称。 */}
      <output>{[approvers, departments, buyType].join(' | ')}</output>
    </Form>
  );
}
