import { definePackage } from '../../tooling/definePackage.ts';

export default definePackage({ doors: ['index', 'core/index', 'testing/index'], react: ['index'] });
