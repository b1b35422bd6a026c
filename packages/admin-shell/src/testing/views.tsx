import { DescriptionGrid, PageCard, PageHeader } from '@gezi/ui';
import { Button, Input, Table, Tag } from 'antd';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { ViewLoader } from '../react/router/AdminRouterProps';

function Analysis() {
  return (
    <>
      <PageHeader title="首页" description="今天有 3 份需求计划等待选择采购员。" />
      <PageCard title="概况">
        <DescriptionGrid
          items={[
            { label: '待处理计划', value: '3' },
            { label: '进行中的项目', value: '12' },
            { label: '本月合同金额（元）', value: '1,284,600.00' },
            { label: '即将到期的合同', value: '' },
          ]}
        />
      </PageCard>
    </>
  );
}

const PLANS = Array.from({ length: 40 }, (_, index) => ({
  planNo: `XQJH-2026-${String(index + 1).padStart(4, '0')}`,
  departName: ['生产技术部', '设备管理部', '信息中心'][index % 3],
  orgConsignee: ['李文静', '陈志远', '赵海燕'][index % 3],
  applyTime: '2026-03-05 09:12:45',
}));

function PlanList() {
  return (
    <>
      <PageHeader title="需求计划" description="各部门申报的物资需求" actions={<Button type="primary">新增</Button>} />
      <PageCard>
        <Input aria-label="计划编号" placeholder="计划编号" style={{ maxWidth: 260, marginBottom: 16 }} />
        <Table
          rowKey="planNo"
          dataSource={PLANS}
          pagination={false}
          scroll={{ x: 640 }}
          columns={[
            {
              title: '计划批次号',
              dataIndex: 'planNo',
              render: (planNo: string) => <Link to={`/purchase/plan/${planNo}`}>{planNo}</Link>,
            },
            { title: '申报部门', dataIndex: 'departName' },
            { title: '联系人', dataIndex: 'orgConsignee' },
            { title: '申报时间', dataIndex: 'applyTime' },
            { title: '状态', key: 'state', render: () => <Tag color="processing">待采购</Tag> },
          ]}
        />
      </PageCard>
    </>
  );
}

function Counter({ title }: { title: string }) {
  const [count, setCount] = useState(0);
  const [search, setSearch] = useSearchParams();
  return (
    <>
      <PageHeader title={title} />
      <PageCard>
        <p>{`查询：${search.toString() || '无'}`}</p>
        <Button onClick={() => setCount(count + 1)}>{`点击 ${count}`}</Button>
        <Button onClick={() => setSearch({ page: '2' }, { replace: true })}>第二页</Button>
      </PageCard>
    </>
  );
}

const page = (title: string): ViewLoader => {
  const Page = () => <Counter title={title} />;
  return () => Promise.resolve({ default: Page });
};

function Broken(): never {
  throw new Error('boom');
}

/** Pages of the menu above; `purchase/Review` throws, `supplier/BlackList` never loads. */
export const views: Record<string, ViewLoader> = {
  'dashboard/Analysis': () => Promise.resolve({ default: Analysis }),
  'purchase/PlanList': () => Promise.resolve({ default: PlanList }),
  'purchase/PlanView': page('需求计划详情'),
  'purchase/ProjectList': page('采购项目'),
  'purchase/Review': () => Promise.resolve({ default: Broken }),
  'supplier/List': page('供应商名录'),
  'supplier/BlackList': () => Promise.reject(new Error('Failed to fetch dynamically imported module: /BlackList.js')),
  'system/UserList': page('用户管理'),
  'system/RoleUserList': page('角色管理'),
  'modules/monitor/SystemInfo': page('服务器信息'),
};
