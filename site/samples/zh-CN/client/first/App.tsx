import { Authorized, useDict, usePermission } from '@gezi/client';

export function App() {
  const { items, loading, error, retry } = useDict('buy_type');
  const mayEdit = usePermission('purchase:purchasePlan:edit');
  if (loading) return <p>加载中…</p>;
  if (error) return <button onClick={retry}>重试</button>;
  return (
    <label>
      采购方式{' '}
      <select disabled={!mayEdit}>
        {items.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <Authorized code="purchase:purchasePlan:edit" fallback={<span> 没有编辑权限</span>}>
        <button>保存</button>
      </Authorized>
    </label>
  );
}
