import { definePackage } from '../../tooling/definePackage.ts';

export default definePackage({ doors: ['index', 'core/index', 'core/internal', 'exportWorker'], styles: true });
