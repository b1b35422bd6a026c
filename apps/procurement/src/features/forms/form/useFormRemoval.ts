import { useClient, usePermission } from '@gezi/client';
import { deleteFormHeads, deleteForms, type FormEntry } from '@gezi/domain';
import type { BatchAction, RowAction } from '@gezi/editable-grid';
import { useMemo } from 'react';
import { useRemoval } from '../../../crud/useRemoval';
import { FORM_CALLS } from '../shared/queries';
import { useTexts } from './texts';

/** Forms of both kinds in one selection are removed by the calls of their kinds. */
interface Removed {
  /** Kind and id. */
  id: string;
  isFixed: boolean;
}

/** Removal of forms, subject to the permission of their kind. */
export function useFormRemoval(): {
  remove: RowAction<FormEntry>;
  batchActions: readonly BatchAction<FormEntry>[];
} {
  const texts = useTexts();
  const client = useClient();
  const mayRemove = usePermission('flowable:form:delete');
  const mayRemoveOnline = usePermission('online:cgform:edit');
  const { remove, batchAction } = useRemoval<Removed>({
    async call(keys) {
      const idsOf = (kind: FormEntry['kind']) =>
        keys.filter((key) => key.startsWith(`${kind}/`)).map((key) => key.slice(kind.length + 1));
      const [designed, online] = [idsOf('designed'), idsOf('online')];
      if (designed.length > 0) await client.call(deleteForms, { ids: designed.join() });
      if (online.length > 0) await client.call(deleteFormHeads, { ids: online.join() });
    },
    invalidates: FORM_CALLS,
    severalQuestion: texts.removeSeveral,
    isFixed: ({ isFixed }) => isFixed,
    fixedRows: texts.fixedRows,
  });
  return useMemo(() => {
    const may = ({ kind }: FormEntry) => (kind === 'online' ? mayRemoveOnline : mayRemove);
    const removedOf = (form: FormEntry): Removed => ({ id: `${form.kind}/${form.id}`, isFixed: !may(form) });
    return {
      remove: {
        key: 'remove',
        label: texts.remove,
        danger: true,
        inMenu: true,
        visible: may,
        onClick: (form) => {
          const question = form.kind === 'online' ? texts.removeOnline : texts.removeConfirm;
          remove([removedOf(form)], question(form.name));
        },
      },
      batchActions:
        mayRemove || mayRemoveOnline
          ? [{ ...batchAction, onClick: (forms) => batchAction.onClick(forms.map(removedOf)) }]
          : [],
    };
  }, [texts, mayRemove, mayRemoveOnline, remove, batchAction]);
}
