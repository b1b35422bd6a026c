import type { UserInfo } from '../../system/user';
import type { FormHead } from './schema';

/** Whether a user may fill in an online form: buyers any, others only forms published to their user type. */
export const isPublishedTo = (
  { publishedTo }: Pick<FormHead, 'publishedTo'>,
  userType: UserInfo['userType'],
): boolean => userType === 'buyer' || userType === 'admin' || (publishedTo ?? '').split(',').includes(userType);
