import { definePackage } from '../../tooling/definePackage.ts';

export default definePackage({ doors: ['index', 'core/index'], react: ['index'], styles: true });
