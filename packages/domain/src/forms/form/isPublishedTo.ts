import type { UserInfo } from '../../system/user';

/** True if a user may fill in a form: buyers any, others only forms published to their user type. */
export const isPublishedTo = (
  { publishedTo }: { publishedTo: string | null },
  userType: UserInfo['userType'],
): boolean => userType === 'buyer' || userType === 'admin' || (publishedTo ?? '').split(',').includes(userType);
