import { ellipsis, formatNumber, percentOf } from '@gezi/ui/core';

formatNumber('1234567.5'); // → '1,234,567.5'
percentOf('120'); // → 100
ellipsis('一个很长的名称', 4); // → '一个很长...'
