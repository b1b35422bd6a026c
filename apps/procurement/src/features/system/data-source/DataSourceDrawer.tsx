import { useClient } from '@gezi/client';
import { addDataSource, editDataSource, POSTGRESQL, type SysDataSource } from '@gezi/domain';
import { draftFor } from '../../../forms/core/draft';
import { AreaField } from '../../../forms/fields/AreaField';
import { DictField } from '../../../forms/fields/DictField';
import { PasswordField } from '../../../forms/fields/PasswordField';
import { TextField } from '../../../forms/fields/TextField';
import { RecordDrawer } from '../../../forms/RecordDrawer';
import { useDuplicateCheck } from '../../../forms/useDuplicateCheck';
import { membersOf, type SourceFields } from './core/sourceFields';
import { TestButton } from './TestButton';
import { useTexts } from './texts';

interface DataSourceDrawerProps {
  /** Absent for a new one. */
  source?: SysDataSource | undefined;
  onSaved: () => void;
  onClose: () => void;
}

/** Form of a data source with a connection test. The password is write-only: the stored one is never shown. */
export function DataSourceDrawer({ source, onSaved, onClose }: DataSourceDrawerProps) {
  const texts = useTexts();
  const client = useClient();
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
      schema={addDataSource.input}
      initial={initial}
      draft={draftFor('data-source', source)}
      missing={texts.required}
      saved={texts.saved}
      save={(fields) => {
        const members = membersOf(fields);
        return source
          ? client.call(editDataSource, { id: source.id, ...members, updateTime: source.updateTime }, { silent: true })
          : client.call(addDataSource, members, { silent: true });
      }}
      onSaved={onSaved}
      onClose={onClose}
    >
      <div className="gezi-fields">
        <TextField
          name="code"
          label={texts.code}
          hint={texts.codeHint}
          wrong={texts.codeHint}
          check={isFree('sys_data_source', 'code', source?.id)}
        />
        <TextField name="name" label={texts.name} />
        <TextField
          className="gezi-field-wide"
          name="dbUrl"
          label={texts.dbUrl}
          hint={texts.dbUrlHint}
          isRequired
          placeholder="jdbc:postgresql://db.example.com:5432/erp"
        />
        <DictField name="dbType" label={texts.dbType} dictCode="database_type" />
        <TextField name="dbName" label={texts.dbName} hint={texts.dbNameHint} />
        <TextField name="dbUsername" label={texts.dbUsername} autoComplete="off" />
        <PasswordField
          name="dbPassword"
          label={texts.dbPassword}
          hint={texts.passwordHint}
          maxLength={200}
          autoComplete="new-password"
          {...(source && { placeholder: texts.passwordKept })}
        />
        <AreaField className="gezi-field-wide" name="remark" label={texts.remark} />
      </div>
      <TestButton id={source?.id} />
    </RecordDrawer>
  );
}
