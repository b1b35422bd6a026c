import { DeleteOutlined, EditOutlined } from '@ant-design/icons';
import { formatDateTime } from '@gezi/ui';
import { Button, Popconfirm } from 'antd';
import { useState } from 'react';
import { useTexts } from '../texts/useTexts';
import { TemplateName } from './TemplateName';
import type { OwnTemplate } from './TemplateStore';

export interface OwnTemplateLineProps {
  template: OwnTemplate;
  /** Names of the others. */
  taken: readonly string[];
  onUse: () => void;
  /** Both resolve to whether they succeeded. */
  onRename: (name: string) => Promise<boolean>;
  onRemove: () => Promise<boolean>;
}

/** One of a person's own templates: used, renamed in its line, deleted after a question. */
export function OwnTemplateLine({ template, taken, onUse, onRename, onRemove }: OwnTemplateLineProps) {
  const texts = useTexts();
  const [isNaming, setNaming] = useState(false);
  const { name, at } = template;

  if (isNaming)
    return (
      <li>
        <TemplateName
          label={texts.templateName}
          name={name}
          taken={taken}
          isFocused
          onCancel={() => setNaming(false)}
          onName={(next) => void onRename(next).then((isDone) => isDone && setNaming(false))}
        >
          <Button htmlType="submit" type="primary">
            {texts.confirm}
          </Button>
          <Button onClick={() => setNaming(false)}>{texts.cancel}</Button>
        </TemplateName>
      </li>
    );
  return (
    <li>
      <span>
        <b>{name}</b>
        <small>{formatDateTime(at)}</small>
      </span>
      <Button
        type="text"
        icon={<EditOutlined aria-hidden />}
        aria-label={`${texts.templateRename} ${name}`}
        title={texts.templateRename}
        onClick={() => setNaming(true)}
      />
      <Popconfirm
        title={texts.templateRemoveAsk(name)}
        okText={texts.remove}
        cancelText={texts.cancel}
        okButtonProps={{ danger: true }}
        onConfirm={() => void onRemove()}
      >
        <Button
          type="text"
          danger
          icon={<DeleteOutlined aria-hidden />}
          aria-label={`${texts.remove} ${name}`}
          title={texts.remove}
        />
      </Popconfirm>
      <Button aria-label={`${texts.templateUse} ${name}`} onClick={onUse}>
        {texts.templateUse}
      </Button>
    </li>
  );
}
