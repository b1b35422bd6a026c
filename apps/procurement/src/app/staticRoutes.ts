import type { MenuItem } from '@gezi/admin-shell';
import { accountPages } from '../features/account/accountPages';
import { noticePages } from '../features/notice/noticePages';

/** Pages inside the main layout that everybody who is signed in has and no menu brings. */
export const staticRoutes: readonly MenuItem[] = [...accountPages, ...noticePages];
