import { checkExpression, checkValue, findDuplicates, messageOf } from '@gezi/validators';

// 表格的规则码：数字、金额、长度范围。
checkValue('1.234', [{ pattern: 'money' }]); // → undefined
checkValue('12', [{ pattern: 'n6-16', message: '${title}请填6到16位数字' }], { label: '工号', locale: 'zh-CN' })
  ?.message; // → '工号请填6到16位数字'

// 长度按字符计，不按 UTF-16 编码单元。
checkValue('abcd', [{ minLength: 2, maxLength: 3 }], { locale: 'zh-CN' })?.message; // → '长度不能超过3个字符'
checkValue(['a'], [{ minItems: 2, maxItems: 3 }], { locale: 'zh-CN' })?.message; // → '至少选择2项'

// 校验位。
checkValue('110105194912310021', [{ checksum: 'citizenId' }], { locale: 'zh-CN' })?.message; // → '身份证号码校验不通过'

// 用户写的正则：线性时间运行；可能灾难性回溯的在保存时拒绝。
checkValue('1.234', [{ expression: '^\\d+(\\.\\d{1,2})?$', message: '最多两位小数' }])?.message; // → '最多两位小数'
checkExpression('(a+)+$')?.code; // → 'backtracking'

// 整列唯一。
findDuplicates(['a', 'b', 'a', '', '']); // → [ 0, 2 ]
messageOf('preset:phone', 'en-US'); // → 'The phone number does not follow the rule'
