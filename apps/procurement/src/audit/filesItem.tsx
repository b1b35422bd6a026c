import { RegistrationFiles } from '../visitor/RegistrationFiles';

/** Uploaded files as an item of a `DescriptionGrid`. @param action path of the upload endpoint */
export const filesItem = (label: string, action: string, value: string | null) => ({
  label,
  wide: true,
  value: <RegistrationFiles label={label} action={action} value={value} readOnly />,
});
