import { definePackage } from '../../tooling/definePackage.ts';

// Minified, so that the engine stays within 8 kB even if it is not bundled again.
export default Object.assign(definePackage({ doors: ['index', 'core/index'], react: ['index'], styles: true }), {
  minify: true,
});
