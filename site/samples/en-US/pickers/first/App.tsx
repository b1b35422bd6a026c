import { DepartSelect, DictSelect, UserSelect } from '@gezi/pickers';
import { Form } from 'antd';
import { useState } from 'react';

export function App() {
  const [approvers, setApprovers] = useState('lihua,wangjianguo');
  const [departments, setDepartments] = useState('d3');
  const [buyType, setBuyType] = useState<string | undefined>('1');
  return (
    <Form layout="vertical">
      <Form.Item label="Approvers">
        <UserSelect aria-label="Approvers" multiple value={approvers} onChange={setApprovers} />
      </Form.Item>
      <Form.Item label="Departments in copy">
        <DepartSelect aria-label="Departments in copy" multiple value={departments} onChange={setDepartments} />
      </Form.Item>
      <Form.Item label="Procedure">
        <DictSelect aria-label="Procedure" dictCode="buy_type" value={buyType} onChange={setBuyType} />
      </Form.Item>
      {/* Stored are user names and ids; shown are names. */}
      <output>{[approvers, departments, buyType].join(' | ')}</output>
    </Form>
  );
}
