import { businessRights } from './businessRights';
import { configurationRights } from './configurationRights';
import { formRights } from './formRights';
import { noticeRights } from './noticeRights';
import { peopleRights } from './peopleRights';
import { signInRights } from './signInRights';
import type { Right } from './roles';

export { ROLES, type Role } from './roles';

/** Who may call what. A new endpoint has to be put into one of these. */
export const RIGHTS: Record<string, Right> = {
  ...signInRights,
  ...peopleRights,
  ...configurationRights,
  ...formRights,
  ...noticeRights,
  ...businessRights,
};
