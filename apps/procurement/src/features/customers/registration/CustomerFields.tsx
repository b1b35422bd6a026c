import { uploadCustomerFile } from '@gezi/domain';
import { Form, Input } from 'antd';
import { CompanyBasics, type Company } from '../../../visitor/CompanyBasics';
import { CompanyFiles } from '../../../visitor/CompanyFiles';
import { useTexts as useVisitorTexts } from '../../../visitor/texts';
import { useTexts } from './texts';

/** What a purchasing unit says of itself; names of the server. */
export interface CustomerMembers extends Company {
  industry?: string | null;
}
export const customerFields = ['name', 'creditCode', 'linkman', 'mobile', 'email', 'licenseUrl'] as const;

/** The purchasing unit and its licence. @param onBusyChange told while files are on their way */
export function CustomerFields({ onBusyChange }: { onBusyChange: (busy: boolean) => void }) {
  const texts = useTexts();
  const { company } = useVisitorTexts();
  return (
    <>
      <CompanyBasics name={texts.name} nameMissing={texts.nameMissing} nameLength={100}>
        <Form.Item name="industry" label={texts.industry}>
          <Input maxLength={100} />
        </Form.Item>
      </CompanyBasics>
      <CompanyFiles
        action={uploadCustomerFile.path}
        files={[{ name: 'licenseUrl', label: company.licenseUrl }]}
        onBusyChange={onBusyChange}
      />
    </>
  );
}
