import { supplierStatusItems, uploadRegistrationFile, type SupplierInfo } from '@gezi/domain';
import { DescriptionGrid, formatDateTime, formatNumber, useLocale } from '@gezi/ui';
import { Tag } from 'antd';
import { filesItem } from '../../../audit/filesItem';
import { useTexts as useAuditTexts } from '../../../audit/texts';
import { useTexts as useVisitorTexts } from '../../../visitor/texts';
import { useTexts } from './texts';

/** The data of a supplier. @param maxColumns pairs in a line; default 2 */
export function SupplierFacts({ supplier, maxColumns = 2 }: { supplier: SupplierInfo; maxColumns?: number }) {
  const texts = useTexts();
  const audit = useAuditTexts();
  const { company } = useVisitorTexts();
  const language = useLocale();
  const status = supplierStatusItems.find(({ value }) => value === supplier.status);
  const types = supplier.supplierMaterialTypeList.map(({ materialTypeName }) => materialTypeName).join('、');
  return (
    <DescriptionGrid
      maxColumns={maxColumns}
      items={[
        { label: texts.name, value: supplier.name },
        { label: company.creditCode, value: supplier.creditCode },
        { label: texts.status, value: status && <Tag color={status.tone}>{status.label[language]}</Tag> },
        { label: audit.status, value: supplier.auditStatus_dictText },
        { label: texts.level, value: supplier.level_dictText },
        { label: texts.score, value: supplier.score },
        { label: company.linkman, value: supplier.linkman },
        { label: company.mobile, value: supplier.mobile },
        { label: company.email, value: supplier.email },
        { label: texts.supplierType, value: supplier.supplierType_dictText },
        { label: texts.legalPerson, value: supplier.legalPerson },
        { label: texts.registerCapital, value: formatNumber(supplier.registerCapital) },
        { label: texts.establishDate, value: supplier.establishDate },
        { label: texts.shortName, value: supplier.shortName },
        { label: texts.bankName, value: supplier.bankName },
        { label: texts.bankAccount, value: supplier.bankAccount },
        { label: audit.createTime, value: formatDateTime(supplier.createTime) },
        { label: texts.supplierMaterialTypeList, value: types, wide: true },
        { label: company.address, value: supplier.address, wide: true },
        { label: texts.businessScope, value: supplier.businessScope, wide: true },
        filesItem(company.licenseUrl, uploadRegistrationFile.path, supplier.licenseUrl),
        filesItem(texts.qualificationUrl, uploadRegistrationFile.path, supplier.qualificationUrl),
      ]}
    />
  );
}
