import { RegistrationFiles } from '../visitor/RegistrationFiles';

/** Files that were handed in, as an item of a `DescriptionGrid`. @param action path of the call that took them */
export const filesItem = (label: string, action: string, value: string | null) => ({
  label,
  wide: true,
  value: <RegistrationFiles label={label} action={action} value={value} readOnly />,
});
