import { PageCard, PageHeader } from '@gezi/ui';

export default function Home() {
  return (
    <>
      <PageHeader title="Home" />
      <PageCard title="To do">Nothing to do today.</PageCard>
    </>
  );
}
