import type { FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { addressOf, networkOf } from './addressOf';

test.each([
  ['1.2.3.4', '10.0.0.1', '1.2.3.4'],
  ['::ffff:1.2.3.4', '10.0.0.1', '1.2.3.4'],
  ['2001:DB8:0::1', '10.0.0.1', '2001:db8::1'],
  ["'; drop table sys_log", '::ffff:10.0.0.1', '10.0.0.1'],
  ['127.1', '10.0.0.1', '10.0.0.1'],
])('%s over a connection from %s has the address %s', (ip, remoteAddress, address) => {
  expect(addressOf({ ip, socket: { remoteAddress } } as FastifyRequest)).toBe(address);
});

test.each([
  ['1.2.3.4', '1.2.3.4'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
  ['', ''],
])('%s is counted as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
