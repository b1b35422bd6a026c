import { RoleSelect } from '@gezi/pickers';
import { ControlField } from '../../../forms/ControlField';
import { ChoiceField } from '../../../forms/fields/ChoiceField';
import { FlagField } from '../../../forms/fields/FlagField';
import { TextField } from '../../../forms/fields/TextField';
import { useTexts } from './texts';

/** Names, audience and use of a report. */
export function ReportSettings() {
  const texts = useTexts();
  return (
    <div className="gezi-report-settings">
      <TextField name="name" label={texts.name} missing={texts.missing(texts.name)} maxLength={100} />
      <TextField name="nameEn" label={texts.nameEn} maxLength={100} />
      <TextField
        name="code"
        label={texts.code}
        missing={texts.missing(texts.code)}
        wrong={texts.codeHint}
        hint={texts.codeHint}
        maxLength={100}
      />
      <TextField name="content" label={texts.content} maxLength={1000} />
      <FlagField name="isPublished" label={texts.isPublished} hint={texts.publishHint} />
      <ControlField name="roleCodes" label={texts.roles} hint={texts.rolesHint} normalize={(codes) => codes || null}>
        <RoleSelect aria-label={texts.roles} />
      </ControlField>
      <ChoiceField
        name="returnType"
        label={texts.returnType}
        options={(['1', '2'] as const).map((value) => ({ value, label: texts.returnTypes[value] }))}
      />
    </div>
  );
}
