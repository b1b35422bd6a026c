import { ellipsis, formatNumber, percentOf } from '@gezi/ui/core';

formatNumber('1234567.5'); // → '1,234,567.5'
percentOf('120'); // → 100
ellipsis('A very long name', 4); // → 'A ve...'
