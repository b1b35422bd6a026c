import type { UserInfo } from '../../system/user';
import type { FormHead } from './schema';

/** Whether a user may see an online form and fill it in: the buying side any, others those published to their type. */
export const isPublishedTo = (
  { publishedTo }: Pick<FormHead, 'publishedTo'>,
  userType: UserInfo['userType'],
): boolean => userType === 'buyer' || userType === 'admin' || (publishedTo ?? '').split(',').includes(userType);
