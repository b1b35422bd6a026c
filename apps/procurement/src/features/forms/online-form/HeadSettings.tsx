import { ChoiceField } from '../../../forms/fields/ChoiceField';
import { TextField } from '../../../forms/fields/TextField';
import { ControlField } from '../../../forms/ControlField';
import { AudienceBoxes } from '../shared/AudienceBoxes';
import { useTexts } from './texts';

/** Name, type and layout of an online form. */
export function HeadSettings() {
  const texts = useTexts();
  const yesNo = [
    { value: 'Y', label: texts.yes },
    { value: 'N', label: texts.no },
  ];
  return (
    <div className="gezi-online-head">
      <TextField name="tableTxt" label={texts.tableTxt} missing={texts.missing(texts.tableTxt)} />
      <TextField
        name="tableName"
        label={texts.tableName}
        missing={texts.missing(texts.tableName)}
        wrong={texts.tableNameHint}
        hint={texts.tableNameHint}
        maxLength={64}
      />
      <ChoiceField
        name="tableType"
        label={texts.tableType}
        options={(['1', '2', '3'] as const).map((value) => ({ value, label: texts.tableTypes[value] }))}
      />
      <ChoiceField
        name="formTemplate"
        label={texts.formTemplate}
        options={(['1', '2', '3', '4'] as const).map((value) => ({ value, label: texts.columnsOf(value) }))}
      />
      <ChoiceField name="isCheckbox" label={texts.isCheckbox} options={yesNo} />
      <ChoiceField name="isPage" label={texts.isPage} options={yesNo} />
      <ControlField name="publishedTo" label={texts.publishedTo} isLabelled={false}>
        <AudienceBoxes />
      </ControlField>
    </div>
  );
}
