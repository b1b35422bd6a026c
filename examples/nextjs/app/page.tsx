import { describeCron, nextRuns } from '@gezi/cron-builder/core';
import { PageCard, PageHeader } from '@gezi/ui';
import Link from 'next/link';
import { PlanLines } from './PlanLines';
import { readLines } from './readLines';

/** A server component: reads the rows, and hands them to the grid, a client component. */
export default async function Page() {
  const lines = await readLines();
  const [next] = nextRuns('0 0 9 ? * 2-6 *', { after: new Date('2026-11-27T00:00:00Z'), timeZone: 'Asia/Shanghai' });
  return (
    <main>
      <PageHeader
        title="采购计划"
        description={`提醒：${describeCron('0 0 9 ? * 2-6 *')}，下次 ${next!.toISOString()}`}
        actions={
          <nav>
            <Link href="/form">填写申请</Link> <Link href="/designer">表单设计</Link>
          </nav>
        }
      />
      <PageCard title="计划明细" padded={false}>
        <PlanLines lines={lines} />
      </PageCard>
    </main>
  );
}
