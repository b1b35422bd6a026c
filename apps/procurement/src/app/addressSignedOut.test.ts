import { expect, test } from 'vitest';
import { addressSignedOut } from './addressSignedOut';

const pages = [{ path: '/user/login' }, { children: [{ path: '/home' }, { path: '/news/detail/:id' }] }];
const at = (address: string) => addressSignedOut(new URL(address, 'http://page.invalid') as unknown as Location, pages);

test.each(['/user/login?redirect=%2F', '/home', '/news/detail/7'])('loads the public page %s again', (address) =>
  expect(at(address)).toBeUndefined(),
);

test.each(['/dashboard/analysis', '/purchase/plan?status=3#line'])('leaves %s for the login page', (address) =>
  expect(at(address)).toBe(`/user/login?redirect=${encodeURIComponent(address)}`),
);
