import { formTemplates } from '@gezi/form-designer/core';
import { PageHeader } from '@gezi/ui';
import { Designer } from './Designer';

/** A server component: reads the saved form. */
export default function Page() {
  const form = formTemplates.find(({ key }) => key === 'requisition')!;
  return (
    <main>
      <PageHeader title={form.name} description={form.summary} />
      <Designer name={form.name} content={JSON.stringify(form.content())} />
    </main>
  );
}
