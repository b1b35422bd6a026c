import { uploadCustomerFile } from '@gezi/domain';
import { Form, Input } from 'antd';
import { CompanyBasics, type Company } from '../../visitor/CompanyBasics';
import { RegistrationFiles } from '../../visitor/RegistrationFiles';
import { useTexts as useVisitorTexts } from '../../visitor/texts';
import { UploadCaptcha } from '../../visitor/UploadCaptcha';
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
      <UploadCaptcha>
        {(captcha) => (
          <Form.Item name="licenseUrl" label={company.licenseUrl}>
            <RegistrationFiles
              label={company.licenseUrl}
              action={uploadCustomerFile.path}
              captcha={captcha}
              onBusyChange={onBusyChange}
            />
          </Form.Item>
        )}
      </UploadCaptcha>
    </>
  );
}
