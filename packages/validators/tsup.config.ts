import { definePackage } from '../../tooling/definePackage.ts';

export default definePackage({ doors: ['index', 'lean', 'engine'] });
