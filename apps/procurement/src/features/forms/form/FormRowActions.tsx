import { usePermission } from '@gezi/client';
import type { SysFormRow } from '@gezi/domain';
import { RowActions } from '../../../crud/RowActions';
import { RowLink } from '../../../crud/RowLink';
import { RowMore } from '../../../crud/RowMore';
import { designerPath, formDataPath } from './formPath';
import { useTexts } from './texts';

export type FormRowAction = 'copy' | 'versions' | 'remove';

interface FormRowActionsProps {
  form: SysFormRow;
  onAct: (action: FormRowAction, form: SysFormRow) => void;
}

/** What the caller may do with a form. */
export function FormRowActions({ form, onAct }: FormRowActionsProps) {
  const texts = useTexts();
  const mayFill = usePermission('online:cgform:data');
  const mayEdit = usePermission('flowable:form:edit');
  const mayAdd = usePermission('flowable:form:add');
  const mayDelete = usePermission('flowable:form:delete');
  const name = form.formName;
  const more = [
    ...(mayAdd ? [{ key: 'copy' as const, label: texts.copy }] : []),
    ...(mayEdit ? [{ key: 'versions' as const, label: texts.versions }] : []),
    ...(mayDelete ? [{ key: 'remove' as const, label: texts.remove, danger: true }] : []),
  ];
  return (
    <RowActions>
      {mayFill && <RowLink label={texts.fill} of={name} to={formDataPath(form.id)} />}
      {mayEdit && <RowLink label={texts.design} of={name} to={designerPath(form.id)} />}
      <RowMore name={name} items={more} onChoose={(action) => onAct(action, form)} />
    </RowActions>
  );
}
