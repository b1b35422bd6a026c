import { registrationFields } from '../../shared/registration/registrationFields';

/** Fields of the list of registered suppliers. */
export const supplierRegistrationFields = registrationFields({ 'zh-CN': '供应商名称', 'en-US': 'Company name' }, [
  {
    key: 'supplierType',
    label: { 'zh-CN': '供应商类型', 'en-US': 'Kind of supplier' },
    dict: 'supplier_type',
    width: 110,
  },
]);
