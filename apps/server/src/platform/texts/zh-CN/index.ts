import { auditTexts } from './auditTexts';
import { businessTexts } from './businessTexts';
import { fileTexts } from './fileTexts';
import { formTexts } from './formTexts';
import { generalTexts } from './generalTexts';
import { noticeTexts } from './noticeTexts';
import { rightsTexts } from './rightsTexts';
import { signInTexts } from './signInTexts';
import { systemTexts } from './systemTexts';
import { userTexts } from './userTexts';

/** Chinese texts for users, worded exactly as in the specification and the contract. */
export const zhCN = {
  ...generalTexts,
  ...signInTexts,
  ...userTexts,
  ...rightsTexts,
  ...systemTexts,
  ...noticeTexts,
  ...formTexts,
  ...fileTexts,
  ...businessTexts,
  ...auditTexts,
};
