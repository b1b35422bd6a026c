import { SearchOutlined } from '@ant-design/icons';
import {
  Alert,
  Button,
  Cascader,
  Checkbox,
  ColorPicker,
  DatePicker,
  Divider,
  Form,
  Input,
  InputNumber,
  Radio,
  Rate,
  Select,
  Slider,
  Space,
  Switch,
  TimePicker,
} from 'antd';
import dayjs from 'dayjs';
import { useEffect, useRef, type ReactNode } from 'react';
import type { Json, JsonObject } from '../../core/document/FormDocument';
import type { FormHandle } from '../FormHandle';
import { FormRuntime } from '../FormRuntime';
import { form, item } from './forms';
import { RuntimeGround } from './RuntimeGround';

export interface BesideAntdProps {
  state: 'filled' | 'empty' | 'invalid' | 'disabled';
  size: 'medium' | 'small';
}

const TYPES = ['询价采购', '单一来源', '竞争谈判'].map((label, index) => ({ label, value: index + 1 }));
const TREE = [{ value: 'elec', label: '电气', children: [{ value: 'cable', label: '电缆' }] }];
const DAY = 'YYYY-MM-DD';

interface Pair {
  type: string;
  label: string;
  more?: JsonObject;
  /** Value of a filled control. */
  value: Json;
  /** The same value for antd; default: the value. */
  theirs?: unknown;
  control: ReactNode;
  /** Name of the value prop of antd's control. */
  by?: string;
}

const PAIRS: readonly Pair[] = [
  {
    type: 'input',
    label: '物资名称',
    more: { placeholder: '请输入', clearable: true },
    value: '交联电缆',
    control: <Input placeholder="请输入" allowClear />,
  },
  {
    type: 'input',
    label: '合同编号',
    more: { placeholder: '请输入', 'prefix-icon': 'el-icon-search' },
    value: 'HT-2026-01',
    control: <Input placeholder="请输入" prefix={<SearchOutlined />} />,
  },
  {
    type: 'textarea',
    label: '采购理由',
    more: { placeholder: '请输入', rows: 2, maxlength: 200 },
    value: '年度框架到期',
    control: <Input.TextArea placeholder="请输入" rows={2} />,
  },
  {
    type: 'inputNumber',
    label: '采购数量',
    more: { min: 1, max: 99 },
    value: 3,
    control: <InputNumber mode="spinner" min={1} max={99} style={{ width: 180 }} />,
  },
  {
    type: 'inputNumber',
    label: '单价',
    more: { 'controls-position': 'right', precision: 2, max: 99 },
    value: 12.5,
    control: <InputNumber precision={2} max={99} style={{ width: 180 }} />,
  },
  {
    type: 'select',
    label: '采购方式',
    more: { options: TYPES, placeholder: '请选择' },
    value: 2,
    control: <Select options={TYPES} placeholder="请选择" />,
  },
  {
    type: 'select',
    label: '备选方式',
    more: { options: TYPES, placeholder: '请选择', multiple: true },
    value: [1, 3],
    control: <Select mode="multiple" options={TYPES} placeholder="请选择" />,
  },
  {
    type: 'cascader',
    label: '物资分类',
    more: { options: TREE, placeholder: '请选择', props: { 'show-all-levels': true, clearable: false } },
    value: ['elec', 'cable'],
    control: <Cascader options={TREE} placeholder="请选择" allowClear={false} />,
  },
  {
    type: 'date',
    label: '需求日期',
    more: { placeholder: '请选择' },
    value: '2026-03-18',
    theirs: dayjs('2026-03-18', DAY),
    control: <DatePicker placeholder="请选择" style={{ width: '100%' }} />,
  },
  {
    type: 'date',
    label: '执行期间',
    more: { type: 'daterange', 'start-placeholder': '开始日期', 'end-placeholder': '结束日期' },
    value: ['2026-01-01', '2026-12-31'],
    theirs: [dayjs('2026-01-01', DAY), dayjs('2026-12-31', DAY)],
    control: <DatePicker.RangePicker separator="-" style={{ width: '100%' }} />,
  },
  {
    type: 'time',
    label: '送货时间',
    more: { placeholder: '请选择' },
    value: '09:30:00',
    theirs: dayjs('2026-01-01 09:30:00'),
    control: <TimePicker placeholder="请选择" style={{ width: '100%' }} />,
  },
  { type: 'radio', label: '是否招标', more: { options: TYPES }, value: 1, control: <Radio.Group options={TYPES} /> },
  {
    type: 'radio',
    label: '按钮样式',
    more: { options: TYPES, optionType: 'button' },
    value: 1,
    control: <Radio.Group options={TYPES} optionType="button" />,
  },
  {
    type: 'checkbox',
    label: '验收资料',
    more: { options: TYPES },
    value: [1],
    control: <Checkbox.Group options={TYPES} />,
  },
  {
    type: 'Switch',
    label: '加急',
    more: { 'active-value': true, 'inactive-value': false },
    value: true,
    control: <Switch />,
    by: 'checked',
  },
  { type: 'slider', label: '质保月数', more: { max: 60 }, value: 24, control: <Slider max={60} /> },
  {
    type: 'slider',
    label: '价格区间',
    more: { max: 60, range: true },
    value: [10, 40],
    control: <Slider range max={60} />,
  },
  { type: 'rate', label: '供应商评分', value: 3, control: <Rate /> },
  { type: 'colorPicker', label: '标识颜色', value: '#409EFF', control: <ColorPicker /> },
  {
    type: 'button',
    label: '',
    more: { text: '计算预算', type: 'primary', showLabel: false },
    value: null,
    control: <Button type="primary">计算预算</Button>,
  },
  {
    type: 'divider',
    label: '',
    more: { text: '基本信息', 'content-position': 'left' },
    value: null,
    control: (
      <Divider titlePlacement="left" style={{ margin: 0 }}>
        基本信息
      </Divider>
    ),
  },
  {
    type: 'alert',
    label: '',
    more: { title: '注意', description: '提交后不可修改', type: 'warning', 'show-icon': true },
    value: null,
    control: <Alert type="warning" showIcon title="注意" description="提交后不可修改" />,
  },
];

