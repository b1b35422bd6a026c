import { PageHeader } from '@gezi/ui';
import { readForm } from '../readForm';
import { Designer } from './Designer';

/** A server component: reads the saved form. */
export default function Page() {
  const { name, summary, content } = readForm();
  return (
    <main>
      <PageHeader title={name} description={summary} />
      <Designer name={name} content={content} />
    </main>
  );
}
