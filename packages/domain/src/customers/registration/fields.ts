import { registrationFields } from '../../shared/registration/registrationFields';

/** Fields of the list of registered purchasing units. */
export const customerFields = registrationFields({ 'zh-CN': '单位名称', 'en-US': 'Name of the unit' }, [
  { key: 'industry', label: { 'zh-CN': '所属行业', 'en-US': 'Industry' }, query: true, width: 96 },
  { key: 'username', label: { 'zh-CN': '注册账号', 'en-US': 'Account' }, query: true, width: 104 },
]);
