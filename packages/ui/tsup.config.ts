import { definePackage } from '../../tooling/definePackage.ts';

export default definePackage({
  doors: ['index', 'core/index', 'editors/index', 'html/index'],
  react: ['index', 'editors/index'],
  styles: true,
});
