import { definePackage } from '../../tooling/definePackage.ts';

export default definePackage({
  doors: ['index', 'core/index', 'core/internal', 'exportWorker'],
  react: ['index'],
  styles: true,
});
