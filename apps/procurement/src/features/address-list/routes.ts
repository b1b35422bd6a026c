import type { ViewLoader } from '@gezi/admin-shell';

export const addressListViews: Record<string, ViewLoader> = {
  'system/AddressList': async () => ({ default: (await import('./AddressListPage')).AddressListPage }),
};
