import { uploadRegistrationFile } from '@gezi/domain';
import { Form, Input, InputNumber, Select } from 'antd';
import { DayField } from '../../../crud/DayField';
import { CompanyBasics, type Company } from '../../../visitor/CompanyBasics';
import { CompanyFiles } from '../../../visitor/CompanyFiles';
import { useTexts as useVisitorTexts } from '../../../visitor/texts';
import { useTexts } from './texts';

/** What a supplier says of itself; names of the server. */
export interface SupplierMembers extends Company {
  licenseUrl: string;
  shortName?: string | null;
  supplierType?: string | null;
  legalPerson?: string | null;
  registerCapital?: number | null;
  establishDate?: string | null;
  bankName?: string | null;
  bankAccount?: string | null;
  businessScope?: string | null;
  qualificationUrl?: string | null;
}
export const supplierFields = [
  'name',
  'creditCode',
  'linkman',
  'mobile',
  'licenseUrl',
  'supplierType',
  'registerCapital',
  'establishDate',
  'email',
  'qualificationUrl',
] as const;

/** The supplier and its documents. @param onBusyChange told while files are on their way */
export function SupplierFields({ onBusyChange }: { onBusyChange: (busy: boolean) => void }) {
  const texts = useTexts();
  const { company } = useVisitorTexts();
  const line = (name: keyof SupplierMembers, label: string, maxLength: number) => (
    <Form.Item name={name} label={label}>
      <Input maxLength={maxLength} />
    </Form.Item>
  );

  return (
    <>
      <CompanyBasics name={texts.name} nameMissing={texts.nameMissing} nameLength={255}>
        <Form.Item name="supplierType" label={texts.supplierType}>
          <Select
            allowClear
            virtual={false}
            options={Object.entries(texts.types).map(([value, label]) => ({ value, label }))}
          />
        </Form.Item>
        {line('legalPerson', texts.legalPerson, 100)}
        <Form.Item name="registerCapital" label={texts.registerCapital}>
          <InputNumber min={0} max={999_999_999} precision={2} style={{ width: '100%' }} />
        </Form.Item>
        <Form.Item name="establishDate" label={texts.establishDate}>
          <DayField />
        </Form.Item>
        {line('shortName', texts.shortName, 100)}
        {line('bankName', texts.bankName, 255)}
        {line('bankAccount', texts.bankAccount, 64)}
      </CompanyBasics>
      <Form.Item name="businessScope" label={texts.businessScope}>
        <Input.TextArea rows={3} maxLength={2000} showCount />
      </Form.Item>

      <CompanyFiles
        action={uploadRegistrationFile.path}
        files={[
          { name: 'licenseUrl', label: company.licenseUrl, missing: company.licenseMissing },
          { name: 'qualificationUrl', label: texts.qualificationUrl },
        ]}
        onBusyChange={onBusyChange}
      />
    </>
  );
}