/** Every inactive control next to antd's, for visual comparison. */
export function BesideAntd({ state, size }: BesideAntdProps) {
  const handle = useRef<FormHandle>(null);
  const [theirs] = Form.useForm();
  const isFilled = state === 'filled' || state === 'disabled';
  const isInvalid = state === 'invalid';
  useEffect(() => {
    if (!isInvalid) return;
    handle.current?.validate();
    theirs.validateFields().catch(() => undefined);
  }, [isInvalid, theirs]);
  const content = form(
    PAIRS.map(({ type, label, more, value }, index) =>
      item(type, `f${index}`, label, { required: isInvalid, value: isFilled ? value : null, ...more }),
    ),
  );
  return (
    <RuntimeGround>
      <Space align="start" size={48} style={{ width: 1280 }} styles={{ item: { width: 616 } }}>
        <FormRuntime ref={handle} content={content} size={size} disabled={state === 'disabled'} />
        <Form
          form={theirs}
          className="beside-antd"
          labelCol={{ flex: '100px' }}
          colon={false}
          size={size}
          disabled={state === 'disabled'}
        >
          {PAIRS.map(({ label, value, theirs: own = value, control, by = 'value' }, index) => (
            <Form.Item
              key={label || index}
              name={`f${index}`}
              label={label || undefined}
              valuePropName={by}
              {...(isFilled && value !== null && { initialValue: own })}
              rules={isInvalid && label ? [{ required: true, message: `${label}不能为空` }] : []}
            >
              {control}
            </Form.Item>
          ))}
        </Form>
      </Space>
    </RuntimeGround>
  );
}
