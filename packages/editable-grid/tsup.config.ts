import { definePackage } from '../../tooling/definePackage.ts';

export default definePackage({ doors: ['index', 'core/index', 'exportWorker'], styles: true });
