import { expect, test } from 'vitest';
import { isPrivateAddress } from './isPrivateAddress';

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.31.255.255',
  '192.168.1.5',
  '169.254.169.254',
  '100.100.0.1',
  '0.0.0.0',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:10.0.0.1',
  '::ffff:8.8.8.8',
  'fd00::1',
  'fe80::1',
  'ff02::1',
  '2002:7f00:1::',
  '64:ff9b::a00:1',
])('%s is private', (address) => {
  expect(isPrivateAddress(address)).toBe(true);
});

test.each(['8.8.8.8', '172.32.0.1', '100.63.255.255', '223.5.5.5', '2400:3200::1', '2606:4700::1111'])(
  '%s is public',
  (address) => {
    expect(isPrivateAddress(address)).toBe(false);
  },
);
