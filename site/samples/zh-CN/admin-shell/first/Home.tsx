import { PageCard, PageHeader } from '@gezi/ui';

export default function Home() {
  return (
    <>
      <PageHeader title="首页" />
      <PageCard title="待办">今天没有待办。</PageCard>
    </>
  );
}
