import { checkExpression, checkValue, findDuplicates, messageOf } from '@gezi/validators';

// Codes of the grid: numbers, amounts, lengths.
checkValue('1.234', [{ pattern: 'money' }]); // → undefined
checkValue('12', [{ pattern: 'n6-16', message: '${title} needs 6 to 16 digits' }], {
  label: 'Staff number',
  locale: 'en-US',
})?.message; // → 'Staff number needs 6 to 16 digits'

// A length counts characters, not UTF-16 code units.
checkValue('abcd', [{ minLength: 2, maxLength: 3 }], { locale: 'en-US' })?.message; // → 'At most 3 characters'
checkValue(['a'], [{ minItems: 2, maxItems: 3 }], { locale: 'en-US' })?.message; // → 'Choose at least 2'

// Check digits.
checkValue('110105194912310021', [{ checksum: 'citizenId' }], { locale: 'en-US' })?.message; // → 'The check digit or date of the citizen ID is wrong'

// Expressions of users run in linear time; those that could backtrack are refused when they are saved.
checkValue('1.234', [{ expression: '^\\d+(\\.\\d{1,2})?$', message: 'Two decimals at most' }])?.message; // → 'Two decimals at most'
checkExpression('(a+)+$')?.code; // → 'backtracking'

// Unique in a column.
findDuplicates(['a', 'b', 'a', '', '']); // → [ 0, 2 ]
messageOf('preset:phone', 'en-US'); // → 'The phone number does not follow the rule'
