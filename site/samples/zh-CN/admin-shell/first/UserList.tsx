import { PageHeader } from '@gezi/ui';
import { Input } from 'antd';

/** 切换标签页后，输入的内容仍在。 */
export default function UserList() {
  return (
    <>
      <PageHeader title="用户管理" />
      <Input aria-label="姓名" placeholder="姓名" style={{ maxWidth: 240 }} />
    </>
  );
}
