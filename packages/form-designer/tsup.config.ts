import { definePackage } from '../../tooling/definePackage.ts';

export default definePackage({
  doors: ['index', 'core/index', 'designer/index', 'runtime/index'],
  react: ['index', 'designer/index', 'runtime/index'],
  styles: true,
});
