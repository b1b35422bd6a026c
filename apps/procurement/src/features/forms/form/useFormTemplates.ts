import { useClient } from '@gezi/client';
import {
  deleteFormTemplate,
  saveFormTemplate,
  listFormTemplates,
  renameFormTemplate,
  viewFormTemplate,
  type FormTemplateRow,
} from '@gezi/domain';
import type { OwnTemplate, TemplateStore } from '@gezi/form-designer/designer';
import { useMemo } from 'react';

/** The user's own templates, stored on the server. */
export function useFormTemplates(): TemplateStore {
  const client = useClient();
  return useMemo(
    () => ({
      load: async () => shown(await client.call(listFormTemplates, {}, silent)),
      open: async (id) => (await client.call(viewFormTemplate, { id }, silent)).formContent,
      save: async (name, formContent) => shown(await client.call(saveFormTemplate, { name, formContent }, silent)),
      rename: async (id, name) => shown(await client.call(renameFormTemplate, { id, name }, silent)),
      remove: async (id) => shown(await client.call(deleteFormTemplate, { id }, silent)),
    }),
    [client],
  );
}

/** The dialog reports these failures itself. */
const silent = { silent: true };

const shown = (rows: readonly FormTemplateRow[]): OwnTemplate[] =>
  rows.map(({ id, name, updateTime }) => ({ id, name, at: updateTime }));
