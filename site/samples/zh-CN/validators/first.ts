import { checkValue } from '@gezi/validators';

checkValue('1380013800', [{ required: true }, { rule: 'mobile' }], { label: '手机', locale: 'zh-CN' })?.message; // → '请输入正确的手机号码'
checkValue('', [{ required: true }], { label: '手机', locale: 'zh-CN' })?.message; // → '手机不能为空'
checkValue('13800138000', [{ rule: 'mobile' }]); // → undefined
