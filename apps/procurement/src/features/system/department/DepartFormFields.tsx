import { AreaField } from '../../../forms/fields/AreaField';
import { DictField } from '../../../forms/fields/DictField';
import { NumberField } from '../../../forms/fields/NumberField';
import { RadioField } from '../../../forms/fields/RadioField';
import { TextField } from '../../../forms/fields/TextField';
import { UserField } from '../../../forms/fields/UserField';
import { useTexts } from './texts';

/** Form fields of a department. */
export function DepartFormFields() {
  const texts = useTexts();
  return (
    <>
      <div className="gezi-fields">
        <TextField name="departName" label={texts.name} missing={texts.nameMissing} />
        <DictField name="orgCategory" label={texts.category} dictCode="org_category" type="radio" />
        <NumberField name="departOrder" label={texts.order} />
        <RadioField
          name="status"
          label={texts.status}
          options={['1', '0'].map((value) => ({ value, label: texts.statuses[value] ?? '' }))}
        />
        <TextField name="departNameAbbr" label={texts.abbreviation} />
        <TextField name="departNameEn" label={texts.englishName} />
        <TextField name="mobile" label={texts.mobile} wrong={texts.phoneWrong} inputMode="tel" />
        <TextField name="fax" label={texts.fax} wrong={texts.phoneWrong} inputMode="tel" />
      </div>
      <UserField name="directorUserIds" label={texts.directors} multiple valueField="id" />
      <TextField name="address" label={texts.address} />
      <AreaField name="memo" label={texts.memo} lines={[2, 5]} />
    </>
  );
}
