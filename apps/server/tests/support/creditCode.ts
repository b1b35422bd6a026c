export { creditCode } from '../../src/seed/make/creditCode';
