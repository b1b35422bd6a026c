import type { ViewLoader } from '@gezi/admin-shell';

export const demoViews: Record<string, ViewLoader> = {
  'demo/GridSync': async () => ({ default: (await import('./GridSyncPage')).GridSyncPage }),
  'demo/Pickers': async () => ({ default: (await import('./pickers/PickersPage')).PickersPage }),
  'demo/Upload': async () => ({ default: (await import('./UploadPage')).UploadPage }),
};
