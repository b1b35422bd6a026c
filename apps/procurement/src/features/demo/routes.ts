import type { ViewLoader } from '@gezi/admin-shell';

export const demoViews: Record<string, ViewLoader> = {
  'demo/Index': async () => ({ default: (await import('./DemoIndexPage')).DemoIndexPage }),
  'demo/GridSync': async () => ({ default: (await import('./GridSyncPage')).GridSyncPage }),
  'demo/Pickers': async () => ({ default: (await import('./pickers/PickersPage')).PickersPage }),
  'demo/GridColumns': async () => ({ default: (await import('./grid/GridColumnsPage')).GridColumnsPage }),
  'demo/Ui': async () => ({ default: (await import('./ui/UiPage')).UiPage }),
  'demo/Editors': async () => ({ default: (await import('./editors/EditorsPage')).EditorsPage }),
  'demo/Upload': async () => ({ default: (await import('./UploadPage')).UploadPage }),
  'demo/Cron': async () => ({ default: (await import('./rules/CronPage')).CronPage }),
  'demo/AdvancedQuery': async () => ({ default: (await import('./rules/QueryPage')).QueryPage }),
  'demo/Validators': async () => ({ default: (await import('./rules/ValidatorsPage')).ValidatorsPage }),
  'demo/Shell': async () => ({ default: (await import('./ShellPage')).ShellPage }),
};
