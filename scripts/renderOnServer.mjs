// Renders components of the built packages in Node, without a DOM, as frameworks do for their first answer.
import { AdvancedQuery, EMPTY_QUERY } from '@gezi/advanced-query';
import { ClientProvider, createClient, createSessionStore } from '@gezi/client';
import { CronInput } from '@gezi/cron-builder';
import { EditableGrid } from '@gezi/editable-grid';
import { formTemplates } from '@gezi/form-designer/core';
import { FormDesigner } from '@gezi/form-designer/designer';
import { FormRuntime } from '@gezi/form-designer/runtime';
import { UserSelect } from '@gezi/pickers';
import { GeziProvider } from '@gezi/ui';
import { FileUpload } from '@gezi/upload';
import { createElement as h } from 'react';
import { renderToString } from 'react-dom/server';

const faults = [];
console.error = (...parts) => faults.push(parts.join(' '));
const client = createClient({ session: createSessionStore() });
const content = formTemplates[0].content();
const parts = {
  grid: h(EditableGrid, {
    label: '物料',
    columns: [{ key: 'name', title: '物料名称', type: 'input' }],
    rows: [{ id: '1' }],
  }),
  designer: h(FormDesigner, { content }),
  runtime: h(FormRuntime, { content }),
  picker: h(UserSelect, { value: '' }),
  upload: h(FileUpload, { value: '' }),
  query: h(AdvancedQuery, { fields: [], value: EMPTY_QUERY, onSearch: () => {} }),
  cron: h(CronInput, { value: '0 0 9 ? * 2-6 *' }),
};
for (const [name, part] of Object.entries(parts)) {
  try {
    const html = renderToString(h(GeziProvider, null, h(ClientProvider, { client }, part)));
    if (!html.includes('gezi-')) faults.push(`${name}: nothing rendered`);
  } catch (error) {
    faults.push(`${name}: ${error.stack}`);
  }
}
process.stdout.write(faults.join('\n'));
process.exit(faults.length ? 1 : 0);
