import { checkValue } from '@gezi/validators';

checkValue('1380013800', [{ required: true }, { rule: 'mobile' }], { label: 'Mobile', locale: 'en-US' })?.message; // → 'Enter a valid mobile number'
checkValue('', [{ required: true }], { label: 'Mobile', locale: 'en-US' })?.message; // → 'Mobile is required'
checkValue('13800138000', [{ rule: 'mobile' }]); // → undefined
