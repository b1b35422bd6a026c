import { PageHeader } from '@gezi/ui';
import { Input } from 'antd';

/** The input is still there after another tab was opened. */
export default function UserList() {
  return (
    <>
      <PageHeader title="Users" />
      <Input aria-label="Name" placeholder="Name" style={{ maxWidth: 240 }} />
    </>
  );
}
