import type { FeatureModule } from '../../../FeatureModule';
import { sheetKind } from './sheetKind';

export const module: FeatureModule = () => ({ pageKinds: { sheet: sheetKind } });
