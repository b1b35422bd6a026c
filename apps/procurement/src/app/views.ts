import type { ViewLoader } from '@gezi/admin-shell';
import { accountViews } from '../features/account/routes';
import { customerRegistrationViews } from '../features/customer-registration/routes';
import { categoryViews } from '../features/category/routes';
import { dataSourceViews } from '../features/data-source/routes';
import { demoViews } from '../features/demo/routes';
import { dictionaryViews } from '../features/dictionary/routes';
import { formViews } from '../features/form/routes';
import { portalViews } from '../features/portal/routes';
import { messageViews } from '../features/message/routes';
import { noticeViews } from '../features/notice/routes';
import { onlineFormViews } from '../features/online-form/routes';
import { monitorViews } from '../features/monitor/routes';
import { purchasePlanViews } from '../features/purchase-plan/routes';
import { quartzJobViews } from '../features/quartz-job/routes';
import { supplierRegistrationViews } from '../features/supplier-registration/routes';
import { systemUserViews } from '../features/system-user/routes';
import { systemDepartmentViews } from '../features/system-department/routes';
import { systemPositionViews } from '../features/system-position/routes';
import { addressListViews } from '../features/address-list/routes';
import { systemAccessViews } from '../features/system-access/routes';
import { valueRuleViews } from '../features/value-rule/routes';

/** Every page of the main layout by the component key of the server's menu; each is a script of its own. */
export const views: Record<string, ViewLoader> = {
  'dashboard/Analysis': async () => ({ default: (await import('./HomePage')).HomePage }),
  ...noticeViews,
  ...messageViews,
  ...portalViews,
  ...accountViews,
  ...purchasePlanViews,
  ...demoViews,
  ...quartzJobViews,
  ...systemAccessViews,
  ...formViews,
  ...dictionaryViews,
  ...categoryViews,
  ...valueRuleViews,
  ...dataSourceViews,
  ...monitorViews,
  ...onlineFormViews,
  ...supplierRegistrationViews,
  ...customerRegistrationViews,
  ...systemUserViews,
  ...systemDepartmentViews,
  ...systemPositionViews,
  ...addressListViews,
};
