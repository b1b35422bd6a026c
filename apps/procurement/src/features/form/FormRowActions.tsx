import { MoreOutlined } from '@ant-design/icons';
import { usePermission } from '@gezi/client';
import type { SysFormRow } from '@gezi/domain';
import { Button, Dropdown } from 'antd';
import { Link } from 'react-router';
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
    ...(mayAdd ? [{ key: 'copy', label: texts.copy }] : []),
    ...(mayEdit ? [{ key: 'versions', label: texts.versions }] : []),
    ...(mayDelete ? [{ key: 'remove', label: texts.remove, danger: true }] : []),
  ];
  return (
    <span className="gezi-row-actions">
      {mayFill && (
        <Link
          className="ant-btn ant-btn-link ant-btn-sm"
          aria-label={texts.of(texts.fill, name)}
          to={formDataPath(form.id)}
        >
          {texts.fill}
        </Link>
      )}
      {mayEdit && (
        <Link
          className="ant-btn ant-btn-link ant-btn-sm"
          aria-label={texts.of(texts.design, name)}
          to={designerPath(form.id)}
        >
          {texts.design}
        </Link>
      )}
      {more.length > 0 && (
        <Dropdown trigger={['click']} menu={{ items: more, onClick: ({ key }) => onAct(key as FormRowAction, form) }}>
          <Button
            type="link"
            size="small"
            aria-label={texts.of(texts.more, name)}
            aria-haspopup="menu"
            icon={<MoreOutlined aria-hidden />}
          >
            {texts.more}
          </Button>
        </Dropdown>
      )}
    </span>
  );
}
