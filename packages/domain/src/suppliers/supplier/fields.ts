import { listFields } from '../../kit';
import type { SupplierRegistration } from '../registration';

/** Workbook fields of suppliers. */
export const supplierFields = listFields<SupplierRegistration>()([
  {
    key: 'name',
    label: { 'zh-CN': '供应商名称', 'en-US': 'Company name' },
    import: 'required',
    unique: true,
    maxLength: 255,
    cellWidth: 32,
  },
  { key: 'shortName', label: { 'zh-CN': '简称', 'en-US': 'Short name' }, import: true, maxLength: 100 },
  {
    key: 'creditCode',
    label: { 'zh-CN': '统一社会信用代码', 'en-US': 'Unified social credit code' },
    import: 'required',
    unique: true,
    cellWidth: 22,
  },
  {
    key: 'supplierType',
    label: { 'zh-CN': '供应商类型', 'en-US': 'Kind of supplier' },
    dict: 'supplier_type',
    import: true,
  },
  {
    key: 'legalPerson',
    label: { 'zh-CN': '法定代表人', 'en-US': 'Legal representative' },
    import: true,
    maxLength: 100,
  },
  {
    key: 'registerCapital',
    label: { 'zh-CN': '注册资本(万元)', 'en-US': 'Registered capital (10,000 yuan)' },
    import: true,
    pattern: '^\\d{1,12}(\\.\\d{1,2})?$',
  },
  { key: 'establishDate', label: { 'zh-CN': '成立日期', 'en-US': 'Founded on' }, kind: 'day', import: true },
  { key: 'linkman', label: { 'zh-CN': '联系人', 'en-US': 'Contact' }, import: 'required', maxLength: 100 },
  {
    key: 'mobile',
    label: { 'zh-CN': '联系电话', 'en-US': 'Telephone' },
    import: 'required',
    maxLength: 45,
    pattern: '^(1[3-9]\\d{9}|0\\d{2,3}-?\\d{7,8}(-\\d{1,6})?)$',
  },
  { key: 'email', label: { 'zh-CN': '邮箱', 'en-US': 'E-mail' }, import: true, maxLength: 100 },
  { key: 'address', label: { 'zh-CN': '地址', 'en-US': 'Address' }, import: true, maxLength: 500, cellWidth: 32 },
  { key: 'bankName', label: { 'zh-CN': '开户银行', 'en-US': 'Bank' }, import: true, maxLength: 255, cellWidth: 24 },
  {
    key: 'bankAccount',
    label: { 'zh-CN': '银行账号', 'en-US': 'Bank account' },
    import: true,
    maxLength: 64,
    cellWidth: 24,
  },
  {
    key: 'businessScope',
    label: { 'zh-CN': '经营范围', 'en-US': 'Business scope' },
    import: true,
    maxLength: 2000,
    cellWidth: 40,
  },
]);
