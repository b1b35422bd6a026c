import { DictSelect, UserSelect } from '@gezi/pickers';
import { Form, Input, InputNumber, Radio } from 'antd';
import { useTexts } from './texts';

const PHONE = /^[\d+()\- ]{5,32}$/;

/** The fields of a department. */
export function DepartFormFields() {
  const texts = useTexts();
  return (
    <>
      <div className="gezi-drawer-pair">
        <Form.Item
          name="departName"
          label={texts.name}
          rules={[{ required: true, whitespace: true, message: texts.nameMissing }]}
        >
          <Input maxLength={100} />
        </Form.Item>
        <Form.Item name="orgCategory" label={texts.category}>
          <DictSelect dictCode="org_category" type="radio" aria-label={texts.category} />
        </Form.Item>
        <Form.Item name="departOrder" label={texts.order}>
          <InputNumber className="gezi-wide" min={0} max={9999} precision={0} />
        </Form.Item>
        <Form.Item name="status" label={texts.status}>
          <Radio.Group
            aria-label={texts.status}
            options={['1', '0'].map((value) => ({ value, label: texts.statuses[value] ?? '' }))}
          />
        </Form.Item>
        <Form.Item name="departNameAbbr" label={texts.abbreviation}>
          <Input maxLength={500} />
        </Form.Item>
        <Form.Item name="departNameEn" label={texts.englishName}>
          <Input maxLength={500} />
        </Form.Item>
        <Form.Item name="mobile" label={texts.mobile} rules={[{ pattern: PHONE, message: texts.phoneWrong }]}>
          <Input maxLength={32} inputMode="tel" />
        </Form.Item>
        <Form.Item name="fax" label={texts.fax} rules={[{ pattern: PHONE, message: texts.phoneWrong }]}>
          <Input maxLength={32} inputMode="tel" />
        </Form.Item>
      </div>
      <Form.Item name="directorUserIds" label={texts.directors}>
        <UserSelect multiple valueField="id" aria-label={texts.directors} />
      </Form.Item>
      <Form.Item name="address" label={texts.address}>
        <Input maxLength={255} />
      </Form.Item>
      <Form.Item name="memo" label={texts.memo}>
        <Input.TextArea maxLength={500} autoSize={{ minRows: 2, maxRows: 5 }} />
      </Form.Item>
    </>
  );
}
