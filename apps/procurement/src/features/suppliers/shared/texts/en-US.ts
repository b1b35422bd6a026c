import type { Texts } from './zh-CN';

export const enUS: Texts = {
  name: 'Company name',
  nameMissing: 'Enter the name of the company',
  shortName: 'Short name',
  supplierType: 'Kind of supplier',
  types: { '1': 'Manufacturer', '2': 'Trader', '3': 'Service provider' },
  legalPerson: 'Legal representative',
  registerCapital: 'Registered capital (10,000 yuan)',
  establishDate: 'Founded on',
  bankName: 'Bank',
  bankAccount: 'Bank account',
  businessScope: 'Business scope',
  qualificationUrl: 'Other certificates',
  level: 'Level',
  levels: { A: 'Strategic', B: 'Preferred', C: 'Qualified', D: 'Watched' },
  supplierMaterialTypeList: 'Material types',
  score: 'Score',
  status: 'Status',
};
