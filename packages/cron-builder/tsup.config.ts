import { definePackage } from '../../tooling/definePackage.ts';

// Minified, so that the engine stays within its 8 kB also where nobody bundles it again.
export default Object.assign(definePackage({ doors: ['index', 'core/index'], styles: true }), { minify: true });
