import { formTemplates } from '@gezi/form-designer/core';

/** In your application a query of the database. */
export function readForm() {
  const { name, summary, content } = formTemplates.find(({ key }) => key === 'requisition')!;
  return { name, summary, content: JSON.stringify(content()) };
}
