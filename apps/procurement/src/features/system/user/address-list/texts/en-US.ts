import type { Texts } from './zh-CN';

export const enUS: Texts = {
  title: 'Address list',
  listLabel: 'List of people',
  treeTitle: 'Organisation',
  allDeparts: 'All departments',
  realname: 'Name',
  workNo: 'Staff number',
  departName: 'Departments',
  post: 'Positions',
  telephone: 'Telephone',
  phone: 'Mobile',
  email: 'E-mail',
};
