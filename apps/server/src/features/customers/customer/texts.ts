import { localized } from '../../../platform/texts';

const zhCN = {
  what: '客户',
  name: '单位名称',
  inUse: (name: string) => `客户“${name}”已开通租户，或注册尚未作废，不能删除`,
};
const enUS: typeof zhCN = {
  what: 'Customer',
  name: 'Name of the unit',
  inUse: (name) => `The customer “${name}” has a tenant, or its registration is not void. It cannot be deleted`,
};

/** Messages about customers. */
export const texts = localized({ 'zh-CN': zhCN, 'en-US': enUS });
