import { useClient } from '@gezi/client';
import { addDataSource, CODE, editDataSource, POSTGRESQL, type SysDataSource } from '@gezi/domain';
import { DictSelect } from '@gezi/pickers';
import { PasswordInput } from '@gezi/ui';
import { App, Form, Input } from 'antd';
import { RecordDrawer } from '../../../crud/RecordDrawer';
import { useDuplicateCheck } from '../../../crud/useDuplicateCheck';
import { membersOf, type SourceFields } from './core/sourceFields';
import { TestButton } from './TestButton';
import { useTexts } from './texts';

interface DataSourceDrawerProps {
  /** None for a new one. */
  source?: SysDataSource | undefined;
  onSaved: () => void;
  onClose: () => void;
}

/** A data source to be entered and tried out. Its password goes in alone: nobody is shown the one that is kept. */
export function DataSourceDrawer({ source, onSaved, onClose }: DataSourceDrawerProps) {
  const texts = useTexts();
  const client = useClient();
  const { message } = App.useApp();
  const isFree = useDuplicateCheck();
  const initial: SourceFields = {
    code: source?.code ?? '',
    name: source?.name ?? '',
    dbType: source?.dbType ?? POSTGRESQL,
    dbUrl: source?.dbUrl ?? '',
    dbName: source?.dbName ?? '',
    dbUsername: source?.dbUsername ?? '',
    dbPassword: '',
    remark: source?.remark ?? '',
  };

  return (
    <RecordDrawer
      title={source ? texts.editTitle : texts.addTitle}
      width={640}
      initial={initial}
      save={(fields) => {
        const members = membersOf(fields);
        return source
          ? client.call(editDataSource, { id: source.id, ...members, updateTime: source.updateTime }, { silent: true })
          : client.call(addDataSource, members, { silent: true });
      }}
      onSaved={() => {
        void message.success(texts.saved);
        onSaved();
      }}
      onClose={onClose}
    >
      <div className="gezi-source-fields">
        <Form.Item
          name="code"
          label={texts.code}
          extra={texts.codeHint}
          validateFirst
          rules={[
            { required: true, whitespace: true, message: texts.required(texts.code) },
            { pattern: new RegExp(CODE), message: texts.codeHint },
            isFree('sys_data_source', 'code', source?.id),
          ]}
        >
          <Input maxLength={100} />
        </Form.Item>
        <Form.Item
          name="name"
          label={texts.name}
          rules={[{ required: true, whitespace: true, message: texts.required(texts.name) }]}
        >
          <Input maxLength={100} />
        </Form.Item>
        <Form.Item
          className="gezi-source-wide"
          name="dbUrl"
          label={texts.dbUrl}
          extra={texts.dbUrlHint}
          rules={[{ required: true, whitespace: true, message: texts.required(texts.dbUrl) }]}
        >
          <Input maxLength={500} placeholder="jdbc:postgresql://db.example.com:5432/erp" />
        </Form.Item>
        <Form.Item name="dbType" label={texts.dbType}>
          <DictSelect dictCode="database_type" aria-label={texts.dbType} />
        </Form.Item>
        <Form.Item name="dbName" label={texts.dbName} extra={texts.dbNameHint}>
          <Input maxLength={100} />
        </Form.Item>
        <Form.Item name="dbUsername" label={texts.dbUsername}>
          <Input maxLength={100} autoComplete="off" />
        </Form.Item>
        <Form.Item name="dbPassword" label={texts.dbPassword} extra={texts.passwordHint}>
          <PasswordInput
            maxLength={200}
            autoComplete="new-password"
            {...(source && { placeholder: texts.passwordKept })}
          />
        </Form.Item>
        <Form.Item className="gezi-source-wide" name="remark" label={texts.remark}>
          <Input.TextArea maxLength={500} autoSize={{ minRows: 2, maxRows: 6 }} />
        </Form.Item>
      </div>
      <TestButton id={source?.id} />
    </RecordDrawer>
  );
}
