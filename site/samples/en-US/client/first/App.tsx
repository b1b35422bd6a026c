import { Authorized, useDict, usePermission } from '@gezi/client';

export function App() {
  const { items, loading, error, retry } = useDict('buy_type');
  const mayEdit = usePermission('purchase:purchasePlan:edit');
  if (loading) return <p>Loading …</p>;
  if (error) return <button onClick={retry}>Retry</button>;
  return (
    <label>
      Procedure{' '}
      <select disabled={!mayEdit}>
        {items.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <Authorized code="purchase:purchasePlan:edit" fallback={<span> You may not edit</span>}>
        <button>Save</button>
      </Authorized>
    </label>
  );
}
